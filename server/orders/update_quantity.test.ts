import { describe, expect, test, vi } from 'vitest'
import { addWeeks } from '../../domain/time/weeks.ts'
import { testDatabase } from '../../tests/database.ts'
import {
  leaveInStock,
  menusAt,
  orderOf,
  productsOn,
  subscribe,
  type TestHousehold,
  takenOf,
} from '../../tests/household.ts'
import { menusOf } from '../menu/memory.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { loadOrder } from './load.ts'
import { orderData } from './order_view.ts'
import { updateQuantity } from './update_quantity.ts'

// A Friday morning in Vancouver: Tuesday's cutoff is tonight.
const now = '2026-11-27T18:00:00.000Z'
let week: string

const database = await testDatabase({ size: 12, beginning: menusAt(now) })
const household = await subscribe(database.pool, now)
week = orderOf(household, 1).week
const dishes = await productsOn(database, 'freshprep', week, 'rtc')
const items = await productsOn(database, 'freshprep', week, 'item')

const set = (who: TestHousehold, place: number, productId: string, quantity: number, at = now) =>
  updateQuantity(
    database,
    { clientId: who.clientId, orderId: orderOf(who, place).id, now: at },
    { productId, quantity },
  )

const idOf = (products: MenuProduct[], place: number) => products[place]?.id as string

async function eventsOf(orderId: string) {
  const { rows } = await database.pool.query<{ kind: string; version: number; data: unknown }>(
    'select kind, version, data from order_event where order_id = $1 order by version',
    [orderId],
  )
  return rows
}

describe('a change', () => {
  test('changes count and total', {
    tags: '[API-orders.update_quantity] [ENT-ORDER-ITEMS] [ENT-ORDER-MONEY]',
  }, async () => {
    const dish = dishes[0] as MenuProduct
    const before = await takenOf(database.pool, 'freshprep', week, dish.id)
    const data = orderData(await set(household, 1, dish.id, 2), 'en', now)
    const total = 2 * 2 * 1395
    expect(data).toMatchObject({ itemsCount: 2, total, minimumTotal: 5900, untouched: false, version: 2 })
    expect(data.selectedRecipes).toMatchObject([
      { productId: dish.id, quantity: 2, servings: 4, cents: total },
    ])
    expect(data).toMatchObject({ dishesToChoose: 1, credit: 0, discount: 0, taxes: 0, volumeDiscounts: 0 })
    expect(await takenOf(database.pool, 'freshprep', week, dish.id)).toBe(before + 2)
    expect(await eventsOf(orderOf(household, 1).id)).toEqual([
      { kind: 'quantity_updated', version: 2, data: { productId: dish.id, quantity: 2, before: 0 } },
    ])
  })

  test('is in order_data afterwards, to the cent', async () => {
    const changed = await set(household, 1, idOf(items, 0), 3)
    const of = { clientId: household.clientId, orderId: orderOf(household, 1).id }
    const loaded = await loadOrder(database, of.clientId, of.orderId, now)
    expect(orderData(loaded, 'fr', now)).toEqual(orderData(changed, 'fr', now))
  })

  test('repeated changes nothing', async () => {
    const once = await set(household, 1, idOf(items, 0), 4)
    const twice = await set(household, 1, idOf(items, 0), 4)
    expect(twice.order.version).toBe(once.order.version)
    expect(await eventsOf(orderOf(household, 1).id)).toHaveLength(once.order.version - 1)
  })

  test('that removes the last line leaves the order without a choice, at the price of the plan', async () => {
    const fresh = await subscribe(database.pool, now)
    const untouched = await loadOrder(database, fresh.clientId, orderOf(fresh, 1).id, now)
    const before = await takenOf(database.pool, 'freshprep', week, idOf(dishes, 1))
    await set(fresh, 1, idOf(dishes, 1), 1)
    const emptied = await set(fresh, 1, idOf(dishes, 1), 0)
    expect(orderData(emptied, 'en', now)).toEqual({
      ...orderData(untouched, 'en', now),
      version: 3,
      untouched: true,
      totalCents: 3 * 2 * 1395,
    })
    const { rows } = await database.pool.query(
      'select chosen_by, priced, total_cents from client_order where id = $1',
      [orderOf(fresh, 1).id],
    )
    expect(rows).toEqual([{ chosen_by: null, priced: null, total_cents: null }])
    expect(await takenOf(database.pool, 'freshprep', week, idOf(dishes, 1))).toBe(before)
  })

  test('of market items alone is no selection: the dishes are still expected, and chosen automatically', async () => {
    const fresh = await subscribe(database.pool, now)
    const item = items[0] as MenuProduct
    const view = await set(fresh, 1, item.id, 1)
    const data = orderData(view, 'en', now)
    expect(data).toMatchObject({ untouched: true, dishesToChoose: 3, itemsCount: 1 })
    expect(data.receipt.goodsCents).toBe(3 * 2 * 1395 + (item.item?.priceCents ?? 0))
    expect(view.order.chosenBy).toBeNull()
  })

  test('takes at most two statements, besides the look-up of the session', async () => {
    await menusOf(database).week('freshprep', week)
    const statements = vi.spyOn(database.pool, 'query')
    const transactions = vi.spyOn(database.pool, 'connect')
    try {
      await set(household, 1, idOf(dishes, 2), 1)
      const named = statements.mock.calls.map(([query]) => (query as unknown as { name?: string }).name)
      expect(named.filter(name => name !== 'menu_weeks')).toEqual(['orders_order', 'orders_write_stock1_in1'])
      expect(named.length).toBeLessThanOrEqual(3)
      // Every pool.query takes its connection through pool.connect; a transaction would take one more.
      expect(transactions.mock.calls.length).toBe(named.length)
    } finally {
      statements.mockRestore()
      transactions.mockRestore()
    }
  })
})

describe('a refusal', () => {
  const refusal = (code: string) => expect.objectContaining({ code })

  test('comes after the cutoff, even before a batch has run', {
    tags: '[ST-ORDER-EDITABLE] [ST-ORDER-NOT-EDITABLE]',
  }, async () => {
    const fresh = await subscribe(database.pool, now)
    const { order } = await loadOrder(database, fresh.clientId, orderOf(fresh, 0).id, now)
    const [dish] = await productsOn(database, 'freshprep', order.week, 'rtc')
    const change = (at: string) => set(fresh, 0, dish?.id as string, 1, at)
    await expect(change(order.cutoffAt)).resolves.toMatchObject({ order: { version: 2 } })
    const late = order.cutoffAt.replace('.000Z', '.001Z')
    await expect(change(late)).rejects.toEqual(refusal('order_locked'))
    expect(order.cutoffAt).toBe('2026-11-28T06:59:59.000Z')
  })

  test('hides the order of another household', async () => {
    const stranger = await subscribe(database.pool, now)
    const of = { clientId: stranger.clientId, orderId: orderOf(household, 1).id, now }
    const change = updateQuantity(database, of, { productId: idOf(dishes, 0), quantity: 1 })
    await expect(change).rejects.toEqual(refusal('not_found'))
  })

  test('comes for a product that is not on the menu of the week', async () => {
    await expect(set(household, 1, 'no-such-dish', 1)).rejects.toEqual(refusal('not_on_menu'))
    await expect(set(household, 1, 'no-such-dish', 0)).rejects.toEqual(refusal('not_on_menu'))
    const later = await productsOn(database, 'freshprep', addWeeks(week, 1), 'rtc')
    const elsewhere = later.find(product => !dishes.some(dish => dish.id === product.id))
    await expect(set(household, 1, elsewhere?.id as string, 1)).rejects.toEqual(refusal('not_on_menu'))
  })

  test('comes for an invalid number of units', async () => {
    for (const quantity of [-1, 51, 1.5, Number.NaN]) {
      await expect(set(household, 1, idOf(dishes, 0), quantity)).rejects.toEqual(refusal('quantity_invalid'))
    }
  })

  test.each([
    ['paused', 'account_paused'],
    ['closing', 'account_closed'],
  ] as const)('comes for a household that is %s', async (state, code) => {
    const fresh = await subscribe(database.pool, now)
    await database.pool.query('update subscription set state = $2 where client_id = $1', [
      fresh.clientId,
      state,
    ])
    await expect(set(fresh, 1, idOf(dishes, 0), 1)).rejects.toEqual(refusal(code))
  })

  test('comes for a skipped order', async () => {
    const fresh = await subscribe(database.pool, now)
    await database.pool.query(`update client_order set state = 'skipped' where id = $1`, [
      orderOf(fresh, 1).id,
    ])
    await expect(set(fresh, 1, idOf(dishes, 0), 1)).rejects.toEqual(refusal('order_skipped'))
  })

  test('comes for more than is left, with the number left; and then nothing was written', async () => {
    const fresh = await subscribe(database.pool, now)
    const id = idOf(items, 5)
    await leaveInStock(database, 'freshprep', week, id, 2)
    await expect(set(fresh, 1, id, 3)).rejects.toMatchObject({
      code: 'sold_out',
      details: { productId: id, left: 2 },
    })
    const { order, lines } = await loadOrder(database, fresh.clientId, orderOf(fresh, 1).id, now)
    expect([order.version, lines, await eventsOf(order.id)]).toEqual([1, [], []])
    await expect(set(fresh, 1, id, 2)).resolves.toMatchObject({ order: { version: 2 } })
    expect((await menusOf(database).week('freshprep', week))?.soldOut.has(id)).toBe(true)
    await expect(set(fresh, 1, id, 1)).resolves.toMatchObject({ order: { version: 3 } })
    expect((await menusOf(database).week('freshprep', week))?.soldOut.has(id)).toBe(false)
  })
})

describe('at the same time', () => {
  test('two tabs that change different lines both win', async () => {
    const fresh = await subscribe(database.pool, now)
    const changes = [0, 1, 2].map(place => set(fresh, 1, idOf(dishes, place), 1))
    await Promise.all([...changes, set(fresh, 1, idOf(items, 0), 2)])
    const view = await loadOrder(database, fresh.clientId, orderOf(fresh, 1).id, now)
    expect(view.lines.map(line => line.quantity)).toEqual([1, 1, 1, 2])
    expect(view.order.version).toBe(5)
    const again = orderData(view, 'en', now)
    expect(again.receipt.goodsCents).toBe(
      view.order.priced?.lines.reduce((sum, line) => sum + line.grossCents, 0),
    )
    expect(again.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(again.receipt.goodsCents)
  })

  test('two tabs that change the same line leave one of the two values, and matching stock', async () => {
    const fresh = await subscribe(database.pool, now)
    const id = idOf(items, 1)
    const before = await takenOf(database.pool, 'freshprep', week, id)
    await Promise.all([2, 5, 3].map(quantity => set(fresh, 1, id, quantity)))
    const { lines } = await loadOrder(database, fresh.clientId, orderOf(fresh, 1).id, now)
    const quantity = lines[0]?.quantity ?? 0
    expect([2, 3, 5]).toContain(quantity)
    expect(await takenOf(database.pool, 'freshprep', week, id)).toBe(before + quantity)
  })

  test('a double click is one change', async () => {
    const fresh = await subscribe(database.pool, now)
    const id = idOf(items, 2)
    await Promise.all([set(fresh, 1, id, 1), set(fresh, 1, id, 1), set(fresh, 1, id, 1)])
    expect(await eventsOf(orderOf(fresh, 1).id)).toHaveLength(1)
  })

  test('two hundred buyers of the last ten get ten, and nothing is oversold', async () => {
    const id = idOf(items, 3)
    await leaveInStock(database, 'freshprep', week, id, 10)
    const buyers = await Promise.all(Array.from({ length: 200 }, () => subscribe(database.pool, now)))
    const ends = await Promise.allSettled(buyers.map(buyer => set(buyer, 1, id, 1)))
    const got = ends.filter(end => end.status === 'fulfilled')
    const refused = ends.filter(end => end.status === 'rejected').map(end => end.reason)
    expect(got).toHaveLength(10)
    expect(refused).toEqual(Array(190).fill(expect.objectContaining({ code: 'sold_out' })))
    const { rows } = await database.pool.query(
      `select e.taken = e.capacity as full, (select sum(quantity)::int from order_line l
         join client_order o on o.client_id = l.client_id and o.id = l.order_id and o.week = e.week
         where l.product_id = e.product_id) as held
       from menu_entry e where brand = 'freshprep' and week = $1 and product_id = $2`,
      [week, id],
    )
    expect(rows).toEqual([{ full: true, held: 10 }])
  })
})
