// A household's future orders, and those a product can be added to.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { orderLabel } from '../../domain/machines/order.ts'
import { unitsOf } from '../../domain/orders/lines.ts'
import { menusOf } from '../menu/memory.ts'
import { productExists } from '../menu/product_exists.ts'
import { onMenu } from '../menu/week_menu.ts'
import type { Stored } from '../request/services.ts'
import { loadHousehold } from './load.ts'
import { isEditable } from './order_view.ts'

/** Ids of the orders still to come, by delivery date; skipped ones are left out. */
export async function upcomingOrderIds(services: Stored, clientId: string, now: string): Promise<string[]> {
  const household = await loadHousehold(services, clientId, now)
  const orders = household?.orders.filter(order => orderLabel(order.state) === 'upcoming') ?? []
  return orders.map(order => order.id)
}

/**
 * The editable orders whose menu has a product, and the units of it in each.
 * @throws not_found for an unknown product
 */
export async function futureOrdersForProduct(
  services: Stored,
  clientId: string,
  productId: string,
  now: string,
): Promise<OutputOf<'orders.future_orders_for_product'>> {
  if (!(await productExists(services, productId))) throw new Refusal('not_found')
  const household = await loadHousehold(services, clientId, now)
  const found: OutputOf<'orders.future_orders_for_product'> = []
  for (const order of household?.orders ?? []) {
    if (!household || !isEditable(household, order, now)) continue
    const menu = await menusOf(services).week(order.brand, order.week)
    if (!onMenu(menu, productId)) continue
    const { id: orderId, deliveryDate } = order
    found.push({ orderId, deliveryDate, quantity: unitsOf(order.lines ?? [], productId) })
  }
  return found
}
