// Past orders.

import type { OrderState } from '../domain/machines/order.ts'
import { messages } from './catalogue.ts'

type Words = Partial<Record<OrderState, string>>

/** States with words of their own: those whose label is `unknown` (rule 30), and those of a box under way. */
const statesEn = {
  locked: 'In the kitchen',
  charged: 'In the kitchen',
  packed: 'Packed',
  out_for_delivery: 'On the road',
  not_met: 'Under the minimum',
  failed: 'Delivery failed',
  payment_failed: 'Payment failed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const satisfies Words

const statesFr: Record<keyof typeof statesEn, string> = {
  locked: 'En préparation',
  charged: 'En préparation',
  packed: 'Emballée',
  out_for_delivery: 'En route',
  not_met: 'Sous le minimum',
  failed: 'Livraison manquée',
  payment_failed: 'Paiement refusé',
  cancelled: 'Annulée',
  refunded: 'Remboursée',
}

export const historyMessages = messages({
  en: voice => ({
    title: 'Past orders',
    heading: voice.pick({ freshprep: 'What you’ve had so far.', cookit: 'The story so far.' }),
    labels: { completed: 'Completed', skipped: 'Skipped', upcoming: 'Upcoming', unknown: 'Unknown' },
    states: statesEn,
    overdue: 'Not confirmed yet',
    overdueNote: 'Delivery day has passed, but we don’t have a delivery confirmation. Did it arrive?',
    notes: {
      skipped: 'No delivery, no charge.',
      not_met: 'We didn’t deliver it or charge you.',
      failed: 'It didn’t arrive. If we haven’t fixed it yet, contact us.',
      payment_failed: 'Your payment was declined.',
      cancelled: 'It wasn’t paid in time, so we didn’t pack it.',
    },
    notPaid: 'not paid yet',
    when: (weekday: string, label: string) => `${weekday}, ${label}`,
    points: (points: string, count: number) => `+${points} ${voice.plural(count, 'point', 'points')}`,
    pendingPoints: (points: string, count: number) =>
      `${points} ${voice.plural(count, 'point', 'points')} on delivery`,
    empty: voice.pick({ freshprep: 'No past orders yet.', cookit: 'Nothing here yet.' }),
    emptyNote: voice.pick({
      freshprep: 'Boxes show up here once they’re delivered, skipped or refunded.',
      cookit: 'Your first box will show up here once it’s delivered.',
    }),
    toBoxes: 'See upcoming boxes',
    moreFailed: (why: string) => `We couldn’t load more orders. ${why}`,
    loaded: (count: number) => `${count} ${voice.plural(count, 'order', 'orders')} shown`,
  }),
  fr: voice => ({
    title: 'Commandes passées',
    heading: voice.pick({ freshprep: 'Ce que vous avez mangé.', cookit: 'Tout ce que t’as mangé.' }),
    labels: { completed: 'Terminée', skipped: 'Sautée', upcoming: 'À venir', unknown: 'Inconnue' },
    states: statesFr,
    overdue: 'Pas de nouvelles',
    overdueNote: 'Son jour est passé, et personne ne l’a signalée livrée. Est-elle arrivée?',
    notes: {
      skipped: 'Rien n’a été livré ni facturé.',
      not_met: 'Ni livrée ni facturée.',
      failed: voice.pick({
        freshprep: 'Elle n’est pas arrivée. Écrivez-nous si la situation n’est pas réglée.',
        cookit: 'Elle n’est pas arrivée. Écris-nous si on n’a pas arrangé ça.',
      }),
      payment_failed: 'Le paiement a été refusé.',
      cancelled: 'Non payée à temps, elle n’a pas été emballée.',
    },
    notPaid: 'pas encore payée',
    when: (weekday: string, label: string) => `${weekday}, ${label}`,
    points: (points: string, count: number) => `+${points} ${voice.plural(count, 'point', 'points')}`,
    pendingPoints: (points: string, count: number) =>
      `${points} ${voice.plural(count, 'point', 'points')} à la livraison`,
    empty: voice.pick({
      freshprep: 'Rien ici pour l’instant.',
      cookit: 'Rien ici pour l’instant.',
    }),
    emptyNote: voice.pick({
      freshprep: 'Les boîtes s’affichent ici une fois livrées, sautées ou remboursées.',
      cookit: 'Après ta première boîte, tu la retrouves ici.',
    }),
    toBoxes: 'Voir les prochaines boîtes',
    moreFailed: (why: string) => `La suite n’a pas pu être chargée. ${why}`,
    loaded: (count: number) => `${count} ${voice.plural(count, 'commande affichée', 'commandes affichées')}`,
  }),
})
