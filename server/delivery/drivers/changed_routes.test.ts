// Routes that change while they are driven: what a driver did at doors counts, whatever the phone did not know yet.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { giveDoor } from '../../../tests/doors.ts'
import { publishTestMenus, requestOf, subscribe } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { drivers } from '../../http/calls/drivers.ts'
import { routes } from '../../http/calls/routes.ts'
import { planRoutes } from '../routes/plan_routes.ts'

const now = '2026-11-27T18:00:00.000Z'
const four = '2026-12-01T23:00:00.000Z'
const date = '2026-12-01'

const services = await testServices({ now })
const { pool } = services
await publishTestMenus(pool, now)
const admin = await insertClient(services, { isAdmin: true })
const [first, second, stranger] = [
  await insertClient(services),
  await insertClient(services),
  await insertClient(services),
] as const
await pool.query('update client set is_driver = true where client_id = any ($1)', [[first, second, stranger]])
for (let at = 0; at < 6; at++) {
  const home = await subscribe(pool, now)
  await giveDoor(pool, home.clientId, { north: at, east: 0 })
  await giveCard(pool, home.clientId, 'approves', now)
}
// Three boxes a van, so that the day takes two.
const fleet = { vans: 2, shiftFrom: 600, shiftUntil: 1260, boxes: 3, bags: 20, lat: 49.26, lon: -123.1 }
await routes.set_fleet(services, requestOf(admin, now), { kitchen: 'vancouver', ...fleet })
services.clock.set('2026-11-28T09:00:00.000Z')
await runDue(services)
await planRoutes(services)

const as = (driver: string) => requestOf(driver, four)
const day = async () => (await routes.day(services, requestOf(admin, four), { date })).routes
const stateOf = async (stopId: string) =>
  (await day()).flatMap(({ stops }) => stops).find(({ id }) => id === stopId)?.state
const said = (stopId: string) => ({
  id: randomUUID(),
  stopId,
  kind: 'done' as const,
  at: four,
  taken: [],
  note: '',
})
const report = (driver: string, routeId: string, stopId: string) =>
  drivers.act(services, as(driver), { routeId, actions: [said(stopId)] })

const [one, other] = await day()
if (!one || !other) throw new Error('two routes are needed')
for (const [routeId, driverId] of [
  [one.id, first],
  [other.id, second],
] as const) {
  await routes.set_driver(services, requestOf(admin, now), { routeId, driverId })
  await drivers.start(services, as(driverId), { routeId })
}

test('a delivery counts although its stop was moved to another van after the phone lost its connection', {
  tags: '[ST-ORDER-DELIVERED]',
}, async () => {
  const stop = one.stops.at(-1)
  if (!stop) throw new Error('no stop')
  const moved = { clientId: stop.clientId, id: stop.id, routeId: other.id, place: 99 }
  await routes.move_stop(services, requestOf(admin, four), moved)
  expect((await report(first, one.id, stop.id)).results).toMatchObject([{ outcome: 'stands' }])
  expect(await stateOf(stop.id)).toBe('done')
})

test('a delivery counts although another driver has the route by now; one who never drove it cannot report', async () => {
  const [stop, next] = one.stops
  if (!stop || !next) throw new Error('no stop')
  await routes.set_driver(services, requestOf(admin, four), { routeId: one.id, driverId: second })
  await expect(report(stranger, one.id, stop.id)).rejects.toMatchObject({ code: 'not_found' })
  expect((await report(first, one.id, stop.id)).results).toMatchObject([{ outcome: 'stands' }])
  expect(await stateOf(stop.id)).toBe('done')
  expect((await drivers.today(services, as(first), {})).routes).toEqual([])
  const place = { routeId: one.id, lat: 49.2, lon: -123.1 }
  await expect(drivers.position(services, as(first), place)).rejects.toMatchObject({ code: 'not_found' })
  expect((await report(second, one.id, next.id)).results).toMatchObject([{ outcome: 'stands' }])
})
