import { expect, test } from 'vitest'
import { cutoffOf } from '../../domain/time/cutoff.ts'
import { orderOf, publishTestMenus, subscribe } from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { seededTerms } from '../../tests/terms.ts'
import { brokenGuarantees, giveCard } from '../../tests/weekly.ts'
import type { Services } from '../integrations/services.ts'
import { moveClock } from './move_clock.ts'

const made = await testServices({ now: '2026-11-27T18:00:00.000Z' })
const clock = made.movableClock
if (!clock) throw new Error('a test’s clock moves')
const services: Services = { ...made, clock }
// A Friday morning in Vancouver: Tuesday's cutoff is tonight.
await clock.set(Temporal.Instant.from('2035-11-30T18:00:00Z'))
const now: string = clock.now().toString({ fractionalSecondDigits: 3 })
await publishTestMenus(services.pool, now)

test('moving the clock ten days lets all events on the way happen, in order and at their times', async () => {
  const [who, unpaid] = await Promise.all([subscribe(services.pool, now), subscribe(services.pool, now)])
  await giveCard(services.pool, who.clientId, 'approves', now)
  await giveCard(services.pool, unpaid.clientId, 'declines', now)
  const start = services.clock.now()
  const { now: end, failed: failures } = await moveClock(services, { advance: 'P10D' })
  expect(failures).toEqual([])
  expect(end.since(start).total('hours')).toBeGreaterThanOrEqual(240)

  const first = orderOf(who, 0)
  const cutoffAt = cutoffOf('freshprep', first.deliveryDate, seededTerms.cutoffs)
  const { rows: events } = await services.pool.query(
    'select kind, at from order_event where order_id = $1 order by version',
    [first.id],
  )
  expect(events.map(event => event.kind)).toEqual(['locked', 'charged'])
  // Within a few seconds of the cutoff, not of the end of the ten days.
  for (const { at } of events) expect(Math.abs(at.getTime() - Date.parse(cutoffAt))).toBeLessThan(120_000)

  const { rows: sent } = await services.pool.query(
    'select template from sent_message where client_id = $1 order by at, template',
    [who.clientId],
  )
  expect(sent.map(message => message.template)).toEqual(
    expect.arrayContaining(['chosen_for_you', 'order_charged']),
  )

  const { rows: failed } = await services.pool.query('select state from client_order where id = $1', [
    orderOf(unpaid, 0).id,
  ])
  expect(failed).toEqual([{ state: 'cancelled' }])
  const { rows: attempts } = await services.pool.query(
    'select count(*)::int as attempts from payment where order_id = $1',
    [orderOf(unpaid, 0).id],
  )
  expect(attempts[0].attempts).toBeGreaterThanOrEqual(3)

  const { rows: ahead } = await services.pool.query(
    `select count(*)::int as orders from client_order where client_id = $1 and state = 'upcoming'`,
    [who.clientId],
  )
  expect(ahead).toEqual([{ orders: 5 }])
  expect(await brokenGuarantees(services.pool, cutoffAt)).toEqual([])
})

test('the clock does not go back, and also accepts an instant', async () => {
  const at = services.clock.now()
  await expect(moveClock(services, { set: at.subtract({ hours: 1 }).toString() })).rejects.toMatchObject({
    code: 'clock_backwards',
  })
  const target = at.add({ hours: 30 })
  const { now: moved } = await moveClock(services, { set: target.toString() })
  expect(Temporal.Instant.compare(moved, target)).toBeGreaterThanOrEqual(0)
})

test('a step that real time overtakes while the clock moves is still done', async () => {
  const { movableClock: clock } = services
  if (!clock) throw new Error('a test’s clock moves')
  const set = async (to: Temporal.Instant) => {
    await clock.advance(Temporal.Duration.from('PT2S'))
    return clock.set(to)
  }
  const start = clock.now()
  const { now: end } = await moveClock({ ...services, movableClock: { ...clock, set } }, { advance: 'PT1S' })
  expect(end.since(start).total('seconds')).toBeGreaterThanOrEqual(2)
})

test('where a job fails, the clock still arrives, the other jobs run, and the answer names the one that failed', async () => {
  const before = services.clock.now()
  await services.pool.query('alter table session rename to session_away')
  const { now: end, failed } = await moveClock(services, { advance: 'P1D' })
  await services.pool.query('alter table session_away rename to session')
  expect(failed).toEqual(['expire_sessions'])
  expect(end.since(before).total('hours')).toBeGreaterThanOrEqual(24)
  expect((await moveClock(services, { advance: 'PT1H' })).failed).toEqual([])
})
