// A household gives its phone for the driver alone, on the day itself: who sees it when, and that the household sees who looked.

import { expect, test } from 'vitest'
import { giveDoor, letDriveAll } from '../../../tests/doors.ts'
import { publishTestMenus, requestOf, subscribe } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { deliveries } from '../../calls/deliveries.ts'
import { drivers } from '../../calls/drivers.ts'
import { household_changes } from '../../calls/household_changes.ts'
import { settings_delivery } from '../../calls/settings_delivery.ts'
import { planRoutes } from '../routes/plan_routes.ts'

const now = '2026-11-27T18:00:00.000Z'
const four = '2026-12-01T23:00:00.000Z'
const dayBefore = '2026-12-01T06:59:59.000Z'
const lastSecond = '2026-12-02T06:59:59.000Z'
const midnight = '2026-12-02T07:00:00.000Z'
const date = '2026-12-01'

const services = await testServices({ now })
const { pool } = services
await publishTestMenus(pool, now)
const [admin, driver, other] = [
  await insertClient(services, { isAdmin: true }),
  await insertClient(services),
  await insertClient(services),
] as const
const home = await subscribe(pool, now)
await giveDoor(pool, home.clientId)
await giveCard(pool, home.clientId, 'approves', now)
services.clock.set('2026-11-28T09:00:00.000Z')
await runDue(services)
await planRoutes(services)
await letDriveAll(pool, driver, date)
await pool.query('update client set is_driver = true where client_id = $1', [other])

const day = async () => drivers.today(services, requestOf(driver, four), {})
const stop = (await day()).routes.flatMap(({ stops }) => stops)[0]
const stopId = stop?.id ?? ''
const look = (at = four, who: string = driver) => drivers.phone(services, requestOf(who, at), { stopId })
const notNow = expect.objectContaining({ code: 'phone_not_now' })

test('the phone is in no list: it is shown by a press, to the driver of the route, on the day, and the household sees that', async () => {
  expect(JSON.stringify(await day())).not.toContain('6045550123')
  const { phone, leftMilliseconds } = await look()
  expect(phone).toBe('+16045550123')
  expect(leftMilliseconds).toBe(Date.parse(midnight) - Date.parse(four))
  const { changes } = await household_changes.index(services, requestOf(home.clientId, four), {})
  expect(changes.filter(({ words }) => /phone/i.test(words))).toMatchObject([
    { words: 'Phone number shown to your driver: December\u00a01, 2026', by: 'us' },
  ])
})

test('a phone corrected on the day, with its extension, is the one that is shown, though the box was billed for the same door', async () => {
  const correct = { phone: '604 555 0188 poste 5' }
  await settings_delivery.update_delivery(services, requestOf(home.clientId, four), correct as never)
  expect((await look()).phone).toBe('+16045550188;ext=5')
})

test('nobody sees it before the day or after it, nor another driver, nor once the stop is done', async () => {
  await expect(look(dayBefore)).rejects.toEqual(notNow)
  expect((await look(lastSecond)).leftMilliseconds).toBe(1_000)
  await expect(look(midnight)).rejects.toEqual(notNow)
  await expect(look(four, other)).rejects.toEqual(notNow)
  const { rows } = await pool.query('select subject_id as id from route_stop where id = $1', [stopId])
  services.clock.set(four)
  await deliveries.move_order(services, requestOf(admin, four), { id: rows[0].id, state: 'delivered' })
  await expect(look()).rejects.toEqual(notNow)
})
