import { formatMoney } from '../domain/money.ts'
import type { ClaimLimits } from '../domain/refunds/claims.ts'
import { messages } from './catalogue.ts'

/** The admin's list of households' claims about boxes. */
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
      send: 'Send this answer',
      gaveTo: (name: string) => `${name}: refunded.`,
      saidNo: (name: string) => `${name}: not refunded, and told why.`,
      decidedOtherwise: (name: string) =>
        `${name}: somebody else has decided otherwise. Nothing was changed.`,
      limits: 'Limits',
      limitsNote:
        'A report within these limits is refunded at once. Anything beyond goes to a person. A change applies from now on.',
      saved: 'Saved.',
      save: 'Save',
      fields: {
        cents: 'Per report, in dollars',
        boxPercent: 'Per box, as a percentage of what was paid',
        days: 'Days to look back',
        claims: 'Reports in that time',
        claimsCents: 'Refunded in that time, in dollars',
        photoCents: 'Ask for a photo above, in dollars',
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
      send: 'Envoyer cette réponse',
      gaveTo: (name: string) => `${name} : remboursement fait.`,
      saidNo: (name: string) => `${name} : pas de remboursement; le foyer sait pourquoi.`,
      decidedOtherwise: (name: string) =>
        `${name} : quelqu’un d’autre a décidé autrement. Rien n’a été changé.`,
      limits: 'Limites',
      limitsNote:
        'Dans ces limites, un signalement est remboursé tout de suite. Au-delà, quelqu’un décide. Un changement s’applique à partir de maintenant.',
      saved: 'C’est enregistré.',
      save: 'Enregistrer',
      fields: {
        cents: 'Par signalement, en dollars',
        boxPercent: 'Par boîte, en pour cent de ce qui a été payé',
        days: 'Jours pris en compte',
        claims: 'Signalements pendant ces jours',
        claimsCents: 'Remboursé pendant ces jours, en dollars',
        photoCents: 'Photo demandée au-delà de, en dollars',
      } satisfies Record<keyof ClaimLimits, string>,
    }
  },
})
