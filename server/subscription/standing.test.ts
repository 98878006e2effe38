// Pausing and resuming, on a real database.

import { describe, expect, test } from 'vitest'
import { stopReasons } from '../../domain/subscription/reasons.ts'
import { addDays } from '../../domain/time/zone.ts'
import { menusAt, orderOf, subscribe, type TestHousehold, takenOf } from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { refused, standingOf } from '../../tests/standing.ts'
import { skipOrder } from '../orders/skip_order.ts'
import { updateQuantity } from '../orders/update_quantity.ts'
import { open } from '../weekly/open.ts'
import { tendSubscriptions } from './clock.ts'
import { pause, unpause } from './pause.ts'
import { stopping } from './stopping.ts'

// A Friday. Boxes come on Tuesdays, from 1 December, each cut off on the Friday before.
const now = '2026-11-27T18:00:00.000Z'
const afterCutoff = '2026-11-28T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

const { of, stands, setState } = standingOf(services, now)
const until = { reason: 'vacation', resumesOn: null } as const

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
    expect(facts.goesOn).toEqual([
      expect.objectContaining({ id: orderOf(who, 0).id, paid: false, totalCents: null }),
    ])
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
    expect(await unpause(services, of(who))).toEqual({
      state: 'active',
      reference: null,
      next: null,
      missing: [],
    })
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
