// Changes a box for a product that the company corrected or withdrew, in the caller's transaction, which holds the household's open
// orders.

import type { ProductKind } from '../../domain/catalogue/types.ts'
import { type OrderLine, withQuantity } from '../../domain/orders/lines.ts'
import { hasSelection } from '../../domain/pricing/expected.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { movesDiscount } from './discounts.ts'
import type { OrderInView } from './order_view.ts'
import { priceOfView, repriceMovedDiscounts } from './reprice.ts'
import { moveStock, pinLine, replaceLines, saveOrder } from './state_store.ts'

/** The last units of a product were taken in between: the exchange is decided again. */
class TakenInBetween extends Error {}

/**
 * Takes a line out of an open box with its pairings, and puts another product in, in as many units; the box is priced again. Stock of a
 * skipped box is back already, and its price is made when it comes back.
 * @param to null where nothing comes
 */
export async function exchangeProduct(
  tx: Tx,
  services: Stored,
  view: OrderInView,
  line: OrderLine,
  to: { id: string; version: number; kind: ProductKind } | null,
  now: string,
): Promise<void> {
  const { household, order } = view
  const without = withQuantity(view.lines, { ...line, id: line.productId }, 0)
  const came = to ? withQuantity([], to, line.quantity) : []
  const lines = [...without, ...came]
  if (order.state === 'upcoming') {
    const taken = came.map(({ productId, quantity }) => ({ productId, units: quantity }))
    const [short] = await moveStock(tx, order, [...unitsGone(view.lines, without), ...taken])
    if (short) throw new TakenInBetween(`${short.productId} was taken in between`)
  }
  const chosenBy = hasSelection(lines) || !hasSelection(view.lines) ? order.chosenBy : null
  await saveLines(tx, { ...view, lines }, chosenBy, { productId: line.productId, to: to?.id ?? null }, now)
  if (order.state === 'upcoming' && movesDiscount(household, order, { ...order, chosenBy }))
    await repriceMovedDiscounts(tx, services, household.clientId, now)
}

/** Lets a line pin another version of its product. A swap that this one does not have ends, with its price. */
export async function pinInBox(
  tx: Tx,
  view: OrderInView,
  line: OrderLine,
  to: { version: number; swaps: readonly string[] },
  now: string,
): Promise<void> {
  const { household, order } = view
  const { version } = to
  if (line.customizationId === null || to.swaps.includes(line.customizationId)) {
    await pinLine(tx, {
      clientId: household.clientId,
      orderId: order.id,
      productId: line.productId,
      version,
    })
    return
  }
  const lines = view.lines.map(one => (one === line ? { ...line, version, customizationId: null } : one))
  await saveLines(
    tx,
    { ...view, lines },
    order.chosenBy,
    { productId: line.productId, to: line.productId },
    now,
  )
}

/** What goes back into stock: the product, and a unit of each that was paired with it. */
function unitsGone(before: readonly OrderLine[], after: readonly OrderLine[]) {
  return before.flatMap(({ productId, quantity }) => {
    const units = (after.find(one => one.productId === productId)?.quantity ?? 0) - quantity
    return units === 0 ? [] : [{ productId, units }]
  })
}

async function saveLines(
  tx: Tx,
  view: OrderInView,
  chosenBy: OrderInView['order']['chosenBy'],
  data: { productId: string; to: string | null },
  now: string,
): Promise<void> {
  const { household, lines } = view
  const order = { ...view.order, chosenBy, lines }
  await replaceLines(tx, household.clientId, order.id, lines)
  const priced = order.state === 'upcoming' ? priceOfView({ ...view, order }) : order.priced
  const saved = { ...order, priced, totalCents: priced?.totalCents ?? null }
  await saveOrder(tx, household.clientId, saved, { kind: 'corrected', actor: 'system', data }, now)
}
