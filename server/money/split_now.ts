// Splits the payment of an unpaid box by the present balances: a gift card or points added since its cutoff leave less for the
// card, and spent value leaves more. The price stays as it was at cutoff.

import { pointsOfBox } from '../../domain/points.ts'
import { splitPayment } from '../../domain/pricing/price_order.ts'
import type { PaymentSplit } from '../../domain/pricing/types.ts'
import type { Services } from '../integrations/services.ts'
import { balancesFor } from '../orders/balances.ts'
import { loadHousehold } from '../orders/load.ts'
import { isLoyal } from '../orders/loyalty.ts'
import { termsOfBox } from '../orders/pricing.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { type OrderToPay, writeSplit } from './store.ts'

interface OfOrder {
  clientId: string
  orderId: string
  /** Program time, ISO instant. */
  now: string
}

/** The payment of a locked order now. */
export async function splitNow(
  tx: Tx,
  services: Stored & Pick<Services, 'config'>,
  of: OfOrder,
  order: OrderToPay,
): Promise<PaymentSplit & { points: number }> {
  const household = await loadHousehold(services, of.clientId, of.now, tx)
  const seen = household?.orders.find(one => one.id === of.orderId)
  if (!household || !seen) return { ...order.split, points: order.points }
  const split = splitPayment(order.priced.totalCents, balancesFor(household, seen))
  const { points: rates } = termsOfBox(household, seen)
  const box = { deliveryDate: order.deliveryDate, loyal: isLoyal(household, seen), rates }
  return { ...split, points: pointsOfBox(split, box, services.config.pointsEndOn) }
}

/** Stores the split, so that the shown payment is the charged one; returns the updated order. */
export async function saveSplit(
  tx: Tx,
  { clientId, orderId }: OfOrder,
  order: OrderToPay,
  { points, ...split }: PaymentSplit & { points: number },
): Promise<OrderToPay> {
  const same = (Object.keys(split) as (keyof PaymentSplit)[]).every(
    payer => split[payer] === order.split[payer],
  )
  if (same) return order
  await writeSplit(tx, clientId, orderId, split, points)
  return { ...order, split, points, priced: { ...order.priced, payment: split } }
}

/**
 * The payment of an older attempt: its card's amount, and value for the rest, in the usual order. It differs from the stored split
 * only if the split changed before the answer came.
 */
export function splitOfAttempt(order: OrderToPay, cardCents: number): PaymentSplit {
  const { split, priced } = order
  if (cardCents === split.cardCents) return split
  return { ...splitPayment(Math.max(0, priced.totalCents - cardCents), split), cardCents }
}
