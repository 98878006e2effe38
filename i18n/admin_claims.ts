import { formatMoney } from '../domain/money.ts'
import type { ClaimLimits } from '../domain/refunds/claims.ts'
import { messages } from './catalogue.ts'

/** The admin's list of households' claims about boxes. */
export const adminClaimMessages = messages({
  en: () => {
    const money = (cents: number) => formatMoney(cents, 'en')
    return {
      title: 'Box problems',
      lede: 'These are over a limit and need your decision. We promised households a reply within one business day.',
      none: 'Nothing to review.',
      count: (count: number) => `${count} to review.`,
      columns: ['Problem', 'Household', 'Amount', 'Past reports', 'Action'],
      whole: 'The whole box',
      units: (name: string, units: number) => (units > 1 ? `${units} × ${name}` : name),
      box: (day: string) => `Box for ${day}`,
      to: { payment: 'to original payment', credit: 'as credit' },
      before: (claims: number, days: number, cents: number) => `${claims} in ${days} days, ${money(cents)}`,
      photo: 'View photo',
      photoOf: (what: string) => `Photo: ${what}`,
      give: 'Refund',
      giveTo: (name: string) => `Refund ${name}`,
      decline: 'Decline…',
      answer: 'Message to the household',
      send: 'Send',
      gaveTo: (name: string) => `${name}: refunded.`,
      saidNo: (name: string) => `${name}: declined, household notified.`,
      decidedOtherwise: (name: string) => `${name}: someone else already decided. Nothing changed.`,
      limits: 'Limits',
      limitsNote:
        'Reports within these limits are refunded automatically. Anything over needs review. Changes apply from now on.',
      saved: 'Saved.',
      save: 'Save',
      fields: {
        cents: 'Per report ($)',
        boxPercent: 'Per box (% of amount paid)',
        days: 'Look-back period (days)',
        claims: 'Max reports in that period',
        claimsCents: 'Max refunded in that period ($)',
        photoCents: 'Photo required above ($)',
      } satisfies Record<keyof ClaimLimits, string>,
    }
  },
  fr: ({ plural }) => {
    const money = (cents: number) => formatMoney(cents, 'fr')
    return {
      title: 'Problèmes signalés',
      lede: 'Chacun dépasse une limite et attend une décision. Le foyer sait qu’il aura une réponse d’ici un jour ouvrable.',
      none: 'Rien à traiter.',
      count: (count: number) => `${count} ${plural(count, 'signalement attend', 'signalements attendent')}.`,
      columns: ['Problème', 'Foyer', 'Montant', 'Signalements passés', 'Décision'],
      whole: 'Toute la boîte',
      units: (name: string, units: number) => (units > 1 ? `${units} × ${name}` : name),
      box: (day: string) => `Boîte du ${day}`,
      to: { payment: 'sur le mode de paiement d’origine', credit: 'en crédit' },
      before: (claims: number, days: number, cents: number) => `${claims} en ${days} jours, ${money(cents)}`,
      photo: 'Voir la photo',
      photoOf: (what: string) => `Photo du problème : ${what}`,
      give: 'Rembourser',
      giveTo: (name: string) => `Rembourser ${name}`,
      decline: 'Ne pas rembourser…',
      answer: 'Réponse au foyer',
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
