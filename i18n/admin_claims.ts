import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'

/** The admin's list of boxes that households said something was wrong with. */
export const adminClaimMessages = messages({
  en: ({ plural }) => {
    const money = (cents: number) => formatMoney(cents, 'en')
    return {
      task: 'Boxes that were not right',
      taskNote: 'What households said was wrong, and what is too much to be given back without a person.',
      title: 'Boxes that were not right',
      lede: 'Each has passed a limit, so it waits for you. The household was told that it hears within one business day.',
      none: 'Nothing waits.',
      count: (count: number) => `${count} ${plural(count, 'waits', 'wait')}.`,
      columns: ['What', 'Household', 'Amount', 'Before', 'Decide'],
      whole: 'The whole box',
      units: (name: string, units: number) => (units > 1 ? `${units} × ${name}` : name),
      box: (day: string) => `Box of ${day}`,
      to: { payment: 'back where it came from', credit: 'as credit' },
      before: (claims: number, cents: number) => `${claims} in 90 days, ${money(cents)}`,
      photo: 'See the photo',
      photoOf: (what: string) => `What was wrong: ${what}`,
      give: 'Refund',
      giveTo: (name: string) => `Refund ${name}`,
      decline: 'Do not refund…',
      answer: 'What the household is told',
      send: 'Say so',
    }
  },
  fr: ({ plural }) => {
    const money = (cents: number) => formatMoney(cents, 'fr')
    return {
      task: 'Boîtes qui n’allaient pas',
      taskNote: 'Ce que les foyers ont signalé et qui dépasse ce qui est remboursé d’office.',
      title: 'Boîtes qui n’allaient pas',
      lede: 'Chacune dépasse une limite et attend une décision. Le foyer sait qu’il aura une réponse d’ici un jour ouvrable.',
      none: 'Rien n’attend.',
      count: (count: number) => `${count} ${plural(count, 'signalement attend', 'signalements attendent')}.`,
      columns: ['Quoi', 'Foyer', 'Montant', 'Avant', 'Décider'],
      whole: 'Toute la boîte',
      units: (name: string, units: number) => (units > 1 ? `${units} × ${name}` : name),
      box: (day: string) => `Boîte du ${day}`,
      to: { payment: 'd’où il est venu', credit: 'en crédit' },
      before: (claims: number, cents: number) => `${claims} en 90 jours, ${money(cents)}`,
      photo: 'Voir la photo',
      photoOf: (what: string) => `Ce qui n’allait pas : ${what}`,
      give: 'Rembourser',
      giveTo: (name: string) => `Rembourser ${name}`,
      decline: 'Ne pas rembourser…',
      answer: 'Ce qui est dit au foyer',
      send: 'Le dire',
    }
  },
})
