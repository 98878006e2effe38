// A van that becomes late without a word of its driver, on a real database.

import { expect, test } from 'vitest'
import { giveDoor, letDriveAll } from '../../../tests/doors.ts'
import { menusAt, orderOf, requestOf, subscribe } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { box_claims } from '../../calls/box_claims.ts'
import { drivers } from '../../calls/drivers.ts'
import { nextDue } from '../../schedule/clock_jobs.ts'
import { planRoutes } from '../routes/plan_routes.ts'
import { tellAllLate } from './tell_late.ts'

const now = '2026-11-27T18:00:00.000Z'
const date = '2026-12-01'
/** Four in the afternoon in Vancouver; the window is over at eight. */
const four = '2026-12-01T23:00:00.000Z'
const afterEight = '2026-12-02T03:01:00Z'
const afterMidnight = '2026-12-02T07:10:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const driver = await insertClient(services, { firstName: 'Dee' })
const who = await subscribe(pool, now)
await giveDoor(pool, who.clientId)
await giveCard(pool, who.clientId, 'approves', now)
services.clock.set('2026-11-28T09:00:00.000Z')
await runDue(services)
await planRoutes(services)
await letDriveAll(pool, driver, date)
services.clock.set(four)

test('the control room’s clock stops when the window of a van on the road is over', async () => {
  const next = async () => (await nextDue(services, Temporal.Instant.from(four))).toString()
  expect(await next()).not.toBe(afterEight)
  const [route] = (await drivers.today(services, requestOf(driver, four), {})).routes
  await drivers.start(services, requestOf(driver, four), { routeId: route?.id as string })
  expect(await next()).toBe(afterEight)
})

test('a box that is found late after its day can be given up, and no letter names hours for it', async () => {
  services.clock.set(afterMidnight)
  const letters = async () =>
    (
      await pool.query(`select from outbox_message where client_id = $1 and template = 'delivery_late'`, [
        who.clientId,
      ])
    ).rowCount
  const about = async () =>
    (
      await box_claims.of_box(services, requestOf(who.clientId, afterMidnight), {
        orderId: orderOf(who, 0).id,
      })
    ).about
  expect(await about()).toBeNull()
  await tellAllLate(services)
  expect([await about(), await letters()]).toEqual(['late', 0])
})
