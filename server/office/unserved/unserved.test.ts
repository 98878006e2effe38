// Boxes that the automatic choice could not fill, and items that run low, on a real database.

import { expect, test } from 'vitest'
import { menusAt, orderOf, requestOf, subscribe } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { office_admin } from '../../calls/office_admin.ts'
import { findUnserved } from './find_unserved.ts'

const now = '2026-11-27T18:00:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const fussy = await subscribe(pool, now)
const other = await subscribe(pool, now)
const box = orderOf(fussy, 0)

const at = (instant: string, brand: 'freshprep' | 'cookit' = 'freshprep') => requestOf(admin, instant, brand)
const exceptionsOf = async (kind: string, brand: 'freshprep' | 'cookit' = 'freshprep') =>
  (await office_admin.today(services, at(now, brand), {})).exceptions.filter(one => one.kind === kind)
const listed = async (brand: 'freshprep' | 'cookit' = 'freshprep') =>
  (await office_admin.unserved(services, at(now, brand), {})).boxes

/** A look at every batch, whenever the last one was. */
async function lookAgain(): Promise<number> {
  await pool.query('update batch set unserved_at = null')
  return findUnserved(services)
}

/** Every meal of the box’s week that is a kit, but for the first so many. */
async function excluded(butFor: number): Promise<string> {
  const { rows } = await pool.query<{ key: string }>(
    `select string_agg('dish:' || e.product_id, ',' order by e.product_id) as key
     from (select product_id from menu_entry e join client_order o on o.brand = e.brand and o.week = e.week
       where o.client_id = $1 and o.id = $2 and e.kind = 'rtc' and e.surcharge_cents = 0
       order by product_id offset $3) e`,
    [fussy.clientId, box.id, butFor],
  )
  return `rtc|2|2|any||${rows[0]?.key}`
}

const setProfile = async (key: string) =>
  pool.query('update client_order set profile_key = $3 where client_id = $1 and id = $2', [
    fussy.clientId,
    box.id,
    key,
  ])

test('an open box with too few safe meals is counted and listed with how many are safe, and no other box is', async () => {
  expect(await lookAgain()).toBeGreaterThan(0)
  expect(await listed()).toEqual([])
  await setProfile(await excluded(1))
  await lookAgain()
  expect(await listed()).toMatchObject([
    { orderId: box.id, client: { id: fussy.clientId }, needed: 2, safe: 1, date: '2026-12-01' },
  ])
  const [seen] = await exceptionsOf('unserved')
  expect(seen).toMatchObject({ count: 1, date: '2026-12-01', until: (await listed())[0]?.until })
  expect(await listed('cookit')).toEqual([])
  expect(await exceptionsOf('unserved', 'cookit')).toEqual([])
  expect(other.clientId).not.toBe(fussy.clientId)
})

test('a batch is looked at once in ten minutes, and a box leaves the list once somebody chooses for it', async () => {
  expect(await findUnserved(services)).toBe(0)
  services.clock.set('2026-11-27T18:10:01.000Z')
  expect(await findUnserved(services)).toBeGreaterThan(0)
  services.clock.set(now)
  await pool.query(`update client_order set chosen_by = 'client' where client_id = $1 and id = $2`, [
    fussy.clientId,
    box.id,
  ])
  expect(await listed()).toEqual([])
  await lookAgain()
  expect(await exceptionsOf('unserved')).toEqual([])
  expect((await pool.query('select 1 from unserved_box')).rows).toEqual([])
})

test('a sold-out meal is no safe one, and a box that skips needs none', async () => {
  await pool.query('update client_order set chosen_by = null where client_id = $1', [fussy.clientId])
  await setProfile(await excluded(2))
  await lookAgain()
  expect(await listed()).toEqual([])
  await pool.query(`update menu_entry set taken = capacity where brand = 'freshprep' and kind = 'rtc'`)
  await lookAgain()
  expect((await listed()).map(({ orderId, safe }) => [orderId, safe])).toContainEqual([box.id, 0])
  await pool.query(`update client_order set state = 'skipped' where client_id = $1`, [fussy.clientId])
  await lookAgain()
  expect((await listed()).map(({ client }) => client.id)).not.toContain(fussy.clientId)
})

test('items of an open week with a tenth of their stock or less are counted for that week', async () => {
  expect(await exceptionsOf('stock')).toEqual([])
  const low = `update menu_entry set capacity = 100, taken = $1 where brand = 'freshprep' and kind = 'item'
    and week = '2026-11-30' and product_id = (select min(product_id) from menu_entry where kind = 'item'
      and brand = 'freshprep' and week = '2026-11-30')`
  await pool.query(low, [89])
  expect(await exceptionsOf('stock')).toEqual([])
  await pool.query(low, [90])
  expect(await exceptionsOf('stock')).toMatchObject([{ count: 1, date: '2026-11-30' }])
  expect(await exceptionsOf('stock', 'cookit')).toEqual([])
  await pool.query(`update batch set charged_at = $1`, [now])
  expect(await exceptionsOf('stock')).toEqual([])
})
