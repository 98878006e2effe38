// Delivery windows that the company changes, on the real database: what is offered, who loses what, who is told, killed in between, and
// never more boxes than a window takes.

import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { contract, type ParsedOf } from '../../contract/index.ts'
import { addDays } from '../../domain/time/zone.ts'
import { cutOffAt } from '../../tests/cut_off.ts'
import { giveDoor } from '../../tests/doors.ts'
import { menusAt, orderOf, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { randomFrom } from '../../tests/random.ts'
import { testServices } from '../../tests/services.ts'
import { brokenGuarantees } from '../../tests/weekly.ts'
import { account } from '../calls/account.ts'
import { places_admin } from '../calls/places_admin.ts'
import { settings_delivery } from '../calls/settings_delivery.ts'
import { findArea, slotsOfArea } from '../places/areas/find_area.ts'
import { open } from '../weekly/open.ts'
import { setWindows } from './change_windows.ts'
import { settleWindows } from './settle_windows.ts'

// A Friday morning in Vancouver. Deliveries are on Sunday, Monday, Tuesday and Wednesday, 16 to 20.
const now = '2026-11-27T18:00:00.000Z'
const from = '2026-12-07'
const services = await testServices({ now, beginning: menusAt(now), environment: { LOG_LEVEL: 'silent' } })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const asked = requestOf(admin, now)
type Windows = ParsedOf<'places_admin.set_windows'>['windows']
const at = (weekday: number, startHour = 16, capacity: number | null = null) => ({
  weekday,
  startHour,
  endHour: startHour + 4,
  capacity,
})
const usual = [at(7), at(1), at(2), at(3)]
const newest = async () =>
  Number(
    (await rows(`select coalesce(max(version), 1) as version from zone_version where zone = 'vancouver'`))[0]
      ?.version,
  )
const preview = (windows: Windows, day = from) =>
  places_admin.preview_windows(services, asked, { zone: 'vancouver', from: day, windows })
const set = async (windows: Windows, day = from) =>
  places_admin.set_windows(services, asked, {
    zone: 'vancouver',
    from: day,
    windows,
    base: await newest(),
    reason: 'A van less',
  })
const boxesOf = (clientId: string) =>
  rows(
    `select delivery_date::text as day, start_hour as hour, end_hour as until, state from client_order
     where client_id = $1 order by week`,
    [clientId],
  )
const slotOf = async (clientId: string) =>
  (
    await rows(
      'select weekday, start_hour as hour, end_hour as until from subscription where client_id = $1',
      [clientId],
    )
  )[0]
const letters = (clientId: string) =>
  rows(
    `select data from outbox_message where client_id = $1 and template = 'window_changed' order by created_at`,
    [clientId],
  )

beforeEach(async () => {
  services.clock.set(now)
  await pool.query(
    `truncate client_order, order_event, order_address, subscription, zone_version, outbox_message, unsent_message, client_event`,
  )
  await pool.query('delete from delivery_slot where version > 1')
})

describe('a window that ends', () => {
  test('its households get the nearest one with their boxes from that day on, as the preview says, each told once', async () => {
    const who = await subscribe(pool, now, { weekday: 2 })
    await giveDoor(pool, who.clientId)
    const skipper = await subscribe(pool, now, { weekday: 2 })
    await account.skip_order(services, requestOf(skipper.clientId, now), { orderId: orderOf(skipper, 1).id })
    const other = await subscribe(pool, now, { weekday: 3 })
    const windows = [at(7), at(1), at(3)]
    const shown = await preview(windows)
    expect(contract.places_admin.preview_windows.output.parse(shown)).toEqual(shown)
    expect(shown).toMatchObject({
      households: 3,
      standing: [{ weekday: 3, startHour: 16, households: 2 }],
      chooses: 0,
      skipped: 0,
      resting: 1,
      letters: 2,
    })
    expect(await set(windows)).toMatchObject({ version: 2, households: 2, moved: 7, skipped: 0 })
    expect(shown.moved.reduce((sum, { boxes }) => sum + boxes, 0)).toBe(7)
    expect(await boxesOf(who.clientId)).toMatchObject([
      // A box of before the day stays as it was shown.
      { day: '2026-12-01', state: 'upcoming' },
      { day: '2026-12-09', hour: 16, state: 'upcoming' },
      { day: '2026-12-16' },
      { day: '2026-12-23' },
      { day: '2026-12-30' },
    ])
    expect(await slotOf(who.clientId)).toEqual({ weekday: 3, hour: 16, until: 20 })
    const [letter, ...more] = await letters(who.clientId)
    expect(more).toEqual([])
    expect(letter?.data).toMatchObject({ before: { weekday: 2 }, after: { weekday: 3 }, from, skipped: [] })
    expect(await letters(other.clientId)).toEqual([])
    expect(await boxesOf(skipper.clientId)).toMatchObject([{}, { state: 'skipped' }, {}, {}, {}])
    const changes = await rows(
      `select actor from client_event where client_id = $1 and kind = 'delivery_changed'`,
      [who.clientId],
    )
    expect(changes).toHaveLength(1)
    expect(await brokenGuarantees(pool, now)).toEqual([])
    // Nothing is left to do, and nobody is told twice.
    expect(await settleWindows(services)).toEqual({ households: 0 })
    expect(await letters(who.clientId)).toHaveLength(1)
  })

  test('is offered to nobody new; a box can still move to it on the days before', async () => {
    const who = await subscribe(pool, now, { weekday: 3 })
    await set([at(7), at(1), at(3)], '2026-12-14')
    const { days } = await settings_delivery.available_schedules(services, requestOf(who.clientId, now), {})
    expect(days.map(({ weekday }) => weekday)).not.toContain(2)
    const datesOf = async (place: number) => {
      const of = { orderId: orderOf(who, place).id }
      return (await account.change_delivery_form(services, requestOf(who.clientId, now), of)).dates.map(
        ({ date }) => date,
      )
    }
    expect(await datesOf(1)).toContain('2026-12-08')
    expect(await datesOf(2)).not.toContain('2026-12-15')
  })

  test('far ahead: what a household gets every week changes as its boxes come within reach, and none is opened on it', async () => {
    const who = await subscribe(pool, now, { weekday: 2 })
    const day = '2027-02-01'
    await set([at(7), at(1), at(3)], day)
    expect(await slotOf(who.clientId)).toMatchObject({ weekday: 2 })
    expect(await letters(who.clientId)).toEqual([])
    for (let today = '2026-12-20'; today < '2027-01-25'; today = addDays(today, 2)) {
      services.clock.set(`${today}T20:00:00.000Z`)
      await open(services, `${today}T20:00:00.000Z`)
      await settleWindows(services)
    }
    expect(await slotOf(who.clientId)).toMatchObject({ weekday: 3 })
    const boxes = await boxesOf(who.clientId)
    expect(boxes.filter(box => box.day >= day).map(box => new Date(box.day).getUTCDay())).toEqual([
      3, 3, 3, 3,
    ])
    expect(boxes.filter(box => box.day < day).every(box => new Date(box.day).getUTCDay() === 2)).toBe(true)
    // No week without a box.
    expect(boxes).toHaveLength(13)
    expect(await letters(who.clientId)).toHaveLength(1)
  })

  test('with other hours it stays the same window: nobody changes the day', async () => {
    const who = await subscribe(pool, now, { weekday: 2 })
    await set([at(7), at(1), { ...at(2), startHour: 15, endHour: 19 }, at(3)])
    expect(await slotOf(who.clientId)).toEqual({ weekday: 2, hour: 15, until: 19 })
    expect((await boxesOf(who.clientId)).map(({ hour }) => hour)).toEqual([16, 15, 15, 15, 15])
    await set([at(7), at(1), { ...at(2), startHour: 15, endHour: 20 }, at(3)])
    expect((await boxesOf(who.clientId)).map(({ until }) => until)).toEqual([20, 20, 20, 20, 20])
  })
})

describe('a capacity', () => {
  test('below what is taken takes the places of the newest households; no box under way moves', async () => {
    const households = []
    for (let nth = 0; nth < 4; nth++) {
      const self = await subscribe(pool, now, { weekday: 2 })
      await pool.query(
        `update subscription set created_at = created_at + $2 * interval '1 minute' where client_id = $1`,
        [self.clientId, nth],
      )
      households.push(self)
    }
    const [, , third, fourth] = households
    await pool.query(`update client_order set state = 'charged' where client_id = $1 and week = $2`, [
      fourth?.clientId,
      from,
    ])
    const windows = [at(7), at(1), at(2, 16, 2), at(3)]
    expect(await preview(windows)).toMatchObject({ standing: [{ weekday: 3, households: 2 }], chooses: 0 })
    await set(windows)
    expect(await slotOf(third?.clientId ?? '')).toMatchObject({ weekday: 3 })
    expect((await boxesOf(fourth?.clientId ?? ''))[1]).toMatchObject({ day: '2026-12-08', state: 'charged' })
    const taken = await rows(
      `select delivery_date::text as day, count(*)::int as boxes from client_order where start_hour = 16
         and extract(isodow from delivery_date) = 2 and delivery_date >= $1 group by 1 order by 1`,
      [from],
    )
    expect(taken.map(({ boxes }) => boxes)).toEqual([2, 2, 2, 2])
  })

  test('without another window, boxes are skipped and the household is told once to choose', async () => {
    const [first, second] = [
      await subscribe(pool, now, { weekday: 2 }),
      await subscribe(pool, now, { weekday: 2 }),
    ]
    await pool.query(
      `update subscription set created_at = created_at + interval '1 minute' where client_id = $1`,
      [second.clientId],
    )
    const windows = [at(2, 16, 1)]
    expect(await preview(windows)).toMatchObject({ chooses: 1, skipped: 4, letters: 1, standing: [] })
    expect(await set(windows)).toMatchObject({ moved: 0, skipped: 4 })
    expect((await boxesOf(first.clientId)).map(({ state }) => state)).toEqual(Array(5).fill('upcoming'))
    const [letter] = await letters(second.clientId)
    expect(letter?.data).toMatchObject({ before: { weekday: 2 }, after: null })
    expect(letter?.data.skipped).toHaveLength(4)
    await settleWindows(services)
    expect(await letters(second.clientId)).toHaveLength(2)
    await settleWindows(services)
    expect(await letters(second.clientId)).toHaveLength(2)
    // It cannot come back while the place is taken.
    const unskip = account.unskip_order(services, requestOf(second.clientId, now), {
      orderId: orderOf(second, 2).id,
    })
    await expect(unskip).rejects.toMatchObject({ code: 'window_full' })
  })

  test('of many households at once one gets the last place', async () => {
    const many = []
    for (let nth = 0; nth < 6; nth++)
      many.push(await subscribe(pool, now, { weekday: nth % 2 === 0 ? 1 : 3 }))
    await set([at(7), at(1), at(2, 16, 1), at(3)])
    const moves = many.map(who =>
      account.update_delivery(services, requestOf(who.clientId, now), {
        orderId: orderOf(who, 2).id,
        // The weeks of a Monday's boxes begin a week later.
        deliveryDate: '2026-12-15',
        startHour: 16,
      }),
    )
    const done = await Promise.allSettled(moves)
    const lost = done.filter(one => one.status === 'rejected').map(({ reason }) => reason.code)
    expect(lost).toEqual(Array(5).fill('date_unavailable'))
    expect(await oversold()).toEqual([])
  })

  test('a window without room is offered to no newcomer, and one household leaving it makes room', async () => {
    const who = await subscribe(pool, now, { weekday: 2 })
    await set([at(7), at(1), at(2, 16, 1), at(3)])
    const area = await findArea(pool, 'V5K 1A1')
    if (!area) throw new Error('It is gone.')
    const isOffered = async () =>
      (await slotsOfArea(pool, area, { now })).some(slot => slot.weekday === 2 && slot.isFull !== true)
    expect(await isOffered()).toBe(false)
    // Its own place is no obstacle to itself.
    const { days } = await settings_delivery.available_schedules(services, requestOf(who.clientId, now), {})
    expect(days.find(({ weekday }) => weekday === 2)?.selected).toBe(true)
    await pool.query('delete from client_order where client_id = $1', [who.clientId])
    await pool.query('delete from subscription where client_id = $1', [who.clientId])
    expect(await isOffered()).toBe(true)
  })
})

test('what cannot be is refused with the reason, and two changes at once are one', async () => {
  await expect(set([], from)).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(set([at(2), at(2)], from)).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(set(usual, from)).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(set([at(2)], '2026-12-01')).rejects.toMatchObject({
    code: 'date_unavailable',
    details: { first: '2026-12-02' },
  })
  await expect(set([at(2)], '2027-12-01')).rejects.toMatchObject({ code: 'date_unavailable' })
  const elsewhere = places_admin.zone(services, asked, { zone: 'montreal' })
  await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' })
  const base = await newest()
  const both = [at(1, 8), at(1, 12)].map(window =>
    places_admin.set_windows(services, asked, {
      zone: 'vancouver',
      from,
      windows: [...usual, window],
      base,
      reason: 'x',
    }),
  )
  const done = await Promise.allSettled(both)
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  // A change does not begin before one that was made earlier.
  await set([...usual, at(2, 8)], '2026-12-21')
  await expect(set(usual, '2026-12-14')).rejects.toMatchObject({
    code: 'date_unavailable',
    details: { first: '2026-12-21' },
  })
  const shown = await places_admin.zone(services, asked, { zone: 'vancouver' })
  expect(contract.places_admin.zone.output.parse(shown)).toEqual(shown)
  expect(shown).toMatchObject({
    version: 3,
    first: '2026-12-21',
    versions: [{ reason: 'A van less' }, { reason: 'x' }],
  })
})

test('killed at random instants, every household leaves the window once and is told once', async () => {
  const random = randomFrom(20_270_111)
  for (let nth = 0; nth < 12; nth++) await subscribe(pool, now, { weekday: 2 })
  const windows = [at(7), at(1), at(3, 16, 5)]
  const change = () => set(windows)
  await cutOffAt(pool, 6, change).catch(() => undefined)
  expect(await rows('select * from zone_version')).toEqual([])
  await cutOffAt(pool, 30 + Math.floor(random() * 60), change).catch(() => undefined)
  expect(await rows('select zone from zone_version')).toHaveLength(1)
  for (let cut = true; cut; ) {
    const run = await cutOffAt(pool, 1 + Math.floor(random() * 150), () => settleWindows(services)).catch(
      () => ({
        cut: true,
      }),
    )
    cut = run.cut
  }
  expect(
    await rows('select weekday, count(*)::int as households from subscription group by 1 order by 1'),
  ).toEqual([
    { weekday: 3, households: 5 },
    { weekday: 7, households: 7 },
  ])
  const notices = await rows(`select client_id from outbox_message where template = 'window_changed'`)
  expect(notices).toHaveLength(12)
  expect(new Set(notices.map(one => one.client_id)).size).toBe(12)
})

test('the request that changes windows gives the first households another one, and the clock all others', async () => {
  for (let nth = 0; nth < 3; nth++) await subscribe(pool, now, { weekday: 2 })
  const zone = { zone: 'vancouver', from, base: 1, reason: 'A van less' }
  const by = { brand: 'freshprep' as const, actor: admin, now }
  const windows = [at(7), at(1), at(3)] as Parameters<typeof setWindows>[2]['windows']
  expect(await setWindows(services, by, { ...zone, windows }, 1)).toMatchObject({ households: 1, waiting: 2 })
  expect(await rows('select weekday from subscription order by 1')).toEqual(
    [2, 2, 3].map(weekday => ({ weekday })),
  )
  expect(await settleWindows(services)).toEqual({ households: 2 })
  expect(await rows('select weekday from subscription')).toEqual([3, 3, 3].map(weekday => ({ weekday })))
})

const anyWindows = fc.uniqueArray(
  fc.record({
    weekday: fc.constantFrom(1, 2, 3, 7),
    startHour: fc.constantFrom(8, 16),
    hours: fc.constantFrom(4, 4, 5),
    capacity: fc.constantFrom(null, null, 1, 2, 3),
  }),
  { selector: one => `${one.weekday}/${one.startHour}`, minLength: 1, maxLength: 5 },
)

test('over random changes, each preview comes true, no box loses its window silently, and no window is oversold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(1, 2, 3, 7), { minLength: 4, maxLength: 7 }),
      fc.array(fc.record({ windows: anyWindows, week: fc.constantFrom(0, 0, 1, 2) }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (weekdays, changes) => {
        await pool.query(
          'truncate client_order, order_event, subscription, zone_version, outbox_message, unsent_message, client_event',
        )
        await pool.query('delete from delivery_slot where version > 1')
        for (const [nth, weekday] of weekdays.entries()) {
          const { clientId } = await subscribe(pool, now, { weekday })
          await pool.query(
            `update subscription set created_at = created_at + $2 * interval '1 minute' where client_id = $1`,
            [clientId, nth],
          )
        }
        let day = from
        for (const { windows: drawn, week } of changes) {
          day = addDays(day, week * 7)
          const windows = drawn.map(({ hours, ...one }) => ({ ...one, endHour: one.startHour + hours }))
          const before = await standing()
          const shown = await preview(windows, day).catch(() => null)
          if (shown === null) continue
          const done = await set(windows, day)
          expect(done.moved).toBe(shown.moved.reduce((sum, { boxes }) => sum + boxes, 0))
          expect(done.skipped).toBe(shown.skipped)
          const after = await standing()
          const notices = await rows(
            `select client_id || data::text as facts from outbox_message where template = 'window_changed'`,
          )
          for (const [id, box] of after.boxes) {
            const was = before.boxes.get(id)
            if (!was || JSON.stringify(was) === JSON.stringify(box) || was.state === 'skipped') continue
            const mention = box.state === 'skipped' ? was.day : box.day
            expect(
              notices.some(({ facts }) => facts.startsWith(box.clientId) && facts.includes(mention ?? '?')),
            ).toBe(true)
          }
        }
        expect(await oversold()).toEqual([])
        expect(await homeless()).toEqual([])
      },
    ),
    { numRuns: 25, seed: 20_270_111 },
  )
}, 120_000)

async function standing() {
  const boxes = await rows(
    `select id, client_id as "clientId", state, delivery_date::text as day, start_hour as hour, end_hour as until from client_order`,
  )
  return { boxes: new Map(boxes.map(({ id, ...box }) => [id, box])) }
}

const held = `select d.*, v.valid_from, (select min(n.valid_from) from zone_version n where n.zone = d.zone and n.version > d.version) as until
  from delivery_slot d left join zone_version v on v.zone = d.zone and v.version = d.version where d.zone = 'vancouver'`

/** Boxes that come on a day on which their window is not driven. */
const homeless = () =>
  rows(`select o.delivery_date::text, o.start_hour from client_order o where o.state = 'upcoming' and not exists (
    select 1 from (${held}) w where w.weekday = extract(isodow from o.delivery_date) and w.start_hour = o.start_hour
      and w.end_hour = o.end_hour and (w.valid_from is null or w.valid_from <= o.delivery_date)
      and (w.until is null or o.delivery_date < w.until))`)

/** Days of windows with more boxes than they take. */
const oversold = () =>
  rows(`select o.delivery_date::text, o.start_hour, count(*)::int from client_order o join (${held}) w
    on w.weekday = extract(isodow from o.delivery_date) and w.start_hour = o.start_hour
      and (w.valid_from is null or w.valid_from <= o.delivery_date) and (w.until is null or o.delivery_date < w.until)
    where o.state = 'upcoming' group by 1, 2, w.capacity having count(*) > w.capacity`)
