// Loads a household's orders with everything that pricing and display need.

import { Refusal } from '../../contract/errors.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import type { Stored } from '../request/services.ts'
import { type Household, type HouseholdOrder, householdFrom } from './household.ts'
import type { OrderInView } from './order_view.ts'
import { type Connection, readHousehold, readOrder } from './store.ts'

/**
 * A household with all its present orders, lines included; null without a subscription.
 * @param now program time, ISO instant
 * @param connection the transaction the orders are to be changed in; the pool for reading
 */
export async function loadHousehold(
  services: Stored,
  clientId: string,
  now: string,
  connection: Connection = services.pool,
): Promise<Household | null> {
  const row = await readHousehold.first(connection, { clientId, now })
  return row ? householdFrom(clientId, row, { terms: await termsOf(services), now }) : null
}

/** The same for reading, once for all parts of a page. No change may rely on it. */
export function householdToShow(
  services: Stored & Pick<Services, 'pageReads'>,
  clientId: string,
  now: string,
): Promise<Household | null> {
  const key = `household ${clientId} ${now}`
  const { pageReads } = services
  const known = pageReads?.get(key) as Promise<Household | null> | undefined
  const reading = known ?? loadHousehold(services, clientId, now)
  pageReads?.set(key, reading)
  return reading
}

/**
 * One order of a household, in any state, ready to be priced and shown. One statement, and menus from memory.
 * @throws not_found for an order that is not this household's
 */
export async function loadOrder(
  services: Stored,
  clientId: string,
  orderId: string,
  now: string,
): Promise<OrderInView> {
  const row = await readOrder(services.pool, clientId, orderId, now)
  const household = row && householdFrom(clientId, row, { terms: await termsOf(services), now })
  const order = household?.orders.find(other => other.id === orderId)
  if (!household || !order) throw new Refusal('not_found')
  return viewOf(services, household, order)
}

/** An order of a loaded household, with its menu and the content of products no longer on it. */
export async function viewOf(
  services: Stored,
  household: Household,
  order: HouseholdOrder,
): Promise<OrderInView> {
  const menus = menusOf(services)
  const lines = order.lines ?? []
  const menu = await menus.week(order.brand, order.week)
  const left = lines.filter(line => !menu?.products.has(line.productId))
  const pinned = await menus.contents(left.map(line => ({ id: line.productId, version: line.version })))
  return { household, order, lines, menu, pinned }
}
