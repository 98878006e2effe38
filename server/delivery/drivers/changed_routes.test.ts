// Routes that change while they are driven, and reports that come late: what a driver did at doors counts, whatever the phone did not
// know yet.

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ParsedOf } from '../../../contract/index.ts'
import { giveDoor } from '../../../tests/doors.ts'
import { publishTestMenus, requestOf, subscribe } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { deliveries } from '../../calls/deliveries.ts'
import { drivers } from '../../calls/drivers.ts'
import { routes } from '../../calls/routes.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { sendMessages } from '../../messages/send.ts'
import { planRoutes } from '../routes/plan_routes.ts'
import { tellAllLate } from './tell_late.ts'

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
type Action = ParsedOf<'drivers.act'>['actions'][number]
const said = (stopId: string): Action => ({
  id: randomUUID(),
  stopId,
  kind: 'done',
  age: 0,
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
  await routes.set_driver(services, requestOf(admin, now), { routeId, driverId, seen: null })
  await drivers.start(services, as(driverId), { routeId })
}

describe('a report that is sent hours later', () => {
  const nine = '2026-12-02T04:00:00.000Z'
  const hour = 3_600_000
  const stopAt = (place: number) => other.stops[place] as (typeof other.stops)[number]
  const send = (actions: Partial<Action>[], { at = nine, from = second, by = second } = {}) =>
    drivers.act(services, requestOf(from, at), {
      routeId: other.id,
      driverId: by,
      actions: actions.map(action => ({ ...said(''), ...action })),
    })
  const factsOf = async ({ clientId }: { clientId: string }) => {
    const query = async (sql: string) => (await pool.query(sql, [clientId])).rows
    const utc = `at time zone 'UTC', 'HH24:MI')`
    return {
      steps: await query(
        `select kind, to_char(at ${utc} as at from order_event where client_id = $1
         and kind in ('out_for_delivery', 'delivered', 'failed') order by version`,
      ),
      stop: await query(
        `select state, to_char(finished_at ${utc} as at from route_stop where client_id = $1`,
      ),
      points: await query(
        `select distinct to_char(at ${utc} as at from ledger_entry where client_id = $1
         and starts_with(key, 'points_available')`,
      ),
      letter: await query(
        `select data ->> 'at' as at from outbox_message where client_id = $1 and template = 'delivered'`,
      ),
      troubles: await query(
        `select kind, to_char(at ${utc} as at from delivery_trouble where client_id = $1 order by kind`,
      ),
    }
  }

  test('keeps the time of the press: in tracking, letter, points and troubles, in whichever order reports come', {
    tags: '[ST-ORDER-DELIVERED] [ST-ORDER-FAILED]',
  }, async () => {
    services.clock.set(nine)
    await tellAllLate(services)
    expect((await factsOf(stopAt(0))).troubles).toEqual([{ kind: 'late', at: '04:00' }])
    const failed = { stopId: stopAt(1).id, kind: 'failed' as const, reason: 'no_access' as const }
    const sent = [
      { ...failed, age: 3 * hour },
      { stopId: stopAt(0).id, age: 4.5 * hour, id: randomUUID() },
    ]
    expect((await send(sent)).results.map(({ outcome, state }) => [outcome, state])).toEqual([
      ['stands', 'failed'],
      ['stands', 'done'],
    ])
    const facts = {
      steps: [
        { kind: 'out_for_delivery', at: '23:00' },
        { kind: 'delivered', at: '23:30' },
      ],
      stop: [{ state: 'done', at: '23:30' }],
      points: [{ at: '23:30' }],
      letter: [{ at: '2026-12-01T16:30' }],
      // It came in time, so it is not counted as late.
      troubles: [],
    }
    expect(await factsOf(stopAt(0))).toEqual(facts)
    expect(await factsOf(stopAt(1))).toMatchObject({
      stop: [{ state: 'failed', at: '01:00' }],
      troubles: [
        { kind: 'failed', at: '01:00' },
        { kind: 'late', at: '04:00' },
      ],
    })
    // The same report again, and one of a second phone, change nothing.
    expect((await send(sent.slice(1), { at: '2026-12-02T05:00:00.000Z' })).results).toMatchObject([
      { outcome: 'stands', state: 'done' },
    ])
    expect((await send([{ stopId: stopAt(0).id, age: hour }])).results[0]?.outcome).toBe('stands')
    expect(await factsOf(stopAt(0))).toEqual(facts)
  })

  test('is its driver’s alone to send, and after an admin settled the door it says what differs', async () => {
    const stop = stopAt(2)
    const done = { stopId: stop.id, id: randomUUID(), age: 5 * hour }
    // Another driver signed in on the same phone.
    await expect(send([done], { from: first, by: second })).rejects.toMatchObject({ code: 'other_driver' })
    expect(await stateOf(stop.id)).toBe('planned')
    const { rows } = await pool.query('select subject_id as id from route_stop where id = $1', [stop.id])
    const settled = { id: rows[0].id as string, state: 'delivered' as const }
    await deliveries.move_order(services, requestOf(admin, nine), settled)
    const { results } = await send([
      done,
      { stopId: stop.id, kind: 'failed', reason: 'nobody_home', age: 5 * hour },
    ])
    expect(results).toMatchObject([
      { outcome: 'stands', state: 'done' },
      { outcome: 'refused', state: 'done' },
    ])
    expect(await factsOf(stop)).toMatchObject({
      stop: [{ state: 'done', at: '04:00' }],
      letter: [{ at: null }],
    })
  })

  test('is not believed where its clock makes it older than the van’s leaving, or of the future', async () => {
    const [early, ahead] = one.stops.filter(({ id }) => id !== one.stops.at(-1)?.id)
    if (!early || !ahead) throw new Error('no stop')
    const report = (stopId: string, age: number) =>
      drivers.act(services, requestOf(first, nine), { routeId: one.id, actions: [{ ...said(stopId), age }] })
    await report(early.id, 10 * 365 * 24 * hour)
    await report(ahead.id, -24 * hour)
    expect((await factsOf(early)).stop).toEqual([{ state: 'done', at: '23:00' }])
    expect((await factsOf(ahead)).stop).toEqual([{ state: 'done', at: '04:00' }])
    const { rows } = await pool.query('select at from stop_action where stop_id = $1', [early.id])
    expect(rows[0].at.toISOString()).toBe(four)
  })
})

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
  const named = { routeId: one.id, driverId: second, seen: first }
  await routes.set_driver(services, requestOf(admin, four), named)
  await expect(report(stranger, one.id, stop.id)).rejects.toMatchObject({ code: 'not_found' })
  expect((await report(first, one.id, stop.id)).results).toMatchObject([{ outcome: 'stands' }])
  expect(await stateOf(stop.id)).toBe('done')
  expect((await drivers.today(services, as(first), {})).routes).toEqual([])
  const place = { routeId: one.id, lat: 49.2, lon: -123.1 }
  await expect(drivers.position(services, as(first), place)).rejects.toMatchObject({ code: 'not_found' })
  expect((await report(second, one.id, next.id)).results).toMatchObject([{ outcome: 'stands' }])
})

describe('a route', () => {
  const lettersTo = async (driver: string, template: string) =>
    (
      await pool.query(
        `select data from outbox_message where client_id = $1 and template = $2 and channel = 'email'
         order by data ->> 'number', key`,
        [driver, template],
      )
    ).rows.map(({ data }) => data.number as number)

  test('is told to its driver once, in their language, by mail and by a text they asked for, and so is its loss', async () => {
    const [route] = await day()
    if (!route) throw new Error('no route')
    const seen = route.driver?.id ?? null
    expect([seen, await lettersTo(first, 'route_given'), await lettersTo(first, 'route_taken')]).toEqual([
      second,
      [1],
      [1],
    ])
    await pool.query(`update client set language = 'fr', phone = '+16045550177' where client_id = $1`, [
      stranger,
    ])
    await pool.query(
      `insert into communication_preference (client_id, sms_promotions, sms_updates, email_upcoming,
         email_skipped, email_promotions, updated_at) values ($1, false, true, true, true, false, $2)`,
      [stranger, four],
    )
    const named = { routeId: route.id, driverId: stranger, seen }
    await routes.set_driver(services, requestOf(admin, four), named)
    // A repeated request, and one that names the same driver.
    await routes.set_driver(services, requestOf(admin, four), named)
    expect([await lettersTo(stranger, 'route_given'), await lettersTo(second, 'route_taken')]).toEqual([
      [1],
      [1],
    ])
    await sendMessages(services)
    await sendMessages(services)
    const link = 'http://localhost:3000/fr/driver'
    const [letter] = await readMailbox(services, `${stranger}@example.com`)
    expect(letter).toMatchObject({
      subject: expect.stringMatching(/^La tournée 1 du mardi 1er\sdécembre est à vous$/),
      text: expect.stringContaining(link),
    })
    const [text] = await readMailbox(services, '+16045550177')
    expect(text?.text).toContain(`Le trajet : ${link}`)
    // Taken away and given back: the last word a driver has is what holds.
    const back = { routeId: route.id, driverId: second, seen: stranger }
    await routes.set_driver(services, requestOf(admin, four), back)
    await routes.set_driver(services, requestOf(admin, four), { ...named, seen: second })
    expect(await lettersTo(stranger, 'route_given')).toEqual([1, 1])
  })

  test('goes to one of two drivers whom two admins name at once, and the second admin is told and sees who drives', async () => {
    const given = new Map([
      [first, await lettersTo(first, 'route_given')],
      [second, await lettersTo(second, 'route_given')],
    ])
    const name = (driverId: string) =>
      routes.set_driver(services, requestOf(admin, four), { routeId: one.id, driverId, seen: stranger })
    const answers = await Promise.allSettled([name(first), name(second)])
    const refused = answers.filter(answer => answer.status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'conflict' } }])
    const [won, lost] = answers[0]?.status === 'fulfilled' ? [first, second] : [second, first]
    expect((await day()).find(({ id }) => id === one.id)?.driver?.id).toBe(won)
    expect(await lettersTo(stranger, 'route_taken')).toEqual([1, 1])
    expect(await lettersTo(lost, 'route_given')).toEqual(given.get(lost))
  })

  test('is taken from a driver who is dismissed, with a message for each; a driver who is named gets one', async () => {
    await pool.query(
      `insert into client_email (brand, email, client_id) values ('freshprep', 'sam@example.com', $1)`,
      [second],
    )
    const before = (await lettersTo(second, 'route_taken')).length
    const letDrive = (drives: boolean) =>
      routes.let_drive(services, requestOf(admin, four), { email: 'sam@example.com', drives })
    await letDrive(false)
    await letDrive(false)
    const theirs = (await day()).filter(({ driver }) => driver?.id === second)
    expect([theirs, (await lettersTo(second, 'route_taken')).length > before]).toEqual([[], true])
    await letDrive(true)
    await letDrive(true)
    expect(await lettersTo(second, 'driver_named')).toHaveLength(1)
  })
})
