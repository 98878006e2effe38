// Changes an order from the dashboard: in one transaction that locks the household's open orders, with its event and its message,
// and with new prices for later boxes where a discount moves.

import { Refusal } from '../../contract/errors.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import { menusOf } from '../menu/memory.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { type OrderOfClient, whyNotActive } from './change_box.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { loadHousehold, viewOf } from './load.ts'
import type { OrderInView } from './order_view.ts'
import { repriceAfter, withOrder } from './reprice.ts'
import { holdOpenOrders } from './state_store.ts'
import { ordersExists } from './store.ts'

/** Changes the order in the transaction and returns it as saved; null where nothing changes. */
type Change = (tx: Tx, view: OrderInView) => Promise<OrderInView | null>

/**
 * Runs a change of an order that is before its cutoff.
 * @throws not_found for an order that is not this household's, order_locked, and the change's own refusals
 */
export async function changeOrder(services: Stored, of: OrderOfClient, change: Change): Promise<OrderInView> {
  const after = await withTx(services.pool, async tx => {
    await holdOpenOrders(tx, of.clientId, of.now)
    const household = await loadHousehold(services, of.clientId, of.now, tx)
    const order = household?.orders.find(other => other.id === of.orderId)
    if (!household || !order) throw await unknownOrder(tx, of)
    if (of.now > order.cutoffAt || !isOneOf(order.state, openOrders)) throw new Refusal('order_locked')
    const view = await viewOf(services, household, order)
    const changed = await change(tx, view)
    if (!changed) return view
    await repriceAfter(tx, services, household, changed.household, order.week, of.now)
    return changed
  })
  menusOf(services).changed()
  return after
}

/** A past order cannot be changed; one of another household does not exist. */
async function unknownOrder(tx: Tx, of: OrderOfClient): Promise<Refusal> {
  const found = await ordersExists.first(tx, of)
  return new Refusal(found ? 'order_locked' : 'not_found')
}

/** A view with its order as saved. */
export function saved(view: OrderInView, order: HouseholdOrder, lines = view.lines): OrderInView {
  const known = { ...order, lines }
  return { ...view, order: known, lines, household: withOrder(view.household, known) }
}

/** @throws account_paused, account_closed */
export function refuseUnlessActive(household: Household): void {
  const code = whyNotActive(household)
  if (code) throw new Refusal(code)
}
