import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { menusAt, orderOf, subscribe } from '../../tests/household.ts'
import { pastOrders } from './past_orders.ts'

const now = '2026-11-27T18:00:00.000Z'
const database = await testDatabase({ beginning: menusAt(now) })

test('past boxes come newest first, ten a page, each with its label', {
  tags: '[ST-ORDER-DELIVERED] [ST-ORDER-FAILED]',
}, async () => {
  const who = await subscribe(database.pool, now)
  await database.pool.query(
    `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province,
       plan_id, profile_key, cutoff_at, state, created_at)
     select $1, gen_random_uuid(), 'freshprep', d, d + 1, 16, 20, 'vancouver', 'BC', 'rtc_2-3', '', d,
       (array['delivered', 'failed', 'skipped', 'not_met'])[1 + n % 4], d
     from generate_series(1, 12) n, lateral (select '2026-11-23'::date - 7 * n as d) w`,
    [who.clientId],
  )
  const asked = { clientId: who.clientId, locale: 'en' as const, now }
  const first = await pastOrders(database, asked, 1)
  expect([first.orders.length, first.page, first.more]).toEqual([10, 1, true])
  expect(first.orders.map(order => order.deliveryDate)).toEqual(
    first.orders
      .map(order => order.deliveryDate)
      .toSorted()
      .reverse(),
  )
  expect(first.orders.slice(0, 4).map(order => [order.state, order.label])).toEqual([
    ['failed', 'unknown'],
    ['skipped', 'skipped'],
    ['not_met', 'skipped'],
    ['delivered', 'completed'],
  ])
  const second = await pastOrders(database, asked, 2)
  expect([second.orders.length, second.more]).toEqual([2, false])
  const still = [...first.orders, ...second.orders].map(order => order.id)
  expect(still).not.toContain(orderOf(who, 0).id)
})

test('a client without a subscription has no past boxes', async () => {
  const asked = { clientId: '01a1fcfb-79a8-7ae5-99fb-911d53d0e0ba', locale: 'fr' as const, now }
  expect(await pastOrders(database, asked, 1)).toEqual({ orders: [], page: 1, more: false, said: [] })
})
