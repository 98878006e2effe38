// A box whose household's rows are refused by the database, on a van among others.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ParsedOf } from '../../../contract/index.ts'
import { refuseRows } from '../../../tests/bad_member.ts'
import { giveDoor, letDriveAll } from '../../../tests/doors.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { drivers } from '../../calls/drivers.ts'
import { planRoutes } from '../routes/plan_routes.ts'
import { tellAllLate } from './tell_late.ts'

const now = '2026-11-27T18:00:00.000Z'
const date = '2026-12-01'
const four = '2026-12-01T23:00:00.000Z'
/** The last window is over at eight in the evening in Vancouver. */
const afterEight = '2026-12-02T04:05:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const driver = await insertClient(services, { firstName: 'Dee' })
const homes: TestHousehold[] = []
for (let north = 0; north < 3; north++) {
  const home = await subscribe(pool, now)
  await giveDoor(pool, home.clientId, { north, east: 0 })
  await giveCard(pool, home.clientId, 'approves', now)
  homes.push(home)
}
const [bad, good, third] = homes as [TestHousehold, TestHousehold, TestHousehold]
services.clock.set('2026-11-28T09:00:00.000Z')
await runDue(services)
await planRoutes(services)
await letDriveAll(pool, driver, date)
services.clock.set(four)

const [route] = (await drivers.today(services, requestOf(driver, four), {})).routes
const routeId = route?.id as string
const stateOf = async (who: TestHousehold) =>
  (await pool.query('select state from client_order where id = $1', [orderOf(who, 0).id])).rows[0].state
const done = async (who: TestHousehold): Promise<ParsedOf<'drivers.act'>['actions'][number]> => {
  const { rows } = await pool.query('select id from route_stop where subject_id = $1', [orderOf(who, 0).id])
  return { id: randomUUID(), stopId: rows[0].id, kind: 'done', age: 0, taken: [], note: '' }
}
const act = (actions: Awaited<ReturnType<typeof done>>[]) =>
  drivers.act(services, requestOf(driver, four), { routeId, actions })

test('a van leaves with the other boxes where one cannot be moved', async () => {
  const end = await refuseRows(pool, 'order_event', bad.clientId)
  await drivers.start(services, requestOf(driver, four), { routeId })
  expect(await Promise.all(homes.map(stateOf))).toEqual(['charged', 'out_for_delivery', 'out_for_delivery'])
  await end()
})

test('the household of a late box is informed though another’s cannot be; that one is, once the fault is mended', async () => {
  const informed = async () =>
    (
      await pool.query(
        `select distinct client_id as id from outbox_message where template = 'delivery_late' order by 1`,
      )
    ).rows.map(({ id }) => id)
  const all = homes.map(({ clientId }) => clientId)
  services.clock.set(afterEight)
  const end = await refuseRows(pool, 'outbox_message', bad.clientId)
  await tellAllLate(services)
  expect(await informed()).toEqual(all.filter(id => id !== bad.clientId).toSorted())
  await end()
  await tellAllLate(services)
  expect(await informed()).toEqual(all.toSorted())
})

test('a report that fails here has no answer, so that the phone keeps it, and those behind it count', async () => {
  const end = await refuseRows(pool, 'stop_action', bad.clientId)
  const reports = [await done(bad), await done(good), await done(third)] as const
  const { results } = await act([...reports])
  expect(results).toMatchObject(reports.slice(1).map(({ id }) => ({ id, outcome: 'stands' })))
  await expect(act([reports[0]])).rejects.toThrow('a bad row')
  await end()
  expect((await act([reports[0]])).results).toMatchObject([{ id: reports[0].id, outcome: 'stands' }])
  expect(await Promise.all(homes.map(stateOf))).toEqual(['delivered', 'delivered', 'delivered'])
})
