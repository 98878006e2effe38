// A box whose household's rows are refused by the database, among the boxes that a shortage concerns.

import { expect, test } from 'vitest'
import { refuseRows } from '../../../tests/bad_member.ts'
import {
  menusAt,
  orderOf,
  productsOn,
  requestOf,
  subscribe,
  type TestHousehold,
} from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { shortages_admin } from '../../calls/shortages.ts'
import { setQuantity } from '../../money/late_edit/add_late.ts'
import { tendShortages } from './tend_shortages.ts'

const now = '2026-11-27T18:00:00.000Z'
const locked = '2026-11-28T20:00:00.000Z'
const date = '2026-12-01'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services

test('a box that cannot be enlisted holds no other, and keeps its shortage open until it can', async () => {
  const admin = await insertClient(services, { isAdmin: true })
  const homes: TestHousehold[] = []
  for (let at = 0; at < 3; at++) homes.push(await subscribe(pool, now))
  const [bad] = homes as [TestHousehold]
  const { week } = orderOf(bad, 0)
  const dishes = await productsOn(services, 'freshprep', week, 'rtc')
  for (const { clientId, orders } of homes) {
    await giveCard(pool, clientId, 'approves', now)
    const of = { clientId, orderId: orders[0]?.id as string, now }
    for (const { id } of dishes.slice(0, 3)) await setQuantity(services, of, { productId: id, quantity: 1 })
  }
  services.clock.set('2026-11-28T09:00:00.000Z')
  await runDue(services)
  services.clock.set(locked)

  const rows = async (sql: string) => (await pool.query(sql)).rows
  const left = () => rows('select client_id as id from shortage_box order by 1')
  const closed = async () => (await rows('select closed_at from shortage'))[0].closed_at
  const end = await refuseRows(pool, 'shortage_box', bad.clientId)
  const asked = { date, kitchen: 'vancouver', productId: dishes[0]?.id as string, until: '2026-11-29T17:00' }
  expect((await shortages_admin.declare(services, requestOf(admin, locked), asked)).boxes).toBe(2)
  services.clock.set('2026-11-30T01:00:01.000Z')
  // A shortage is closed once its batch is packed.
  await pool.query('update batch set packed_at = $1 where delivery_date = $2', [locked, date])
  await tendShortages(services)
  expect([(await left()).length, await closed()]).toEqual([2, null])
  await end()
  await tendShortages(services)
  expect((await left()).length).toBe(3)
  expect(await closed()).not.toBeNull()
})
