// Past orders.

import type { OrderState } from '../domain/machines/order.ts'
import { messages } from './catalogue.ts'

type Words = Partial<Record<OrderState, string>>

/** States with words of their own: those whose label is `unknown` (rule 30), and those of a box under way. */
const statesEn = {
  locked: 'Being prepared',
  charged: 'Being prepared',
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
    heading: voice.pick({ freshprep: 'What you have eaten.', cookit: 'The story so far.' }),
    labels: { completed: 'Completed', skipped: 'Skipped', upcoming: 'Upcoming', unknown: 'Unknown' },
    states: statesEn,
    overdue: 'No word of it yet',
    overdueNote: 'Its day has passed, and nobody has reported it delivered. If it did not come, write to us.',
    notes: {
      skipped: 'Nothing was delivered or charged.',
      not_met: 'Not delivered and not charged.',
      failed: 'It did not arrive. Write to us if we have not made it right.',
      payment_failed: 'The payment was declined.',
      cancelled: 'Not paid in time, so it was not packed.',
    },
    notPaid: 'not paid yet',
    when: (weekday: string, label: string) => `${weekday}, ${label}`,
    points: (points: string, count: number) => `+${points} ${voice.plural(count, 'point', 'points')}`,
    pendingPoints: (points: string, count: number) =>
      `${points} ${voice.plural(count, 'point', 'points')} on delivery`,
    empty: voice.pick({ freshprep: 'Nothing behind you yet.', cookit: 'Nothing here yet.' }),
    emptyNote: voice.pick({
      freshprep: 'Boxes move here once they are delivered, skipped or refunded.',
      cookit: 'Once your first box has been, it shows up here.',
    }),
    toBoxes: 'To the next boxes',
    moreFailed: (why: string) => `The next ones could not be loaded. ${why}`,
    loaded: (count: number) => `${count} ${voice.plural(count, 'order', 'orders')} shown`,
  }),
  fr: voice => ({
    title: 'Commandes passées',
    heading: voice.pick({ freshprep: 'Ce que vous avez mangé.', cookit: 'Tout ce que t’as mangé.' }),
    labels: { completed: 'Terminée', skipped: 'Sautée', upcoming: 'À venir', unknown: 'Inconnue' },
    states: statesFr,
    overdue: 'Pas de nouvelles',
    overdueNote: voice.pick({
      freshprep:
        'Son jour est passé, et personne ne l’a signalée livrée. Si elle n’est pas arrivée, écrivez-nous.',
      cookit:
        'Son jour est passé, et personne ne l’a signalée livrée. Si elle n’est pas arrivée, écris-nous.',
    }),
    notes: {
      skipped: 'Rien n’a été livré ni facturé.',
      not_met: 'Ni livrée ni facturée.',
      failed: voice.pick({
        freshprep: 'Elle n’est pas arrivée. Écrivez-nous si nous ne l’avons pas réparé.',
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
      freshprep: 'Rien derrière vous pour l’instant.',
      cookit: 'Rien ici pour l’instant.',
    }),
    emptyNote: voice.pick({
      freshprep: 'Les boîtes viennent ici une fois livrées, sautées ou remboursées.',
      cookit: 'Après ta première boîte, tu la retrouves ici.',
    }),
    toBoxes: 'Aux prochaines boîtes',
    moreFailed: (why: string) => `La suite n’a pas pu être chargée. ${why}`,
    loaded: (count: number) => `${count} ${voice.plural(count, 'commande affichée', 'commandes affichées')}`,
  }),
})
