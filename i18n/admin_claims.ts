import { formatMoney } from '../domain/money.ts'
import type { ClaimLimits } from '../domain/refunds/claims.ts'
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
      before: (claims: number, days: number, cents: number) => `${claims} in ${days} days, ${money(cents)}`,
      photo: 'See the photo',
      photoOf: (what: string) => `What was wrong: ${what}`,
      give: 'Refund',
      giveTo: (name: string) => `Refund ${name}`,
      decline: 'Do not refund…',
      answer: 'What the household is told',
      send: 'Say so',
      limits: 'Limits',
      limitsNote:
        'Up to these a household is refunded at once. Beyond any of them a person decides. They count from now on.',
      saved: 'Saved.',
      save: 'Save',
      fields: {
        cents: 'Of one report, dollars',
        boxPercent: 'Of one box, per cent of what was paid',
        days: 'Days that count',
        claims: 'Reports in those days',
        claimsCents: 'In those days, dollars',
        photoCents: 'A photo is asked for above, dollars',
      } satisfies Record<keyof ClaimLimits, string>,
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
      before: (claims: number, days: number, cents: number) => `${claims} en ${days} jours, ${money(cents)}`,
      photo: 'Voir la photo',
      photoOf: (what: string) => `Ce qui n’allait pas : ${what}`,
      give: 'Rembourser',
      giveTo: (name: string) => `Rembourser ${name}`,
      decline: 'Ne pas rembourser…',
      answer: 'Ce qui est dit au foyer',
      send: 'Le dire',
      limits: 'Limites',
      limitsNote:
        'Jusque-là, un foyer est remboursé d’office. Au-delà de l’une d’elles, quelqu’un décide. Elles comptent à partir de maintenant.',
      saved: 'C’est enregistré.',
      save: 'Enregistrer',
      fields: {
        cents: 'Par signalement, en dollars',
        boxPercent: 'Par boîte, en pour cent de ce qui a été payé',
        days: 'Jours qui comptent',
        claims: 'Signalements dans ces jours',
        claimsCents: 'Dans ces jours, en dollars',
        photoCents: 'Photo demandée au-delà de, en dollars',
      } satisfies Record<keyof ClaimLimits, string>,
    }
  },
})
