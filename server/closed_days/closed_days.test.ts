// A day that is closed, on the real database: where its boxes go, who is told, what is offered, killed in between, and opened again.

import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { addDays } from '../../domain/time/zone.ts'
import { cutOffAt } from '../../tests/cut_off.ts'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { randomFrom } from '../../tests/random.ts'
import { testServices } from '../../tests/services.ts'
import { brokenGuarantees, giveCard } from '../../tests/weekly.ts'
import { account } from '../calls/account.ts'
import { closedDays } from '../calls/closed_days.ts'
import { settings_delivery } from '../calls/settings_delivery.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'
import { everyClient } from '../request/in_halves.ts'
import { weeklyJobs } from '../schedule/clock_jobs.ts'
import { open } from '../weekly/open.ts'
import { closeDay } from './close_day.ts'
import { settleClosedDays } from './settle_closed_days.ts'
import { readBoxesToLeave } from './store.ts'

// A Friday morning in Vancouver. Deliveries are on Sunday, Monday, Tuesday and Wednesday, 16 to 20.
const now = '2026-11-27T18:00:00.000Z'
const tuesday = '2026-12-08'
const wednesday = '2026-12-09'
const sunday = '2026-12-13'

const services = await testServices({ now, beginning: menusAt(now), environment: { LOG_LEVEL: 'silent' } })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const asAdmin = (at = now) => requestOf(admin, at)
const everywhere = { kitchen: null, zone: null }
const christmas = { reasonEn: 'Civic holiday', reasonFr: 'Congé civique' }
const close = (day: string, at = now, where: { kitchen: string | null; zone: string | null } = everywhere) =>
  closedDays.close(services, asAdmin(at), { day, ...where, ...christmas })
const boxOf = async (clientId: string, week: string) =>
  (
    await rows(
      `select id, state, delivery_date::text as day, start_hour as hour, version from client_order
       where client_id = $1 and week = $2`,
      [clientId, week],
    )
  )[0]
const lettersOf = (clientId: string, template: string) =>
  rows('select data from outbox_message where client_id = $1 and template = $2 order by created_at, key', [
    clientId,
    template,
  ])
const week = '2026-12-07'

test('a day whose cutoff is less than a day away is refused with the first possible one', async () => {
  // Tuesday's cutoff is tonight, Wednesday's tomorrow night.
  await expect(close('2026-12-01')).rejects.toMatchObject({
    code: 'day_too_late',
    details: { first: '2026-12-02' },
  })
  await expect(close('2029-01-01')).rejects.toMatchObject({ code: 'date_unavailable' })
  await expect(close(tuesday, now, { kitchen: 'montreal', zone: null })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await rows('select * from closed_day')).toEqual([])
})

test('its boxes go to the next day of their week, else the one before, else they are skipped, as the preview says, each told once', async () => {
  const who = await subscribe(pool, now, { weekday: 2 })
  await giveCard(pool, who.clientId, 'approves', now)
  const [dish] = await productsOn(services, 'freshprep', week, 'rtc')
  const orderId = orderOf(who, 1).id
  await setQuantity(
    services,
    { clientId: who.clientId, orderId, now },
    { productId: dish?.id ?? '', quantity: 3 },
  )
  const skipper = await subscribe(pool, now, { weekday: 2 })
  await account.skip_order(services, requestOf(skipper.clientId, now), { orderId: orderOf(skipper, 1).id })
  const elsewhere = await subscribe(pool, now, { brand: 'cookit', weekday: 2 })

  const shown = await closedDays.preview(services, asAdmin(), { day: tuesday, ...everywhere })
  expect(shown).toEqual({
    moved: [{ day: wednesday, boxes: 1 }],
    skipped: 0,
    resting: 1,
    pickups: 0,
    letters: 1,
  })
  expect(await close(tuesday)).toMatchObject({ boxes: 2, moved: 1, skipped: 0 })
  await expect(close(tuesday)).rejects.toMatchObject({ code: 'conflict' })

  expect(await boxOf(who.clientId, week)).toMatchObject({ state: 'upcoming', day: wednesday, hour: 16 })
  expect(await boxOf(skipper.clientId, week)).toMatchObject({ state: 'skipped', day: wednesday })
  expect(await boxOf(elsewhere.clientId, week)).toMatchObject({ state: 'upcoming', day: tuesday })
  const [letter, ...more] = await lettersOf(who.clientId, 'day_closed')
  expect(more).toEqual([])
  expect(letter?.data).toMatchObject({
    closedOn: tuesday,
    deliveryDate: wednesday,
    skipped: false,
    reason: { en: 'Civic holiday', fr: 'Congé civique' },
    cutoff: '2026-12-05T23:59:59',
  })
  expect(await lettersOf(skipper.clientId, 'day_closed')).toEqual([])

  // Then Wednesday too, then Sunday, Monday: every day of the week in turn.
  await close(wednesday)
  expect(await boxOf(who.clientId, week)).toMatchObject({ state: 'upcoming', day: sunday })
  await close(sunday)
  expect(await boxOf(who.clientId, week)).toMatchObject({ state: 'upcoming', day: '2026-12-07' })
  await close('2026-12-07')
  expect(await boxOf(who.clientId, week)).toMatchObject({ state: 'skipped', day: '2026-12-07' })
  const letters = await lettersOf(who.clientId, 'day_closed')
  expect(letters).toHaveLength(4)
  expect(letters.at(-1)?.data).toMatchObject({ skipped: true, closedOn: '2026-12-07', cutoff: null })
  // What it had chosen went back to the shelf, and cannot be had again on a day that is closed.
  const again = account.unskip_order(services, requestOf(who.clientId, now), { orderId })
  await expect(again).rejects.toMatchObject({ code: 'day_closed' })
  expect(await brokenGuarantees(pool, now)).toEqual([])

  const shownYear = await closedDays.year(services, asAdmin(), { year: 2026 })
  expect(contract.closed_days.year.output.parse(shownYear)).toEqual(shownYear)
  const { days } = shownYear
  expect(days.map(one => [one.day, one.moved, one.skipped, one.resting, one.waiting])).toEqual([
    ['2026-12-07', [], 1, 1, 0],
    [tuesday, [{ day: wednesday, boxes: 1 }], 0, 1, 0],
    [wednesday, [{ day: sunday, boxes: 1 }], 0, 1, 0],
    [sunday, [{ day: '2026-12-07', boxes: 1 }], 0, 1, 0],
  ])
})

test('a closed day is offered nowhere, and a pause that ends leaves its box out', async () => {
  const who = await subscribe(pool, now, { weekday: 3 })
  await close('2026-12-16')
  const id = (await boxOf(who.clientId, '2026-12-14'))?.id
  const form = await account.change_delivery_form(services, requestOf(who.clientId, now), { orderId: id })
  expect(form.dates.map(({ date }) => date)).toEqual(['2026-12-14', '2026-12-15', '2026-12-20'])
  const { days } = await settings_delivery.available_schedules(services, requestOf(who.clientId, now), {})
  expect(days.map(({ firstDeliveryDate }) => firstDeliveryDate)).not.toContain('2026-12-16')
})

test('boxes that are opened later leave a day that was closed before, by the clock’s next run', async () => {
  const far = '2027-01-19'
  await close(far)
  const who = await subscribe(pool, now, { weekday: 2 })
  await settleClosedDays(services)
  const at = '2026-12-22T20:00:00.000Z'
  services.clock.set(at)
  await settleClosedDays(services)
  expect(await rows('select id from closed_day where settled_at is null')).toEqual([])
  await open(services, at)
  expect(await boxOf(who.clientId, '2027-01-18')).toMatchObject({ day: far })
  await settleClosedDays(services)
  expect(await boxOf(who.clientId, '2027-01-18')).toMatchObject({ day: addDays(far, 1), state: 'upcoming' })
  const letters = await lettersOf(who.clientId, 'day_closed')
  expect(letters.at(-1)?.data).toMatchObject({ closedOn: far, deliveryDate: addDays(far, 1) })
  services.clock.set(now)
})

test('a booked pickup goes to the next day of its week with a route, else the one before, else it is called off; its household is told', async () => {
  const who = await subscribe(pool, now, { weekday: 3 })
  const booked = async () =>
    (
      await rows(
        `select pickup_date::text as day, start_hour as hour, state from pickup where client_id = $1 order by created_at, id`,
        [who.clientId],
      )
    ).map(({ day, hour, state }) => [day, hour, state])
  services.clock.set('2026-12-01T18:00:00.000Z')
  const at = '2026-12-01T18:00:00.000Z'
  await pool.query(`update closed_day set opened_at = $1 where opened_at is null`, [now])
  await account.create_pickup(services, requestOf(who.clientId, at), { date: '2026-12-09', startHour: 12 })
  expect(await closedDays.preview(services, asAdmin(at), { day: '2026-12-09', ...everywhere })).toMatchObject(
    { pickups: 1 },
  )
  await close('2026-12-09', at)
  expect(await booked()).toEqual([
    ['2026-12-09', 12, 'cancelled'],
    ['2026-12-13', 12, 'scheduled'],
  ])
  await close('2026-12-13', at)
  expect((await booked()).at(-1)).toEqual(['2026-12-08', 12, 'scheduled'])
  await close('2026-12-07', at)
  await close('2026-12-08', at)
  expect((await booked()).every(([, , state]) => state === 'cancelled')).toBe(true)
  const letters = await lettersOf(who.clientId, 'pickup_day_closed')
  expect(letters.map(({ data }) => [data.closedOn, data.pickupDate, data.calledOff])).toEqual([
    ['2026-12-09', '2026-12-13', false],
    ['2026-12-13', '2026-12-08', false],
    ['2026-12-08', '2026-12-08', true],
  ])
  await settleClosedDays(services)
  expect(await lettersOf(who.clientId, 'pickup_day_closed')).toHaveLength(3)
  services.clock.set(now)
})

test('boxes are read in parts, and none is left out between two of one household', async () => {
  const id = randomUUIDv7()
  const [client, another] = [randomUUIDv7(), randomUUIDv7()].sort() as [string, string]
  for (const clientId of [client, client, another])
    await pool.query(
      'insert into closed_day_box (client_id, closed_day_id, order_id, at) values ($1, $2, $3, $4)',
      [clientId, id, randomUUIDv7(), now],
    )
  const seen = []
  let after = { clientId: everyClient.firstClient, orderId: everyClient.firstClient }
  for (;;) {
    const [box] = await readBoxesToLeave(pool, id, after, 1)
    if (!box) break
    seen.push(box.clientId)
    after = box
  }
  expect(seen).toEqual([client, client, another])
  await pool.query('delete from closed_day_box where closed_day_id = $1', [id])
})

test('opened again, the day is offered again; boxes stay where they were told, and their households read so', async () => {
  const who = await subscribe(pool, now, { weekday: 1 })
  const day = '2026-12-21'
  const { id } = await close(day)
  expect(await boxOf(who.clientId, day)).toMatchObject({ day: addDays(day, 1) })
  expect(await closedDays.open(services, asAdmin(), { id })).toEqual({ letters: 1 })
  await expect(closedDays.open(services, asAdmin(), { id })).rejects.toMatchObject({ code: 'not_found' })
  expect(await boxOf(who.clientId, day)).toMatchObject({ day: addDays(day, 1) })
  const [letter] = await lettersOf(who.clientId, 'day_opened')
  expect(letter?.data).toMatchObject({ closedOn: day, deliveryDate: addDays(day, 1), skipped: false })
  const orderId = (await boxOf(who.clientId, day))?.id
  const form = await account.change_delivery_form(services, requestOf(who.clientId, now), { orderId })
  expect(form.dates.map(({ date }) => date)).toContain(day)
  // It can be closed once more, and is settled once more.
  await account.update_delivery(services, requestOf(who.clientId, now), {
    orderId,
    deliveryDate: day,
    startHour: 16,
  })
  expect(await close(day)).toMatchObject({ boxes: 1, moved: 1 })
  const after = '2026-12-18T18:00:00.000Z'
  const [kept] = await rows('select id from closed_day where day = $1 and opened_at is null', [day])
  await expect(closedDays.open(services, asAdmin(after), { id: kept?.id })).rejects.toMatchObject({
    code: 'day_too_late',
  })
})

test('the request that closes a day moves the first boxes, and the clock all others', async () => {
  for (let nth = 0; nth < 3; nth++) await subscribe(pool, now, { weekday: 2 })
  const day = { day: '2026-12-22', ...everywhere, reason: { en: 'Snow', fr: 'Neige' } }
  await pool.query(`delete from client_order where week <> '2026-12-21'`)
  await pool.query('truncate closed_day, closed_day_box')
  const [{ boxes } = { boxes: 0 }] = await rows(
    `select count(*)::int as boxes from client_order where brand = 'freshprep' and delivery_date = $1`,
    [day.day],
  )
  const closed = await closeDay(services, { brand: 'freshprep', actor: admin, now }, day, 2)
  expect(closed).toMatchObject({ boxes, waiting: boxes - 2 })
  expect(await rows('select settled_at from closed_day')).toEqual([{ settled_at: null }])
  await settleClosedDays(services)
  expect(await rows('select order_id from closed_day_box where outcome is null')).toEqual([])
})

test('killed at random instants, every box leaves the day once, and its household is told once', async () => {
  const random = randomFrom(20_261_225)
  const day = '2026-12-29'
  await pool.query('truncate client_order, closed_day, closed_day_box, outbox_message, unsent_message')
  const households = []
  for (let at = 0; at < 25; at++) {
    const self = await subscribe(pool, now, { weekday: 2 })
    await giveCard(pool, self.clientId, 'approves', now)
    households.push(self)
  }
  const closing = () => close(day)
  await cutOffAt(pool, 4, closing).catch(() => undefined)
  expect(await rows('select id from closed_day')).toEqual([])
  await cutOffAt(pool, 12 + Math.floor(random() * 40), closing).catch(() => undefined)
  expect(await rows('select id from closed_day')).toHaveLength(1)
  for (let cut = true; cut; ) {
    const run = await cutOffAt(pool, 1 + Math.floor(random() * 80), () => settleClosedDays(services)).catch(
      () => ({ cut: true }),
    )
    cut = run.cut
  }
  const boxes = `select state, delivery_date::text as day, count(*)::int as boxes from client_order
    where week = '2026-12-28' group by 1, 2`
  expect(await rows(boxes)).toEqual([{ state: 'upcoming', day: '2026-12-30', boxes: 25 }])
  expect(await rows(`select outcome, count(*)::int as boxes from closed_day_box group by 1`)).toEqual([
    { outcome: 'moved', boxes: 25 },
  ])
  const letters = await rows(`select client_id from outbox_message where template = 'day_closed'`)
  expect(new Set(letters.map(one => one.client_id)).size).toBe(25)
  expect(letters).toHaveLength(25)
})

test('boxes that are not settled by the day’s cutoff, because no program ran, still leave it before anything is locked', async () => {
  const day = '2027-01-05'
  const at = '2026-12-30T20:00:00.000Z'
  const who = await subscribe(pool, at, { weekday: 2 })
  await giveCard(pool, who.clientId, 'approves', at)
  // Closed, and killed before any box was settled; the program comes back three days later, past the cutoffs of Tuesday and Wednesday.
  const closing = () => close(day, at)
  await cutOffAt(pool, 8, closing).catch(() => undefined)
  expect(await rows('select client_id from closed_day_box where outcome is null')).toEqual([
    { client_id: who.clientId },
  ])
  services.clock.set('2027-01-03T20:00:00.000Z')
  for (const { run } of weeklyJobs) await run(services)
  const box = await boxOf(who.clientId, '2027-01-04')
  expect(box).toMatchObject({ state: 'upcoming', day: '2027-01-10' })
  services.clock.set(now)
})
