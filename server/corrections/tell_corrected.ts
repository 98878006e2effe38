// The letter to a household whose box held a corrected product.

import type { CorrectionOutcome } from '../../domain/corrections.ts'
import { allergenNames } from '../menu/replacing.ts'
import type { ProductContent } from '../menu/week_menu.ts'
import { tell } from '../messages/outbox.ts'
import type { OrderInView } from '../orders/order_view.ts'
import type { Tx } from '../request/database/database.ts'
import type { DifferenceWithTraces } from './judge.ts'
import type { Correction } from './store.ts'

const nameOf = ({ dish, item }: ProductContent) => (dish ?? item).name

/** One letter for each correction and box. */
export async function tellCorrected(
  tx: Tx,
  of: {
    correction: Correction
    view: OrderInView
    product: ProductContent
    outcome: CorrectionOutcome
    replacement: ProductContent | null
    differs: DifferenceWithTraces
    now: string
  },
): Promise<void> {
  const { correction, view, outcome, differs, now } = of
  const { household, order } = view
  await tell(tx, {
    clientId: household.clientId,
    brand: order.brand,
    template: 'product_corrected',
    data: {
      orderId: order.id,
      deliveryDate: order.deliveryDate,
      product: nameOf(of.product),
      outcome: outcome === 'kept' || outcome === 'replaced' || outcome === 'warned' ? outcome : 'dropped',
      withdrawn: correction.withdrawn,
      replacement: of.replacement && nameOf(of.replacement),
      gained: allergenNames(differs.gained),
      lost: allergenNames(differs.lost),
      traces: allergenNames(differs.traces),
      flesh: differs.flesh,
      diets: differs.diets,
      editable: order.state === 'upcoming' && now <= order.cutoffAt,
      until: null,
    },
    key: `product_corrected:${correction.id}:${order.id}`,
    at: now,
  })
}
