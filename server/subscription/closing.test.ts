// Closing, and what is shown before it, on a real database.

import { describe, expect, test } from 'vitest'
import { menusAt, subscribe } from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { refused, standingOf } from '../../tests/standing.ts'
import { tendSubscriptions } from './clock.ts'
import { close } from './close.ts'
import { pause, unpause } from './pause.ts'
import { stopping } from './stopping.ts'

// A Friday. Boxes come on Tuesdays, from 1 December, each cut off on the Friday before.
const now = '2026-11-27T18:00:00.000Z'
const afterCutoff = '2026-11-28T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

const { of, stands, value, balance, lend, setState } = standingOf(services, now)
const until = { reason: 'vacation', resumesOn: null } as const

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
