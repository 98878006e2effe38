// Pausing, resuming and closing, on a real database.

import { describe, expect, test } from 'vitest'
import { stopReasons } from '../../../domain/subscription/reasons.ts'
import { addDays } from '../../../domain/time/zone.ts'
import { menusAt, orderOf, subscribe, type TestHousehold, takenOf } from '../../../tests/household.ts'
import { keepBalances } from '../../../tests/ledger.ts'
import { testServices } from '../../../tests/services.ts'
import { skipOrder } from '../../orders/skip_order.ts'
import { updateQuantity } from '../../orders/update_quantity.ts'
import { open } from '../../weekly/open.ts'
import { tendSubscriptions } from './clock.ts'
import { close } from './close.ts'
import { pause, unpause } from './pause.ts'
import { stopping } from './stopping.ts'

// A Friday. Boxes come on Tuesdays, from 1 December, each cut off on the Friday before.
const now = '2026-11-27T18:00:00.000Z'
const afterCutoff = '2026-11-28T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

const of = ({ clientId, brand }: TestHousehold, at = now) => ({ clientId, brand, now: at })
const until = { reason: 'vacation', resumesOn: null } as const
const refused = (code: string) => expect.objectContaining({ code })

async function stands({ clientId }: TestHousehold) {
  const { rows } = await services.pool.query(
    `select s.state, s.resumes_on::text as until, s.stop_reason as reason,
      (select array_agg(state order by week) from client_order where client_id = $1) as boxes,
      (select array_agg(kind order by id) from client_event where client_id = $1) as events,
      (select array_agg(template order by created_at, key) from outbox_message where client_id = $1) as letters
     from subscription s where client_id = $1`,
    [clientId],
  )
  return rows[0]
}

const value = async (who: TestHousehold, account: string, cents: number) => {
  await services.pool.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
     values ($1, $2, $2, $3::int, 'bonus', 'test', $4), ($1, $2, 'house', -$3::int, 'bonus', 'test', $4)`,
    [who.clientId, account, cents, now],
  )
  await keepBalances(services.pool)
}
const balance = async (who: TestHousehold, account: string) => {
  const { rows } = await services.pool.query(
    'select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = $2',
    [who.clientId, account],
  )
  return rows[0].cents
}
const lend = (who: TestHousehold) =>
  services.pool.query(
    `insert into returnable_loan (client_id, number, kind, out_since) values ($1, 'B-1', 'cooler_bag', '2026-11-24')`,
    [who.clientId],
  )
const setState = (who: TestHousehold, place: number, state: string) =>
  services.pool.query('update client_order set state = $3 where client_id = $1 and id = $2', [
    who.clientId,
    orderOf(who, place).id,
    state,
  ])

describe('pausing', () => {
  test.each(stopReasons)(
    'accepts the reason %s and saves it',
    {
      tags: '[LBL-REASON-VACATION] [LBL-REASON-NO-FREQUENCY] [LBL-REASON-PROBLEMS] [LBL-REASON-EXPENSIVE] [LBL-REASON-TESTING-OTHER] [LBL-REASON-DUPLICATE] [LBL-REASON-OTHER]',
    },
    async reason => {
      const who = await subscribe(services.pool, now)
      await pause(services, of(who), { reason, resumesOn: null })
      expect(await stands(who)).toMatchObject({ state: 'paused', reason })
    },
  )

  test('skips every box to come, with a reference and a letter', {
    tags: '[ST-SUB-PAUSED] [ST-SUB-PAUSE-SKIPS] [BIZ-ANYTIME-PAUSE]',
  }, async () => {
    const who = await subscribe(services.pool, now, { brand: 'cookit' })
    const paused = await pause(services, of(who), until)
    expect(paused).toEqual({
      state: 'paused',
      resumesOn: null,
      skipped: 5,
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    })
    expect(await stands(who)).toEqual({
      state: 'paused',
      until: null,
      reason: 'vacation',
      boxes: Array(5).fill('skipped'),
      events: ['paused'],
      letters: ['account_paused'],
    })
  })

  test.each(['locked', 'charged', 'packed', 'out_for_delivery', 'payment_failed'])(
    'lets a box that is %s go on, and applies from the next one',
    { tags: '[ST-SUB-PAUSE-PROCESSED]' },
    async state => {
      const who = await subscribe(services.pool, now)
      await setState(who, 0, state)
      await pause(services, of(who, afterCutoff), until)
      expect((await stands(who)).boxes).toEqual([state, ...Array(4).fill('skipped')])
    },
  )

  test('lets a box go on whose cutoff has passed, even if it is not locked yet', async () => {
    const who = await subscribe(services.pool, now)
    const facts = await stopping(services, of(who, afterCutoff))
    expect(facts.goesOn).toEqual([expect.objectContaining({ id: orderOf(who, 0).id, paid: false })])
    await pause(services, of(who, afterCutoff), until)
    expect((await stands(who)).boxes).toEqual(['upcoming', ...Array(4).fill('skipped')])
  })

  test('does not announce a box whose day has passed without a report', async () => {
    const who = await subscribe(services.pool, now)
    await setState(who, 0, 'out_for_delivery')
    const { id, deliveryDate } = orderOf(who, 0)
    const goesOn = async (day: string) =>
      (await stopping(services, of(who, `${day}T20:00:00.000Z`))).goesOn.map(box => box.id)
    expect(await goesOn(deliveryDate)).toContain(id)
    expect(await goesOn(addDays(deliveryDate, 1))).not.toContain(id)
  })

  test('makes new weeks skipped, even if the run opens them at the same time', async () => {
    const who = await subscribe(services.pool, now)
    await services.pool.query(`update batch set opened_at = null`)
    const later = '2026-12-05T18:00:00.000Z'
    await Promise.all([open(services, later), pause(services, of(who, later), until)])
    // The cutoffs of the first two had passed by then.
    expect((await stands(who)).boxes).toEqual(['upcoming', 'upcoming', ...Array(5).fill('skipped')])
  })

  test('returns chosen dishes to stock, and takes them again when the box resumes', async () => {
    const who = await subscribe(services.pool, now)
    const { id, week } = orderOf(who, 1)
    const productId = await aDish(week)
    await updateQuantity(services, { clientId: who.clientId, orderId: id, now }, { productId, quantity: 1 })
    const taken = await takenOf(services.pool, 'freshprep', week, productId)
    await pause(services, of(who), until)
    expect(await takenOf(services.pool, 'freshprep', week, productId)).toBe(taken - 1)
    await unpause(services, of(who))
    expect(await takenOf(services.pool, 'freshprep', week, productId)).toBe(taken)
    expect(await linesOf(who, id)).toEqual([{ productId, quantity: 1 }])
  })

  test('leaves dishes that sold out in the meantime out of the box, and says so', async () => {
    const who = await subscribe(services.pool, now)
    const { id, week } = orderOf(who, 2)
    const productId = await aDish(week)
    await updateQuantity(services, { clientId: who.clientId, orderId: id, now }, { productId, quantity: 3 })
    await pause(services, of(who), until)
    await services.pool.query(
      `update menu_entry set capacity = taken + 1 where brand = 'freshprep' and week = $1 and product_id = $2`,
      [week, productId],
    )
    await unpause(services, of(who))
    expect(await linesOf(who, id)).toEqual([{ productId, quantity: 1 }])
    const { rows } = await services.pool.query(
      `select data from outbox_message where client_id = $1 and template = 'account_resumed'`,
      [who.clientId],
    )
    expect(rows[0].data.missing).toEqual([expect.objectContaining({ quantity: 2 })])
  })

  test('twice at once leaves one state, and a letter for each', async () => {
    const who = await subscribe(services.pool, now)
    await Promise.all([pause(services, of(who), until), pause(services, of(who), until)])
    expect(await stands(who)).toMatchObject({ state: 'paused', boxes: Array(5).fill('skipped') })
  })
})

describe('resuming', () => {
  test('brings the boxes back; one skipped by hand stays skipped', {
    tags: '[ST-SUB-UNPAUSE] [API-account.unpause_account]',
  }, async () => {
    const [who, other] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
    await skipOrder(services, { clientId: who.clientId, orderId: orderOf(who, 1).id, now })
    await pause(services, of(who), until)
    await pause(services, of(other), until)
    const back = await unpause(services, of(who))
    expect(back).toMatchObject({
      state: 'active',
      next: { deliveryDate: '2026-12-01', chargeDate: '2026-11-28', startHour: 16, endHour: 20 },
    })
    expect(await stands(who)).toMatchObject({
      state: 'active',
      reason: null,
      boxes: ['upcoming', 'skipped', 'upcoming', 'upcoming', 'upcoming'],
      events: ['paused', 'unpaused'],
    })
    expect((await stands(other)).state).toBe('paused')
    expect(await unpause(services, of(who))).toEqual({ state: 'active', reference: null, next: null })
  })

  test('by itself is announced with its day, then happens a week before the first box', async () => {
    const who = await subscribe(services.pool, now)
    const { resumeDates } = await stopping(services, of(who))
    expect(resumeDates.slice(0, 2)).toEqual(['2026-12-08', '2026-12-15'])
    const resumesOn = '2026-12-22'
    await pause(services, of(who), { reason: 'vacation', resumesOn })
    const at = (date: string) => `${date}T18:00:00.000Z`
    await tendSubscriptions(services, at(addDays(resumesOn, -11)))
    expect((await stands(who)).letters).toEqual(['account_paused'])
    for (let twice = 0; twice < 2; twice++) await tendSubscriptions(services, at(addDays(resumesOn, -10)))
    expect(await stands(who)).toMatchObject({ state: 'paused', letters: ['account_paused', 'resumes_soon'] })
    for (let twice = 0; twice < 2; twice++) await tendSubscriptions(services, at(addDays(resumesOn, -7)))
    expect(await stands(who)).toMatchObject({
      state: 'active',
      until: null,
      boxes: ['skipped', 'skipped', 'skipped', 'upcoming', 'upcoming'],
      events: ['paused', 'resumed'],
      letters: ['account_paused', 'resumes_soon', 'account_resumed'],
    })
  })

  test('has a date that can be changed; a day without a delivery, or in the past, is refused', async () => {
    const who = await subscribe(services.pool, now)
    for (const resumesOn of ['2026-12-09', '2026-12-01', '2026-11-03', '2031-01-07'])
      await expect(pause(services, of(who), { reason: 'other', resumesOn })).rejects.toEqual(
        refused('date_unavailable'),
      )
    expect((await stands(who)).state).toBe('active')
    await pause(services, of(who), { reason: 'other', resumesOn: '2026-12-15' })
    await pause(services, of(who), { reason: 'other', resumesOn: '2027-01-12' })
    expect(await stands(who)).toMatchObject({ state: 'paused', until: '2027-01-12' })
  })
})

describe('closing', () => {
  const reason = { reason: 'expensive' } as const

  test('is immediate with nothing out: given value and points expire, the address is free', {
    tags: '[ST-POINTS-EXPIRE-TERMINATION] [ST-SUB-CLOSED] [ST-SUB-CLOSE-GC-EXPIRE] [BIZ-ANYTIME-CLOSE]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    await services.pool.query(
      `insert into household (household_key, client_id) values ($1::text, $1::uuid)`,
      [who.clientId],
    )
    await value(who, 'given', 2_000)
    await value(who, 'points', 120)
    await value(who, 'points_pending', 30)
    expect(await close(services, of(who), reason)).toMatchObject({ state: 'closed', blockedBy: [] })
    expect(await stands(who)).toMatchObject({
      state: 'closed',
      reason: 'expensive',
      boxes: Array(5).fill('skipped'),
      events: ['closed'],
      letters: ['account_closed'],
    })
    for (const account of ['given', 'points', 'points_pending']) expect(await balance(who, account)).toBe(0)
    const doors = await services.pool.query('select 1 from household where client_id = $1', [who.clientId])
    expect(doors.rowCount).toBe(0)
  })

  test('with a bag out stops all charges, and ends when the bag is back', {
    tags: '[ST-SUB-CLOSE-BLOCKED-BAGS] [ERR-CLOSING-BLOCKED]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    await lend(who)
    expect(await close(services, of(who), reason)).toMatchObject({
      state: 'closing',
      blockedBy: ['returnables'],
    })
    expect(await stands(who)).toMatchObject({ state: 'closing', boxes: Array(5).fill('skipped') })
    await expect(close(services, of(who), reason)).rejects.toEqual(
      expect.objectContaining({ code: 'closing_blocked', details: { bags: 1, kits: 0, boughtCents: 0 } }),
    )
    await tendSubscriptions(services, now)
    expect((await stands(who)).state).toBe('closing')
    await services.pool.query('update returnable_loan set returned_at = $2 where client_id = $1', [
      who.clientId,
      now,
    ])
    for (let twice = 0; twice < 2; twice++) await tendSubscriptions(services, now)
    expect(await stands(who)).toMatchObject({
      state: 'closed',
      events: ['closing', 'closed'],
      letters: ['account_closed', 'account_closing'],
    })
  })

  test('lets a box under way come, and ends after it', async () => {
    const who = await subscribe(services.pool, now)
    await setState(who, 0, 'charged')
    expect(await close(services, of(who, afterCutoff), reason)).toMatchObject({ blockedBy: ['boxes'] })
    expect((await stands(who)).boxes[0]).toBe('charged')
    await setState(who, 0, 'delivered')
    await tendSubscriptions(services, afterCutoff)
    expect((await stands(who)).state).toBe('closed')
  })

  test('never takes bought value: it waits until an admin settles it', async () => {
    const who = await subscribe(services.pool, now)
    await value(who, 'bought', 5_000)
    await value(who, 'given', 700)
    expect(await close(services, of(who), reason)).toMatchObject({ state: 'closing', blockedBy: ['bought'] })
    await tendSubscriptions(services, now)
    expect([(await stands(who)).state, await balance(who, 'bought')]).toEqual(['closing', 5_000])
  })

  test('is final: nothing reopens a closed or closing account', { tags: '[ST-SUB-REACTIVATE]' }, async () => {
    for (const out of [false, true]) {
      const who = await subscribe(services.pool, now)
      if (out) await lend(who)
      await close(services, of(who), reason)
      await expect(unpause(services, of(who))).rejects.toEqual(refused('account_closed'))
      await expect(pause(services, of(who), until)).rejects.toEqual(refused('account_closed'))
      await tendSubscriptions(services, '2027-06-01T18:00:00.000Z')
      expect((await stands(who)).state).toBe(out ? 'closing' : 'closed')
    }
  })

  test('wins over a pause at the same time', async () => {
    const who = await subscribe(services.pool, now)
    await Promise.allSettled([pause(services, of(who), until), close(services, of(who), reason)])
    expect((await stands(who)).state).toBe('closed')
  })
})

test('without a subscription there is nothing to pause or close', async () => {
  const who = { clientId: '01a1fcfb-79a8-7ae5-99fb-911d53d0e0ba', brand: 'freshprep' as const, orders: [] }
  await expect(stopping(services, of(who))).rejects.toEqual(refused('not_found'))
  await expect(pause(services, of(who), until)).rejects.toEqual(refused('not_found'))
  await expect(close(services, of(who), { reason: 'other' })).rejects.toEqual(refused('not_found'))
})

test('the consequences are shown before: boxes, value, bags', { tags: '[ST-SUB-BAGS-PROMPT]' }, async () => {
  const who = await subscribe(services.pool, now)
  await lend(who)
  await value(who, 'given', 900)
  await services.pool.query(
    `insert into held_value (client_id, key, expires_on) values ($1, 'given', '2027-02-25')`,
    [who.clientId],
  )
  await value(who, 'points', 340)
  await value(who, 'corporate', 10_000)
  expect(await stopping(services, of(who))).toMatchObject({
    state: 'active',
    skipped: who.orders.map(({ id, deliveryDate }) => ({ id, deliveryDate })),
    goesOn: [],
    returnables: { bags: 1, kits: 0 },
    out: [
      {
        kind: 'cooler_bag',
        number: 'B-1',
        outSince: '2026-11-24',
        fee: { from: expect.stringMatching(/^2027-01-/), cents: 1_500 },
      },
    ],
    givenCents: 900,
    givenUntil: [{ on: '2027-02-25', cents: 900 }],
    points: 340,
    pointsUntil: '2027-11-27',
    corporateCents: 10_000,
    boughtCents: 0,
    blockedBy: ['returnables'],
  })
})

async function aDish(week: string): Promise<string> {
  const { rows } = await services.pool.query(
    `select product_id as id from menu_entry where brand = 'freshprep' and week = $1 and kind = 'rtc' order by rank limit 1`,
    [week],
  )
  return rows[0].id
}

async function linesOf(who: TestHousehold, orderId: string) {
  const { rows } = await services.pool.query(
    'select product_id as "productId", quantity from order_line where client_id = $1 and order_id = $2',
    [who.clientId, orderId],
  )
  return rows
}
