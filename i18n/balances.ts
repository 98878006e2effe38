// A household's balances, in the order in which boxes use them.

import { messages } from './catalogue.ts'

export const balanceMessages = messages({
  en: voice => ({
    heading: 'Balances',
    order: 'We use them on your boxes in this order, before your card.',
    given: 'Credit',
    givenNote: 'Some credit expires.',
    bought: 'Gift cards',
    boughtNote: 'Never expire. “Prepaid” on receipts.',
    corporate: 'Employer credit',
    points: 'Points',
    pointsNote: (worth: string) => `Worth ${worth} once you turn them into credit.`,
    pointsTooFew: (missing: string, credit: string) =>
      `${missing} more and you can turn them into ${credit}.`,
    pointsOwed:
      'A refunded box had earned points that you’d turned into credit. Your next points make up for them. Your card won’t be charged.',
    pending: (points: string) => `${points} more when your box is delivered.`,
    none: 'You earn 1% back in points on every delivered box.',
    pointsValue: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
  }),
  fr: voice => ({
    heading: 'Soldes',
    order: 'Ils paient les boîtes dans cet ordre, avant la carte.',
    given: 'Crédit offert',
    givenNote: 'Il peut avoir une date d’expiration.',
    bought: 'Cartes-cadeaux',
    boughtNote: 'N’expirent jamais. « Prépayé » sur les reçus.',
    corporate: 'Crédit d’entreprise',
    points: 'Points',
    pointsNote: (worth: string) => `Une valeur de ${worth}, une fois échangés contre du crédit.`,
    pointsTooFew: (missing: string, credit: string) =>
      `Encore ${missing} et ils s’échangent contre ${credit}.`,
    pointsOwed: voice.pick({
      freshprep:
        'Une boîte remboursée avait rapporté des points que vous aviez échangés contre du crédit. Vos prochains points les compensent. Rien n’est facturé à votre carte.',
      cookit:
        'Une boîte remboursée avait rapporté des points que tu avais échangés contre du crédit. Tes prochains points les compensent. Rien n’est facturé à ta carte.',
    }),
    pending: (points: string) => `${points} de plus une fois la boîte livrée.`,
    none: voice.pick({
      freshprep: 'Un pour cent de ce que vous payez revient en points une fois la boîte livrée.',
      cookit: 'Un pour cent de ce que tu paies te revient en points une fois la boîte livrée.',
    }),
    pointsValue: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
  }),
})
