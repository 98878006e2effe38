import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { menusAt, subscribe } from '../../tests/household.ts'
import { seededTerms } from '../../tests/terms.ts'
import { withTx } from '../request/database/database.ts'
import { openOrders } from './open_orders.ts'

// A Friday morning in Vancouver: Tuesday can still be ordered, Monday cannot.
const now = '2026-11-27T18:00:00.000Z'
const { cutoffs } = seededTerms
const database = await testDatabase({ beginning: menusAt(now) })

test('a household has an order in each of its next five weeks', { tags: '[ST-ORDER-FUTURE]' }, async () => {
  const { orders } = await subscribe(database.pool, now)
  expect(orders.map(order => [order.deliveryDate, order.week, order.state])).toEqual([
    ['2026-12-01', '2026-11-30', 'upcoming'],
    ['2026-12-08', '2026-12-07', 'upcoming'],
    ['2026-12-15', '2026-12-14', 'upcoming'],
    ['2026-12-22', '2026-12-21', 'upcoming'],
    ['2026-12-29', '2026-12-28', 'upcoming'],
  ])
})

test('a day whose cutoff has passed starts the week after', async () => {
  const { orders } = await subscribe(database.pool, now, { weekday: 1 })
  expect([orders[0]?.deliveryDate, orders.length]).toEqual(['2026-12-07', 5])
})

test('opening again, even twice at once, makes nothing new', async () => {
  const { clientId, brand, orders } = await subscribe(database.pool, now)
  const subscription = { clientId, brand, kitchen: 'vancouver', weekday: 2, firstWeek: '2026-11-23' }
  const again = await Promise.all(
    [0, 1, 2].map(() => withTx(database.pool, tx => openOrders(tx, subscription, { now, cutoffs }))),
  )
  for (const found of again) expect(found).toEqual(orders)
})

test('a first week later than the next one has no earlier orders', async () => {
  const { clientId, brand } = await subscribe(database.pool, now, { weekday: 3 })
  await database.pool.query('delete from client_order where client_id = $1', [clientId])
  const subscription = { clientId, brand, kitchen: 'vancouver', weekday: 3, firstWeek: '2026-12-14' }
  await database.pool.query('update subscription set first_week = $2 where client_id = $1', [
    clientId,
    '2026-12-14',
  ])
  const orders = await withTx(database.pool, tx => openOrders(tx, subscription, { now, cutoffs }))
  expect([orders.length, orders[0]?.deliveryDate]).toEqual([5, '2026-12-16'])
})

test('a paused household’s orders are skipped from the start', async () => {
  const { orders } = await subscribe(database.pool, now, { state: 'paused' })
  expect(orders.map(order => order.state)).toEqual(Array(5).fill('skipped'))
})

test('every date has its batch, with the cutoff of its day in brand time', async () => {
  await subscribe(database.pool, now, { brand: 'cookit', weekday: 7 })
  const { rows } = await database.pool.query<{ date: string; cutoff_at: Date }>(
    `select delivery_date::text as date, cutoff_at from batch where brand = 'cookit' order by 1 limit 1`,
  )
  expect(rows).toEqual([{ date: '2026-12-06', cutoff_at: new Date('2026-12-03T04:59:59Z') }])
})
