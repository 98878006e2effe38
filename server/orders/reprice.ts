// Prices later boxes again, in the same transaction, when a box is skipped or unskipped and a discount that counts
// boxes moves.

import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { hasMovingDiscount } from './discounts.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { loadHousehold, viewOf } from './load.ts'
import type { OrderInView } from './order_view.ts'
import { linesToPrice, pricedBoxOf, priceOfOrder } from './pricing.ts'
import { holdOpenOrders, savePrice } from './state_store.ts'

/** A household with the present state of one of its orders. */
export function withOrder(household: Household, order: HouseholdOrder): Household {
  return { ...household, orders: household.orders.map(other => (other.id === order.id ? order : other)) }
}

/** An order's price with its lines; null for an empty one, unless no meals are wanted. */
export function priceOfView(view: OrderInView): HouseholdOrder['priced'] {
  const { household, order, lines, menu, pinned } = view
  if (lines.length === 0 && order.chosenBy !== 'client') return null
  return priceOfOrder(household, order, linesToPrice(order.plan, lines, menu, pinned))
}

/**
 * Prices the orders after one again where their discounts changed. An empty order has no price, but its version goes up: an editor
 * with it open decides again.
 * @param before the household before the change
 * @param after the household after it
 * @param week of the changed order: Monday, ISO date
 */
export async function repriceAfter(
  tx: Tx,
  services: Stored,
  before: Household,
  after: Household,
  week: string,
  now: string,
): Promise<void> {
  if (!hasMovingDiscount(before)) return
  for (const order of after.orders) {
    if (order.week <= week || order.state !== 'upcoming' || order.cutoffAt < now) continue
    const view = await viewOf(services, after, order)
    const toPrice = linesToPrice(order.plan, view.lines, view.menu, view.pinned)
    const [had, has] = [before, after].map(each => pricedBoxOf(each, order, toPrice).discounts)
    if (isDeepStrictEqual(had, has)) continue
    await savePrice(tx, after.clientId, order, priceOfView(view), now)
  }
}

/**
 * Prices a household's chosen boxes again where their discounts have changed: after a box was cancelled or not delivered, so that
 * its discount goes to the next one, or after a code or value was added. Otherwise a box keeps the price last seen.
 */
export async function repriceMovedDiscounts(
  tx: Tx,
  services: Stored,
  clientId: string,
  now: string,
): Promise<void> {
  await holdOpenOrders(tx, clientId, now)
  const household = await loadHousehold(services, clientId, now, tx)
  for (const order of household?.orders ?? []) {
    if (!household || !order.priced || order.state !== 'upcoming' || order.cutoffAt < now) continue
    const again = priceOfView(await viewOf(services, household, order))
    const moved =
      again &&
      !(
        isDeepStrictEqual(again.discounts, order.priced.discounts) &&
        isDeepStrictEqual(again.payment, order.priced.payment)
      )
    if (moved && again.goodsCents === order.priced.goodsCents)
      await savePrice(tx, clientId, order, again, now)
  }
}
