// From lock to door: a batch becomes routes, an admin changes them, a driver follows one, on a real database.

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import { bagNumber } from '../../../domain/returnables.ts'
import { giveDoor, letDriveAll } from '../../../tests/doors.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { account } from '../../calls/account.ts'
import { deliveries } from '../../calls/deliveries.ts'
import { drivers } from '../../calls/drivers.ts'
import { routes } from '../../calls/routes.ts'
import { sharp } from '../../request/libvips.ts'
import { planRoutes } from './plan_routes.ts'

const now = '2026-11-27T18:00:00.000Z'
const locked = '2026-11-28T09:00:00.000Z'
/** Four in the afternoon in Vancouver, as the window begins. */
const four = '2026-12-01T23:00:00.000Z'
const date = '2026-12-01'
const households = 8

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const driver = await insertClient(services, { firstName: 'Dee' })
await pool.query(
  `insert into client_email (brand, email, client_id) values ('freshprep', 'dee@example.com', $1)`,
  [driver],
)
const homes: TestHousehold[] = []
for (let at = 0; at < households; at++) {
  const home = await subscribe(services.pool, now)
  await giveDoor(pool, home.clientId, { north: at % 4, east: Math.floor(at / 4) })
  await giveCard(pool, home.clientId, at === households - 1 ? 'declines' : 'approves', now)
  homes.push(home)
}
services.clock.set(locked)
await runDue(services)

const home = (at: number) => homes[at] as TestHousehold
const asAdmin = (at = four) => requestOf(admin, at)
const asDriver = (at = four) => requestOf(driver, at)
const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const day = async () => (await routes.day(services, asAdmin(), { date })).routes
const order = async () => (await day()).map(({ stops }) => stops.map(({ clientId }) => clientId))
const rows = async (sql: string, values: unknown[]) => (await services.pool.query(sql, values)).rows
const letters = async (who: TestHousehold) =>
  (
    await rows('select distinct template from outbox_message where client_id = $1 order by 1', [who.clientId])
  ).map(({ template }) => template)
const stopOf = async (who: TestHousehold) => {
  for (const route of await day()) {
    const stop = route.stops.find(({ clientId }) => clientId === who.clientId)
    if (stop) return { ...stop, routeId: route.id }
  }
  throw new Error('no stop')
}
const action = (
  stopId: string,
  kind: 'arrived' | 'done' | 'failed' | 'bags' | 'photo',
  more: object = {},
) => ({
  id: randomUUID(),
  stopId,
  kind,
  age: 0,
  taken: [],
  note: '',
  ...more,
})

describe('a locked day', () => {
  test('becomes routes that go to every paid box once, within its window; planning again changes nothing', async () => {
    expect(await planRoutes(services)).toEqual({ stops: households - 1 })
    const planned = await day()
    expect(planned).toHaveLength(1)
    const paid = homes.slice(0, -1).map(({ clientId }) => clientId)
    expect(planned[0]?.stops.map(({ clientId }) => clientId).toSorted()).toEqual(paid.toSorted())
    for (const { planned: at, late, state } of planned[0]?.stops ?? []) {
      expect(at >= '16:00' && at <= '20:00').toBe(true)
      expect([late, state]).toEqual([false, 'planned'])
    }
    expect(await planRoutes(services)).toEqual({ stops: 0 })
    services.clock.set('2026-11-28T10:00:00.000Z')
    expect(await planRoutes(services)).toEqual({ stops: 0 })
    expect(await day()).toEqual(planned)
  })

  test('is planned once by two processes at once', async () => {
    await services.pool.query('delete from route_stop')
    await services.pool.query('delete from delivery_route')
    await services.pool.query('update batch set routed_at = null, routes_seen_at = null')
    await Promise.all([planRoutes(services), planRoutes(services)])
    expect((await order()).flat()).toHaveLength(households - 1)
  })

  test('keeps changes by hand when a box is paid late, a pickup is booked, and another box is given up', async () => {
    const [route] = await day()
    const last = route?.stops.at(-1)
    if (!route || !last) throw new Error('no route')
    const move = { clientId: last.clientId, id: last.id, routeId: route.id, place: 1 }
    await routes.move_stop(services, asAdmin(), move)
    const byHand = (await order())[0] as string[]
    expect(byHand[0]).toBe(last.clientId)

    const late = home(households - 1)
    const { pool } = services
    await pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      late.clientId,
      orderOf(late, 0).id,
    ])
    const gone = home(2)
    await pool.query(`update client_order set state = 'refunded' where client_id = $1 and id = $2`, [
      gone.clientId,
      orderOf(gone, 0).id,
    ])
    const fetched = await subscribe(services.pool, now)
    await giveDoor(pool, fetched.clientId, { north: 2, east: 1 })
    await account.create_pickup(services, requestOf(fetched.clientId, '2026-11-27T20:00:00.000Z'), {
      date,
      startHour: 16,
    })
    services.clock.set('2026-11-28T12:00:00.000Z')
    await planRoutes(services)
    const after = (await order())[0] as string[]
    expect(after).toContain(late.clientId)
    expect(after).toContain(fetched.clientId)
    expect(after).not.toContain(gone.clientId)
    const stayed = after.filter(id => id !== late.clientId && id !== fetched.clientId)
    expect(stayed).toEqual(byHand.filter(id => id !== gone.clientId))
    homes.push(fetched)
  })

  test('does not let a stop go to an unknown route or another brand’s', async () => {
    const stop = await stopOf(home(0))
    const move = { clientId: stop.clientId, id: stop.id, routeId: stop.routeId, place: 1 }
    const cookit = requestOf(admin, four, 'cookit')
    await expect(routes.move_stop(services, cookit, move)).rejects.toEqual(refused('not_found'))
    await expect(routes.move_stop(services, asAdmin(), { ...move, routeId: randomUUID() })).rejects.toEqual(
      refused('not_found'),
    )
    await expect(routes.move_stop(services, asAdmin(), { ...move, id: randomUUID() })).rejects.toEqual(
      refused('not_found'),
    )
  })
})

describe('a driver', () => {
  test('is named by an admin by email, and sees the stops of their own routes: only name, door and notes', async () => {
    const [route] = await day()
    const routeId = route?.id as string
    const missing = { email: 'nobody@example.com', drives: true }
    await expect(routes.let_drive(services, asAdmin(), missing)).rejects.toEqual(refused('not_found'))
    const setDriver = () => routes.set_driver(services, asAdmin(), { routeId, driverId: driver, seen: null })
    await expect(setDriver()).rejects.toEqual(refused('not_found'))
    await routes.let_drive(services, asAdmin(), { email: 'Dee@example.com', drives: true })
    await setDriver()
    const today = await drivers.today(services, asDriver(), {})
    expect(today.routes).toHaveLength(1)
    const stop = today.routes[0]?.stops[0]
    expect(stop).toMatchObject({
      name: 'Ada Test',
      address: '12 Main St',
      unit: 'Apt 4',
      buzzer: '99',
      notes: 'Ring twice\nDog in the yard',
    })
    const shown = JSON.stringify(today)
    for (const who of homes) expect(shown).not.toContain(who.clientId)
    expect(shown).not.toMatch(/@example|6045550123/)
    expect((await drivers.today(services, requestOf(admin, four), {})).routes).toEqual([])
  })

  test('starts the route: its boxes are on their way; another driver cannot', async () => {
    const [route] = await day()
    const routeId = route?.id as string
    const other = await insertClient(services)
    await expect(drivers.start(services, requestOf(other, four), { routeId })).rejects.toEqual(
      refused('not_found'),
    )
    await expect(drivers.start(services, asDriver('2026-11-30T20:00:00.000Z'), { routeId })).rejects.toEqual(
      refused('not_found'),
    )
    await drivers.start(services, asDriver(), { routeId })
    await drivers.start(services, asDriver(), { routeId })
    expect(
      await rows(
        `select distinct state from client_order where delivery_date = $1 and state not in ('refunded', 'upcoming')`,
        [date],
      ),
    ).toEqual([{ state: 'out_for_delivery' }])
    expect(await letters(home(0))).toContain('out_for_delivery')
  })

  test('delivers, fails and picks up; reports sent twice or late count once', {
    tags: '[ST-ORDER-DELIVERED] [ST-ORDER-FAILED]',
  }, async () => {
    const [delivered, failed] = [await stopOf(home(0)), await stopOf(home(1))]
    const { routeId } = delivered
    await services.pool.query(
      `insert into returnable_loan (client_id, number, kind, out_since) values ($1, 'B-OLD', 'cooler_bag', '2026-11-24')`,
      [home(0).clientId],
    )
    const photo = (
      await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2b5346' } })
        .jpeg()
        .withExifMerge({ IFD0: { Make: 'A phone' } })
        .toBuffer()
    ).toString('base64')
    const notOne = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]).toString('base64')
    const actions = [
      action(delivered.id, 'arrived'),
      action(delivered.id, 'done', { taken: ['b-old', 'B-UNREAD'], lat: 49.26, lon: -123.1 }),
      action(delivered.id, 'photo', { photo }),
      action(failed.id, 'failed', { reason: 'no_access', note: 'Gate closed' }),
    ]
    const send = (sent = actions) => drivers.act(services, asDriver(), { routeId, actions: sent })
    const stands = { results: actions.map(({ id }) => ({ id, outcome: 'stands' })) }
    expect(await send()).toMatchObject(stands)
    expect(await send()).toMatchObject(stands)
    const unreadable = [action(delivered.id, 'photo', { photo: notOne })]
    for (let i = 0; i < 2; i++) expect((await send(unreadable)).results[0]?.outcome).toBe('refused')
    const [kept] = await rows('select photo from stop_action where client_id = $1 and photo is not null', [
      home(0).clientId,
    ])
    const { format, exif } = await sharp(kept?.photo).metadata()
    expect([format, exif]).toEqual(['jpeg', undefined])
    expect(
      await rows(
        'select kind, data, photo is not null as photo from stop_action where client_id = any ($1) order by received_at, kind',
        [[home(0).clientId, home(1).clientId]],
      ),
    ).toEqual(
      expect.arrayContaining([
        { kind: 'done', data: { taken: ['B-OLD', 'B-UNREAD'], unknown: ['B-UNREAD'] }, photo: false },
        { kind: 'photo', data: {}, photo: true },
        { kind: 'photo', data: { refused: true }, photo: false },
        { kind: 'failed', data: { reason: 'no_access', note: 'Gate closed' }, photo: false },
      ]),
    )
    const { bags } = await account.returnables(services, requestOf(home(0).clientId, four), {})
    expect(bags.map(({ number }) => number)).toEqual([bagNumber(orderOf(home(0), 0).id)])
    expect(await letters(home(0))).toContain('delivered')
    expect(await letters(home(1))).toContain('delivery_failed')
    expect((await stopOf(home(0))).state).toBe('done')
    expect((await stopOf(home(1))).state).toBe('failed')

    const again = [action(failed.id, 'done')]
    expect((await send(again)).results[0]?.outcome).toBe('refused')
    // A phone that did not get the answer asks again, and is refused.
    expect((await send(again)).results[0]?.outcome).toBe('refused')
    const elsewhere = [action(randomUUID(), 'done')]
    expect((await send(elsewhere)).results[0]?.outcome).toBe('refused')
    await expect(send([action(delivered.id, 'failed')])).rejects.toEqual(refused('required'))
  })

  test('finishes a pickup on the way, and its household gets the letter', {
    tags: '[ST-PICKUP-SCHEDULED]',
  }, async () => {
    const fetched = homes.at(-1) as TestHousehold
    const stop = await stopOf(fetched)
    await services.pool.query(
      `insert into returnable_loan (client_id, number, kind, out_since) values ($1, 'B-7', 'cooler_bag', '2026-11-10')`,
      [fetched.clientId],
    )
    // As typed on a phone, where nothing sets capitals.
    const done = [action(stop.id, 'done', { taken: ['b-7', 'B-UNREAD'] })]
    const answer = await drivers.act(services, asDriver(), { routeId: stop.routeId, actions: done })
    expect(answer.results[0]?.outcome).toBe('stands')
    expect(await letters(fetched)).toContain('pickup_done')
    expect((await stopOf(fetched)).state).toBe('done')
    expect(
      await rows(`select data from stop_action where client_id = $1 and kind = 'done'`, [fetched.clientId]),
    ).toEqual([{ data: { taken: ['B-7', 'B-UNREAD'], unknown: ['B-UNREAD'] } }])
    const asked = { date }
    const { pickups } = await deliveries.day(services, asAdmin(), asked)
    expect(pickups).toMatchObject([{ clientId: fetched.clientId, state: 'done', out: [] }])
  })

  test('cannot put a stop before finished ones', async () => {
    const [route] = await day()
    const stops = route?.stops ?? []
    const left = stops.find(({ state }) => state === 'planned')
    if (!route || !left) throw new Error('no stop left')
    const move = { clientId: left.clientId, id: left.id, routeId: route.id, place: 1 }
    if (stops[0]?.state === 'planned') {
      const first = stops.findLastIndex(({ state }) => state !== 'planned')
      expect(first).toBeGreaterThan(0)
    }
    await expect(routes.move_stop(services, asAdmin(), move)).rejects.toEqual(refused('conflict'))
  })

  test('who is late makes each later household get a message, once', async () => {
    const [route] = await day()
    const left = route?.stops.filter(({ state, kind }) => state === 'planned' && kind === 'delivery') ?? []
    const [next, ...waiting] = left
    if (!route || !next || waiting.length === 0) throw new Error('nobody waits')
    // Ten minutes before eight, when the last window ends.
    const late = '2026-12-02T03:50:00.000Z'
    const act = (at: string, stopId: string) =>
      drivers.act(services, asDriver(at), { routeId: route.id, actions: [action(stopId, 'done')] })
    await act(late, next.id)
    const letters = `select client_id as id, data from outbox_message where template = 'delivery_late' and channel = 'email'`
    const first = await rows(letters, [])
    expect(first.length).toBeGreaterThan(0)
    expect(first.every(({ id }) => waiting.some(({ clientId }) => clientId === id))).toBe(true)
    await drivers.position(services, asDriver(late), { routeId: route.id, lat: 49.27, lon: -123.1 })
    await drivers.act(services, asDriver(late), {
      routeId: route.id,
      actions: [action(next.id, 'bags', { taken: [] })],
    })
    expect(await rows(letters, [])).toHaveLength(first.length)
  })

  test('who is removed as a driver has no routes left', async () => {
    await letDriveAll(services.pool, driver, date)
    await routes.let_drive(services, asAdmin(), { email: 'dee@example.com', drives: false })
    expect((await drivers.today(services, asDriver(), {})).routes).toEqual([])
  })
})
