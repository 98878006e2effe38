import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/database.ts'
import { publishTestMenus, subscribe } from '../../tests/household.ts'
import { menusOf } from '../menu/memory.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { orderData } from './order_view.ts'
import { updateQuantity } from './update_quantity.ts'

// A Friday: Tuesday's cutoff is tonight.
const now = '2026-11-27T18:00:00.000Z'
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ size: 12 })
  await publishTestMenus(database.pool, now)
})
afterAll(() => database.close())

async function productsOf(week: string, kind: MenuProduct['kind']) {
  const menu = await menusOf(database.pool).week('freshprep', week)
  return [...(menu?.products.values() ?? [])].filter(product => product.kind === kind)
}

describe('update_quantity', () => {
  test('[API-orders.update_quantity] sets the units, and count and total follow', async () => {
    const { clientId, orders } = await subscribe(database.pool, now)
    const order = orders[1]
    if (!order) throw new Error('no order')
    const dish = (await productsOf(order.week, 'rtc')).find(product => product.surchargeCents === 0)
    if (!dish) throw new Error('no dish')
    const of = { clientId, orderId: order.id, now }
    const view = await updateQuantity(database.pool, of, { productId: dish.id, quantity: 2 })
    const data = orderData(view, 'en', now)
    expect(data).toMatchObject({ itemsCount: 2, total: 2 * 2 * 1395, untouched: false, version: 2 })
  })
})
