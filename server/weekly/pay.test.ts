import { beforeEach, describe, expect, test } from 'vitest'
import {
  afterCutoff,
  batchServices,
  householdOf,
  messagesTo,
  now,
  orderAfter,
  paymentsOf,
  put,
  runPastCutoff,
  startAgain,
  templatesOf,
} from '../../tests/batch.ts'
import { orderOf, type TestHousehold } from '../../tests/household.ts'
import { giveCard, giveValue, runDue } from '../../tests/weekly.ts'
import { settleCharge } from '../http/settle_charge.ts'
import { endCharge } from '../integrations/cards/builtin/store.ts'
import { carryOutAllRefunds } from '../money/card_refunds/carry_out.ts'
import { chargeKey } from '../money/charge_key.ts'
import { payOrder } from '../money/pay_order.ts'
import { editorData } from '../orders/editor_data.ts'
import { loadOrder } from '../orders/load.ts'
import { orderData } from '../orders/order_view.ts'
import { weeklyJobs } from '../schedule/clock_jobs.ts'
import { anticipatedPoints } from '../value/points/anticipated.ts'
import { pack } from './pack.ts'
import { retryDeclined } from './retry.ts'

const { services, dishes } = await batchServices()

beforeEach(() => startAgain(services))

describe('payment', () => {
  test('takes given value first, then bought, then the card; bought value and the card earn points', async () => {
    const who = await householdOf(services)
    await giveValue(services.pool, who.clientId, 'given', 1500, now)
    await giveValue(services.pool, who.clientId, 'bought', 2000, now)
    expect(await runPastCutoff(services)).toEqual([])
    const payment = { givenCents: 1500, boughtCents: 2000, corporateCents: 0, cardCents: 8370 - 3500 }
    expect(await orderAfter(services, who)).toMatchObject({
      state: 'charged',
      priced: { payment },
      points_earned: 68,
    })
    expect(await paymentsOf(services, who)).toMatchObject([{ state: 'captured', amount_cents: 4870 }])
    const { rows } = await services.pool.query(
      `select account, sum(amount_cents)::int as cents from ledger_entry where client_id = $1
       and account in ('given', 'bought', 'card', 'points_pending') group by 1 order by 1`,
      [who.clientId],
    )
    expect(rows).toEqual([
      { account: 'bought', cents: 0 },
      { account: 'card', cents: -4870 },
      { account: 'given', cents: 0 },
      { account: 'points_pending', cents: 68 },
    ])
  })

  test('takes value that came after the last edit as well; the total stays', async () => {
    const who = await householdOf(services)
    const view = await put(services, who, dishes[0], 3)
    await giveValue(services.pool, who.clientId, 'given', 1000, now)
    expect(await runPastCutoff(services)).toEqual([])
    const total = view.order.totalCents as number
    expect(await orderAfter(services, who)).toMatchObject({
      total_cents: total,
      priced: { totalCents: total, payment: { givenCents: 1000, cardCents: total - 1000 } },
    })
  })

  test.each([
    ['on', '2026-12-01', 83],
    ['after', '2026-11-30', 0],
  ])(
    'of a box that comes %s the last day of the points program earns the announced points',
    { tags: '[ST-POINTS-EXPIRE-PROGRAM-END] [API-orders.anticipated_comarch_points]' },
    async (_when, pointsEndOn, points) => {
      const ending = { ...services, config: { ...services.config, pointsEndOn } }
      const who = await householdOf(services)
      for (const dish of dishes.slice(0, 3)) await put(services, who, dish, 1)
      const of = { clientId: who.clientId, orderId: orderOf(who, 0).id, now }
      const said = await anticipatedPoints(ending, of)
      const { pricing } = await editorData(ending, of, 'en')
      expect([pricing.deliveryDate, pricing.pointsEndOn]).toEqual(['2026-12-01', pointsEndOn])
      expect(await runPastCutoff(ending)).toEqual([])
      const { state, points_earned: earned } = await orderAfter(services, who)
      expect([state, said, earned]).toEqual(['charged', points, points])
    },
  )

  test('charges no card where value covers everything', async () => {
    const who = await householdOf(services, { card: 'none' })
    await giveValue(services.pool, who.clientId, 'bought', 10_000, now)
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('charged')
    expect(await paymentsOf(services, who)).toEqual([])
    expect(
      (await messagesTo(services, who)).find(message => message.template === 'order_charged')?.data.card,
    ).toBeNull()
  })

  test('takes the first element of a code off the first order, the second off the next that is not skipped', async () => {
    const who = await householdOf(services)
    await services.pool.query(
      `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
       values ($1, 'TWO', 'MultiorderDiscountCode', 'percent', '[50, 20]', 0, $2)`,
      [who.clientId, now],
    )
    expect(await runPastCutoff(services)).toEqual([])
    expect(await orderAfter(services, who)).toMatchObject({
      total_cents: 4185,
      priced: { discountCents: 4185 },
    })
    services.clock.set('2026-12-05T09:00:00.000Z')
    await runDue(services)
    const { rows } = await services.pool.query('select total_cents from client_order where id = $1', [
      orderOf(who, 1).id,
    ])
    expect(rows).toEqual([{ total_cents: 8370 - 1674 }])
  })
})

describe('an unpaid box', () => {
  test('with a declined card is reported, and can be paid for with another until packing', async () => {
    const who = await householdOf(services, { card: 'declines' })
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('payment_failed')
    expect(await paymentsOf(services, who)).toMatchObject([
      { state: 'declined', decline_code: 'card_declined' },
    ])
    expect(await messagesTo(services, who)).toMatchObject([
      { template: 'chosen_for_you' },
      { template: 'payment_declined', data: { amountCents: 8370, card: { last4: '4242' } } },
    ])
    await giveCard(services.pool, who.clientId, 'approves', afterCutoff)
    const of = { clientId: who.clientId, orderId: orderOf(who, 0).id, now: afterCutoff }
    expect(await payOrder(services, of)).toBe('paid')
    expect((await orderAfter(services, who)).state).toBe('charged')
  })

  test('with a bank that requires a confirmation is reported', async () => {
    const who = await householdOf(services, { card: 'asks' })
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('payment_failed')
    expect(await paymentsOf(services, who)).toMatchObject([{ state: 'needs_action' }])
    expect(await templatesOf(services, who)).toEqual(['chosen_for_you', 'payment_needs_action'])
  })

  test('without a card is reported, and charged once there is one', async () => {
    const who = await householdOf(services, { card: 'none' })
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('payment_failed')
    expect((await messagesTo(services, who)).at(-1)).toMatchObject({
      template: 'payment_declined',
      data: { card: null },
    })
    await giveCard(services.pool, who.clientId, 'approves', afterCutoff)
    await retryDeclined(services, '2026-11-29T09:00:00.000Z')
    expect((await orderAfter(services, who)).state).toBe('charged')
  })

  test('is retried by the schedule, a day after its cutoff, and cancelled at packing', async () => {
    const who = await householdOf(services, { card: 'declines' })
    expect(await runPastCutoff(services)).toEqual([])
    expect(await retryDeclined(services, '2026-11-29T06:59:58.000Z')).toEqual({ tried: 0, paid: 0 })
    expect(await retryDeclined(services, '2026-11-29T06:59:59.000Z')).toEqual({ tried: 1, paid: 0 })
    expect(await paymentsOf(services, who)).toMatchObject([{ attempt: 1 }, { attempt: 2, state: 'declined' }])
    expect(await pack(services, '2026-12-01T06:59:59.000Z')).toEqual({ cancelled: 0 })
    expect(await pack(services, '2026-12-01T07:00:00.000Z')).toEqual({ cancelled: 1 })
    expect(await pack(services, '2026-12-01T07:00:00.000Z')).toEqual({ cancelled: 0 })
    expect((await orderAfter(services, who)).state).toBe('cancelled')
    expect(await templatesOf(services, who)).toContain('order_cancelled')
    expect(await retryDeclined(services, '2026-12-02T09:00:00.000Z')).toEqual({ tried: 0, paid: 0 })
  })

  test('is retried once at each time by three workers, and reported once', async () => {
    const homes = await Promise.all(
      Array.from({ length: 12 }, () => householdOf(services, { card: 'declines' })),
    )
    expect(await runPastCutoff(services)).toEqual([])
    for (const [at, tries] of [
      ['2026-11-29T09:00:00.000Z', 2],
      ['2026-11-30T09:00:00.000Z', 3],
    ] as const) {
      await Promise.all([1, 2, 3].map(() => retryDeclined(services, at)))
      for (const who of homes) {
        expect(await paymentsOf(services, who)).toHaveLength(tries)
        const declined = (await templatesOf(services, who)).filter(name => name === 'payment_declined')
        expect(declined).toHaveLength(tries)
      }
    }
  })

  test('is not charged once packing has begun, whenever the clock gets there', async () => {
    const who = await householdOf(services, { card: 'declines' })
    expect(await runPastCutoff(services)).toEqual([])
    await giveCard(services.pool, who.clientId, 'approves', afterCutoff)
    const late = '2026-12-03T18:00:00.000Z'
    expect(await retryDeclined(services, late)).toEqual({ tried: 1, paid: 0 })
    expect(await payOrder(services, { ...ofOrder(who), now: late })).toBe('unpaid')
    services.clock.set(late)
    for (const job of weeklyJobs) await job.run(services)
    expect((await orderAfter(services, who)).state).toBe('cancelled')
    expect(await paymentsOf(services, who)).toMatchObject([{ attempt: 1, state: 'declined' }])
  })

  test('is not charged by a run after the time of packing', async () => {
    const who = await householdOf(services)
    services.clock.set('2026-12-03T18:00:00.000Z')
    for (const job of weeklyJobs) await job.run(services)
    expect((await orderAfter(services, who)).state).toBe('cancelled')
    expect(await paymentsOf(services, who)).toMatchObject([{ state: 'declined', decline_code: 'given_up' }])
    expect(await capturedOf(who)).toBe(0)
  })
})

describe('a capture for a cancelled box (rule 65)', () => {
  const packing = '2026-12-01T07:00:00.000Z'
  const viewAt = async (who: TestHousehold, at: string) =>
    orderData(await loadOrder(services, who.clientId, orderOf(who, 0).id, at), 'en', at)

  test('is impossible once cancelling gave up the bank’s question', async () => {
    const who = await householdOf(services, { card: 'asks' })
    expect(await runPastCutoff(services)).toEqual([])
    expect((await viewAt(who, afterCutoff)).payment?.actionUrl).toContain('/challenge/')
    expect((await viewAt(who, packing)).payment?.actionUrl).toBeNull()
    await pack(services, packing)
    expect(await paymentsOf(services, who)).toMatchObject([{ state: 'declined', decline_code: 'given_up' }])
    const key = chargeKey({ ...ofOrder(who), attempt: 1 })
    await endCharge(services.pool, key, null)
    expect(await capturedOf(who)).toBe(0)
    expect((await viewAt(who, packing)).payment?.actionUrl).toBeNull()
  })

  test.each(['before', 'after'] as const)(
    'is refunded at once, entered and reported, where the holder was quicker: %s the cancelling',
    async when => {
      const who = await householdOf(services, { card: 'asks' })
      expect(await runPastCutoff(services)).toEqual([])
      const key = chargeKey({ ...ofOrder(who), attempt: 1 })
      const capture = () =>
        services.pool.query(
          `update builtin_charge set state = 'captured', decline_code = null where idempotency_key = $1`,
          [key],
        )
      services.clock.set(packing)
      if (when === 'before') await capture()
      await pack(services, packing)
      if (when === 'after') await capture()
      for (let i = 0; i < 2; i++) await settleCharge(services, key, { state: 'captured', reference: key })
      expect((await orderAfter(services, who)).state).toBe('cancelled')
      expect(await paymentsOf(services, who)).toMatchObject([{ state: 'refunded' }])
      const { rows: refunds } = await services.pool.query(
        'select charge_key, amount_cents from builtin_refund where charge_key = $1',
        [key],
      )
      expect(refunds).toEqual([{ charge_key: key, amount_cents: 8370 }])
      const { rows: entered } = await services.pool.query(
        `select key, amount_cents from ledger_entry where client_id = $1 and account = 'card' order by key`,
        [who.clientId],
      )
      const { orderId } = ofOrder(who)
      expect(entered).toEqual([
        { key: `captured_late:${orderId}:1`, amount_cents: -8370 },
        { key: `given_back:${orderId}:1`, amount_cents: 8370 },
      ])
      const back = (await templatesOf(services, who)).filter(name => name === 'payment_given_back')
      expect(back).toHaveLength(1)
    },
  )

  test('is refunded at the clock’s next run if interrupted, once', async () => {
    const who = await householdOf(services, { card: 'asks' })
    expect(await runPastCutoff(services)).toEqual([])
    const key = chargeKey({ ...ofOrder(who), attempt: 1 })
    await pack(services, packing)
    await services.pool.query(`update builtin_charge set state = 'captured' where idempotency_key = $1`, [
      key,
    ])
    const killed = { ...services.cards, refund: () => Promise.reject(new Error('killed')) }
    const outcome = { state: 'captured', reference: key } as const
    await expect(settleCharge({ ...services, cards: killed }, key, outcome)).rejects.toThrow('killed')
    expect(await carryOutAllRefunds(services)).toEqual({ refunds: 1 })
    expect(await carryOutAllRefunds(services)).toEqual({ refunds: 0 })
    expect(await capturedOf(who)).toBe(0)
  })
})

const ofOrder = (who: TestHousehold) => ({ clientId: who.clientId, orderId: orderOf(who, 0).id })

/** A household's captured and not refunded cents at the processor. */
async function capturedOf(who: TestHousehold): Promise<number> {
  const { rows } = await services.pool.query<{ cents: number }>(
    `select coalesce(sum(amount_cents - refunded_cents), 0)::int as cents from builtin_charge
     where state = 'captured' and starts_with(idempotency_key, $1)`,
    [who.clientId],
  )
  return rows[0]?.cents ?? 0
}
