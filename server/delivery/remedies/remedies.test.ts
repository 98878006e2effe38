// A box that did not come, or is late: its household is told at once, and its choice is carried out, on a real database.

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import { giveDoor, letDriveAll } from '../../../tests/doors.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { box_claims } from '../../calls/box_claims.ts'
import { deliveries } from '../../calls/deliveries.ts'
import { drivers } from '../../calls/drivers.ts'
import { tracking } from '../../calls/tracking.ts'
import { advanceOrder } from '../advance_order.ts'
import { tellAllLate } from '../drivers/tell_late.ts'
import { planRoutes } from '../routes/plan_routes.ts'

const now = '2026-11-27T18:00:00.000Z'
const locked = '2026-11-28T09:00:00.000Z'
/** Four in the afternoon in Vancouver, as the window begins; and nine, an hour after it has ended. */
const four = '2026-12-01T23:00:00.000Z'
const nine = '2026-12-02T04:00:00.000Z'
const date = '2026-12-01'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const driver = await insertClient(services, { firstName: 'Dee' })
const homes: TestHousehold[] = []
for (let at = 0; at < 5; at++) {
  const home = await subscribe(pool, now)
  await giveDoor(pool, home.clientId, { north: at, east: 0 })
  await giveCard(pool, home.clientId, 'approves', now)
  homes.push(home)
}
services.clock.set(locked)
await runDue(services)
await planRoutes(services)
await letDriveAll(pool, driver, date)
services.clock.set(four)

const home = (at: number) => homes[at] as TestHousehold
const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const rows = async (sql: string, who: TestHousehold) => (await services.pool.query(sql, [who.clientId])).rows
const boxOf = async (who: TestHousehold) =>
  (
    await rows(
      `select id, state, delivery_date::text as date, start_hour as "startHour", total_cents as cents, points_earned as points
       from client_order where client_id = $1 order by week limit 1`,
      who,
    )
  )[0]
const letters = async (who: TestHousehold, template: string) =>
  (
    await rows(
      `select template, channel, data from outbox_message where client_id = $1 order by created_at, key`,
      who,
    )
  ).filter(row => row.template === template)
const pending = async (who: TestHousehold) =>
  (
    await rows(
      `select coalesce(sum(amount_cents), 0)::int as points from ledger_entry where client_id = $1 and account = 'points_pending'`,
      who,
    )
  )[0].points
const said = (who: TestHousehold, at = four) =>
  box_claims.of_box(services, requestOf(who.clientId, at), { orderId: orderOf(who, 0).id })
const choose = (
  who: TestHousehold,
  to: 'again' | 'credit' | 'payment',
  at = four,
  requestId = randomUUID(),
) =>
  box_claims.make(services, requestOf(who.clientId, at), {
    orderId: orderOf(who, 0).id,
    to,
    units: 1,
    words: '',
    requestId,
  })
const fail = (who: TestHousehold, at = four) => {
  services.clock.set(at)
  return advanceOrder(services, orderOf(who, 0).id, 'failed', {
    actor: admin,
    brand: 'freshprep',
    reason: 'no_access',
  })
}
const report = async () =>
  (await deliveries.report(services, requestOf(admin, nine), { from: date, until: '2026-12-08' })).troubles

describe('a box that was not delivered', () => {
  test('is reported at once by mail and by text, and is delivered again on the next day of the route: paid once, with its points, on a route of that day', async () => {
    const who = home(0)
    const points = await pending(who)
    await fail(who)
    expect((await letters(who, 'delivery_failed')).map(({ channel }) => channel)).toEqual(['email', 'sms'])
    expect(await pending(who)).toBe(0)
    const offer = await said(who)
    expect(offer.about).toBe('whole')
    const again = offer.again
    expect(again && again.date > date).toBe(true)
    const [first, second] = await Promise.all([choose(who, 'again'), choose(who, 'again')])
    expect(first).toEqual({ state: 'again', again, totalCents: 0, note: null })
    expect(second).toEqual(first)
    expect(await boxOf(who)).toMatchObject({ state: 'charged', date: again?.date })
    expect(await pending(who)).toBe(points)
    expect(await letters(who, 'delivery_again')).toHaveLength(1)
    // Its money stays where it is, and cannot be refunded besides.
    await expect(choose(who, 'credit')).rejects.toEqual(refused('claim_too_late'))
    expect(await rows('select number from order_refund where client_id = $1', who)).toEqual([])

    services.clock.set('2026-12-02T16:00:00.000Z')
    await services.pool.query(
      `update batch set locked_at = coalesce(locked_at, now()), charged_at = coalesce(charged_at, now()), routes_seen_at = null, routed_at = null where delivery_date = $1`,
      [again?.date],
    )
    await planRoutes(services)
    const stops = 'select delivery_date::text as date, state from route_stop where client_id = $1 order by 1'
    expect(await rows(stops, who)).toEqual([
      { date, state: 'failed' },
      { date: again?.date, state: 'planned' },
    ])
    // The events of that day are reported anew.
    await advanceOrder(services, orderOf(who, 0).id, 'out_for_delivery')
    await advanceOrder(services, orderOf(who, 0).id, 'failed')
    expect((await letters(who, 'delivery_failed')).filter(({ channel }) => channel === 'email')).toHaveLength(
      2,
    )
    expect((await choose(who, 'credit', '2026-12-03T20:00:00.000Z')).state).toBe('paid')
    services.clock.set(four)
  })

  test('is refunded whole where its household wants that, and is counted with that choice', async () => {
    await fail(home(1))
    const [to, back] = [home(1), home(2)]
    await fail(back)
    const paid = await boxOf(to)
    expect(await choose(to, 'payment')).toMatchObject({ state: 'paid', totalCents: paid.cents })
    await expect(choose(to, 'again')).rejects.toEqual(refused('refund_nothing_left'))
    const counted = await report()
    expect(counted).toContainEqual({ kind: 'failed', reason: 'no_access', choice: 'payment', count: 1 })
    expect(counted).toContainEqual({ kind: 'failed', reason: 'no_access', choice: 'again', count: 1 })
    expect(counted).toContainEqual({ kind: 'failed', reason: 'no_access', choice: null, count: 1 })
  })

  test('is its own household’s to decide, and a delivered or future one cannot be delivered again', async () => {
    const stranger = await insertClient(services)
    const asked = {
      orderId: orderOf(home(2), 0).id,
      to: 'again' as const,
      units: 1,
      words: '',
      requestId: randomUUID(),
    }
    await expect(box_claims.make(services, requestOf(stranger, four), asked)).rejects.toEqual(
      refused('not_found'),
    )
    await expect(choose(home(3), 'again')).rejects.toEqual(refused('claim_too_late'))
  })

  test('ignores stored reports of the day it failed', async () => {
    const who = home(2)
    const [stop] = await rows(`select id, route_id as "routeId" from route_stop where client_id = $1`, who)
    await choose(who, 'again')
    const action = { id: randomUUID(), stopId: stop.id, kind: 'done' as const, age: 0, taken: [], note: '' }
    const { results } = await drivers.act(services, requestOf(driver, four), {
      routeId: stop.routeId,
      actions: [action],
    })
    expect(results).toEqual([{ id: action.id, outcome: 'refused', state: 'failed' }])
    expect((await boxOf(who)).state).toBe('charged')
  })

  test('is followed anew when it is brought again, without the steps of its first attempt', async () => {
    const who = home(2)
    const steps = async () => {
      const { tracking: shown } = await tracking.mine(services, requestOf(who.clientId, four), {})
      expect(shown?.order?.id).toBe(orderOf(who, 0).id)
      return shown?.steps.map(({ step, time }) => [step, step === 'locked' ? '' : time])
    }
    expect(await steps()).toEqual([['locked', '']])
    services.clock.set('2026-12-02T01:10:00.000Z')
    await advanceOrder(services, orderOf(who, 0).id, 'packed')
    expect(await steps()).toEqual([
      ['locked', ''],
      ['packed', '18:10'],
    ])
  })
})

describe('a box that is late', () => {
  test('is reported once though the driver says nothing, and still comes unless its household calls it off', async () => {
    const [waits, leaves] = [home(3), home(4)]
    services.clock.set(four)
    const [route] = (await drivers.today(services, requestOf(driver, four), {})).routes
    await drivers.start(services, requestOf(driver, four), { routeId: route?.id as string })
    await tellAllLate(services)
    expect(await letters(waits, 'delivery_late')).toEqual([])
    expect((await said(waits)).about).toBeNull()
    services.clock.set(nine)
    await tellAllLate(services)
    await tellAllLate(services)
    expect((await letters(waits, 'delivery_late')).map(({ channel }) => channel)).toEqual(['email', 'sms'])
    expect(await said(waits, nine)).toMatchObject({ about: 'late', dayOver: false })
    // After midnight its household can still give it up, and is not told that it comes today.
    expect(await said(waits, '2026-12-02T07:30:00.000Z')).toMatchObject({ about: 'late', dayOver: true })

    const paid = await boxOf(leaves)
    expect(await choose(leaves, 'credit', nine)).toMatchObject({ state: 'paid', totalCents: paid.cents })
    const stop = `select state from route_stop where client_id = $1`
    expect([await rows(stop, leaves), await rows(stop, waits)]).toEqual([
      [{ state: 'failed' }],
      [{ state: 'planned' }],
    ])
    // It was the household's own choice: nothing reports a failed delivery.
    expect(await letters(leaves, 'delivery_failed')).toEqual([])
    const counted = await report()
    expect(counted).toContainEqual({ kind: 'late', reason: null, choice: 'credit', count: 1 })
    expect(counted).toContainEqual({ kind: 'failed', reason: 'called_off', choice: 'credit', count: 1 })

    // Once the driver is at the door it is too late to call it off.
    const [at] = await rows('select id, route_id as "routeId" from route_stop where client_id = $1', waits)
    const arrived = {
      id: randomUUID(),
      stopId: at.id,
      kind: 'arrived' as const,
      age: 0,
      taken: [],
      note: '',
    }
    await drivers.act(services, requestOf(driver, nine), { routeId: at.routeId, actions: [arrived] })
    expect((await said(waits, nine)).about).toBeNull()
    await expect(choose(waits, 'again', nine)).rejects.toEqual(refused('claim_too_late'))
  })
})
