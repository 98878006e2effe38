// Pickups and returnables through their calls, on a real database.

import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { pickupWindows } from '../../../domain/pickups.ts'
import { bagNumber } from '../../../domain/returnables.ts'
import { addWeeks, menuWeekOf } from '../../../domain/time/weeks.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { account } from '../../calls/account.ts'
import { returnables } from '../../calls/returnables.ts'

// A Friday; the zone of these tests has routes on Sunday to Wednesday.
const now = '2026-11-27T18:00:00.000Z'
const offered = { date: '2026-12-02', startHour: 12 }
const services = await testServices({ now, beginning: menusAt(now) })

const asking = (who: TestHousehold, at = now) => requestOf(who.clientId, at, who.brand)
const existing = async (who: TestHousehold, at = now) =>
  contract.account.existing_pickup.output.parse(
    JSON.parse(JSON.stringify(await account.existing_pickup(services, asking(who, at), {}))),
  )
const book = async (who: TestHousehold, input = offered, at = now) =>
  account.create_pickup(services, asking(who, at), input)
const cancel = async (who: TestHousehold, at = now) => account.cancel_pickup(services, asking(who, at), {})
const refused = (code: string) => expect.objectContaining({ code })

async function traces(who: TestHousehold) {
  const { rows } = await services.pool.query(
    `select (select array_agg(state order by created_at, id) from pickup where client_id = $1) as states,
      (select array_agg(kind order by id) from client_event where client_id = $1) as events,
      (select array_agg(template order by template) from outbox_message where client_id = $1) as letters`,
    [who.clientId],
  )
  return rows[0]
}

describe('moving a pickup', () => {
  const move = (who: TestHousehold, to: typeof offered, at = now) =>
    returnables.move_pickup(services, asking(who, at), to)

  test('takes it to another offered window in one change, with its letter; two at once leave one', async () => {
    const who = await subscribe(services.pool, now)
    await expect(move(who, offered)).rejects.toEqual(refused('not_found'))
    await book(who)
    const to = { date: '2026-12-01', startHour: 16 }
    await expect(move(who, { date: '2026-12-10', startHour: 12 })).rejects.toEqual(
      refused('slot_unavailable'),
    )
    expect((await existing(who)).pickup?.date).toBe(offered.date)
    await Promise.all([move(who, to), move(who, to)])
    expect((await existing(who)).pickup).toMatchObject({ date: to.date, window: { startHour: 16 } })
    const { states, letters } = await traces(who)
    expect(states.filter((state: string) => state === 'scheduled')).toHaveLength(1)
    expect(letters).toContain('pickup_booked')
    const stranger = await subscribe(services.pool, now)
    await expect(move(stranger, to)).rejects.toEqual(refused('not_found'))
  })
})

describe('booking a pickup', () => {
  test('offers slots of the following week, on days with a route', {
    tags: '[ST-PICKUP-NEXT-WEEK]',
  }, async () => {
    const { pickup, days } = await existing(await subscribe(services.pool, now))
    expect(pickup).toBeNull()
    const next = addWeeks(menuWeekOf(brandDate('freshprep', now)), 1)
    expect(days.map(day => menuWeekOf(day.date))).toEqual([next, next, next, next])
    expect(days.map(day => day.date)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-06'])
    for (const day of days) expect(day.windows).toEqual(pickupWindows)
  })

  test('is saved, recorded and reported', {
    tags: '[ST-PICKUP-SCHEDULED] [API-account.create_pickup] [API-account.existing_pickup]',
  }, async () => {
    const who = await subscribe(services.pool, now, { brand: 'cookit' })
    const pickup = { date: '2026-12-02', window: { startHour: 12, endHour: 16 } }
    expect(await book(who)).toEqual({ pickup, reference: expect.any(String) })
    expect((await existing(who)).pickup).toEqual(pickup)
    expect(await traces(who)).toEqual({
      states: ['scheduled'],
      events: ['pickup_booked'],
      letters: ['pickup_booked'],
    })
  })

  test.each([
    ['of this week', { date: '2026-11-29', startHour: 12 }],
    ['of the week after next', { date: '2026-12-07', startHour: 12 }],
    ['without a route', { date: '2026-12-03', startHour: 12 }],
    ['that is none', { date: '2026-02-30', startHour: 12 }],
    ['at another hour', { date: '2026-12-02', startHour: 16.5 }],
    ['before the first window', { date: '2026-12-02', startHour: 7 }],
  ])(
    'on a day %s is refused, and leaves nothing behind',
    { tags: '[ST-PICKUP-NEXT-WEEK]' },
    async (_, input) => {
      const who = await subscribe(services.pool, now)
      await expect(book(who, input)).rejects.toEqual(refused('slot_unavailable'))
      expect(await traces(who)).toEqual({ states: null, events: null, letters: null })
    },
  )

  test('is possible once at a time, also for two at once; another household has its own', async () => {
    const [who, other] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
    const ends = await Promise.allSettled([book(who), book(who, { date: '2026-12-01', startHour: 8 })])
    expect(ends.map(end => end.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find(end => end.status === 'rejected')?.reason).toEqual(refused('pickup_scheduled'))
    expect(await traces(who)).toMatchObject({ states: ['scheduled'], letters: ['pickup_booked'] })
    expect((await existing(other)).pickup).toBeNull()
    await expect(cancel(other)).rejects.toEqual(refused('not_found'))
    await book(other)
    expect((await existing(who)).pickup).not.toBeNull()
  })

  test('is possible again once the window is over', async () => {
    const who = await subscribe(services.pool, now)
    await book(who)
    const during = '2026-12-02T22:59:00.000Z'
    await expect(book(who, { date: '2026-12-07', startHour: 8 }, during)).rejects.toEqual(
      refused('pickup_scheduled'),
    )
    const after = '2026-12-02T23:00:00.000Z'
    expect((await existing(who, after)).pickup).toBeNull()
    await expect(cancel(who, after)).rejects.toEqual(refused('not_found'))
    await book(who, { date: '2026-12-07', startHour: 8 }, after)
    expect((await existing(who, after)).pickup?.date).toBe('2026-12-07')
  })

  test('is not offered to a closed account or one without a plan', async () => {
    const closed = await subscribe(services.pool, now, { state: 'closed' })
    expect((await existing(closed)).days).toEqual([])
    await expect(book(closed)).rejects.toEqual(refused('account_closed'))
    await services.pool.query('delete from subscription where client_id = $1', [closed.clientId])
    await expect(book(closed)).rejects.toEqual(refused('slot_unavailable'))
  })
})

test('a pickup is cancelled once, and the same time can be booked again', {
  tags: '[ST-PICKUP-CANCELLED] [API-account.cancel_pickup]',
}, async () => {
  const who = await subscribe(services.pool, now)
  await book(who)
  expect(await cancel(who)).toMatchObject({ pickup: null })
  expect((await existing(who)).pickup).toBeNull()
  await expect(cancel(who)).rejects.toEqual(refused('not_found'))
  await book(who)
  expect(await traces(who)).toEqual({
    states: ['cancelled', 'scheduled'],
    events: ['pickup_booked', 'pickup_cancelled', 'pickup_booked'],
    letters: ['pickup_booked', 'pickup_booked', 'pickup_cancelled'],
  })
})

test.each([
  ['active', true],
  ['paused', false],
  ['closing', false],
] as const)(
  'the letter on a pickup cancelled by a household that is %s knows whether a box comes',
  async (state, boxComing) => {
    const who = await subscribe(services.pool, now, { state })
    if (!boxComing)
      await services.pool.query(`update client_order set state = 'skipped' where client_id = $1`, [
        who.clientId,
      ])
    await book(who)
    await cancel(who)
    const { rows } = await services.pool.query(
      `select data from outbox_message where client_id = $1 and template = 'pickup_cancelled'`,
      [who.clientId],
    )
    expect(rows).toMatchObject([{ data: { boxComing } }])
  },
)

describe('the bags and kits to return', () => {
  const list = async (who: TestHousehold, at = now) =>
    contract.account.returnables.output.parse(await account.returnables(services, asking(who, at), {}))

  const out = (state: 'out' | 'late', dueOn: string, feeFrom: string) => ({
    arriving: false,
    life: { state, dueOn, feeFrom },
  })

  test('are those that are out, overdue after six weeks', {
    tags: '[API-account.returnables] [ENT-RETURNABLES] [BIZ-BAGS-6-WEEKS]',
  }, async () => {
    const [who, other] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
    await services.pool.query(
      `insert into returnable_loan (client_id, number, kind, out_since, returned_at) values
        ($1, 'B-2', 'cooler_bag', '2026-11-24', null), ($1, 'B-1', 'cooler_bag', '2026-10-15', null),
        ($1, 'K-1', 'zero_waste_kit', '2026-10-16', null), ($1, 'B-0', 'cooler_bag', '2026-09-01', $2)`,
      [who.clientId, now],
    )
    expect(await list(who)).toEqual({
      bags: [
        {
          ...out('late', '2026-11-26', '2026-12-11'),
          number: 'B-1',
          dateDelivered: '2026-10-15',
          overdue: true,
        },
        {
          ...out('out', '2027-01-05', '2027-01-13'),
          number: 'B-2',
          dateDelivered: '2026-11-24',
          overdue: false,
        },
      ],
      kits: [
        {
          ...out('out', '2026-11-27', '2026-12-11'),
          number: 'K-1',
          dateDelivered: '2026-10-16',
          overdue: false,
        },
      ],
    })
    expect(await list(other)).toEqual({ bags: [], kits: [] })
  })

  test('are not shown where the bag tracker fails, but the dashboard and the pickup are', {
    tags: '[ERR-BAG-TRACKER]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const bagTracker = { atHousehold: () => Promise.reject(new Error('the bag tracker is down')) }
    const down = { ...services, bagTracker }
    await expect(account.returnables(down, asking(who), {})).rejects.toEqual(
      refused('bag_tracker_unavailable'),
    )
    expect((await account.index(down, asking(who), {})).returnables).toBeNull()
    expect((await account.existing_pickup(down, asking(who), {})).days).toHaveLength(4)
    expect((await account.index(services, asking(who), {})).returnables).toEqual([])
  })

  test('include the bag of a paid box the day before it comes, not two days before', {
    tags: '[BIZ-RETURNABLES-1-DAY]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const { id, deliveryDate } = orderOf(who, 0)
    expect(deliveryDate).toBe('2026-12-01')
    await services.pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      who.clientId,
      id,
    ])
    expect((await list(who, '2026-11-29T20:00:00.000Z')).bags).toEqual([])
    expect((await list(who, '2026-11-30T20:00:00.000Z')).bags).toEqual([
      { number: bagNumber(id), dateDelivered: deliveryDate, overdue: false, arriving: true, life: null },
    ])
  })

  test('do not include the bag of a box without any report once its day has long passed', async () => {
    const who = await subscribe(services.pool, now)
    await services.pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      who.clientId,
      orderOf(who, 0).id,
    ])
    expect((await list(who, '2026-12-04T20:00:00.000Z')).bags).toHaveLength(1)
    expect((await list(who, '2026-12-05T20:00:00.000Z')).bags).toEqual([])
  })
})
