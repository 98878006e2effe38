import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type HouseholdOptions,
  leaveInStock,
  orderOf,
  productsOn,
  publishTestMenus,
  subscribe,
  type TestHousehold,
} from '../../tests/household.ts'
import { type TestServices, testServices } from '../../tests/services.ts'
import { brokenGuarantees, everything, giveCard, giveValue, runDue } from '../../tests/weekly.ts'
import { skipOrder } from '../account/skip_order.ts'
import { menusOf } from '../menu/memory.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { updateQuantity } from '../orders/update_quantity.ts'
import { payOrder } from '../payments/pay_order.ts'
import { choose } from './choose.ts'
import { open } from './open.ts'
import { pack } from './pack.ts'
import { retryDeclined } from './retry.ts'
import { chargeBatch, lockBatch, runBatch } from './run_batch.ts'

// A Friday morning in Vancouver: Tuesday's cutoff is tonight.
const now = '2026-11-27T18:00:00.000Z'
const afterCutoff = '2026-11-28T09:00:00.000Z'
const batch = {
  brand: 'freshprep',
  deliveryDate: '2026-12-01',
  kitchen: 'vancouver',
  week: '2026-11-30',
} as const
let services: TestServices
let dishes: MenuProduct[]

beforeAll(async () => {
  services = await testServices({ now })
  await publishTestMenus(services.pool, now)
  dishes = await productsOn(services.pool, 'freshprep', batch.week, 'rtc')
})
afterAll(() => services.close())
beforeEach(async () => {
  services.clock.set(now)
  await services.pool.query(
    `truncate client, subscription, client_order, order_line, order_event, payment, payment_method, builtin_card,
       builtin_charge, ledger_entry, outbox_message, batch, batch_slice, held_discount`,
  )
  await services.pool.query('update menu_entry set taken = 0, capacity = 500')
})

/** A household with a working card, its soonest order past the cutoff of the test. */
async function household(
  options: HouseholdOptions & { card?: 'approves' | 'declines' | 'asks' | 'none' } = {},
): Promise<TestHousehold> {
  const { card = 'approves', ...rest } = options
  const made = await subscribe(services.pool, now, rest)
  if (card !== 'none') await giveCard(services.pool, made.clientId, card, now)
  return made
}

const put = (who: TestHousehold, dish: MenuProduct | undefined, quantity: number) =>
  updateQuantity(
    services.pool,
    { clientId: who.clientId, orderId: orderOf(who, 0).id, now },
    { productId: dish?.id as string, quantity },
  )

async function run(): Promise<void> {
  services.clock.set(afterCutoff)
  await runDue(services)
  expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
}

async function orderAfter(who: TestHousehold) {
  const { rows } = await services.pool.query(
    `select state, chosen_by, total_cents, priced, points_earned from client_order where id = $1`,
    [orderOf(who, 0).id],
  )
  return rows[0]
}

async function linesOf(who: TestHousehold): Promise<string[]> {
  const { rows } = await services.pool.query(
    'select product_id from order_line where order_id = $1 order by 1',
    [orderOf(who, 0).id],
  )
  return rows.map(row => row.product_id)
}

async function told(who: TestHousehold) {
  const { rows } = await services.pool.query(
    'select template, data from outbox_message where client_id = $1 order by template',
    [who.clientId],
  )
  return rows
}
const templatesOf = async (who: TestHousehold) => (await told(who)).map(message => message.template)

async function paymentsOf(who: TestHousehold) {
  const { rows } = await services.pool.query(
    'select attempt, state, amount_cents, decline_code from payment where client_id = $1 order by attempt',
    [who.clientId],
  )
  return rows
}

describe('at cutoff', () => {
  test('[ST-ORDER-AUTO-SELECT] an order without a selection gets its plan’s dishes, is charged, and the household told', async () => {
    const who = await household({ exclusions: ['milk', `dish:${dishes[0]?.id}`] })
    await run()
    expect(await orderAfter(who)).toMatchObject({
      state: 'charged',
      chosen_by: 'automatic',
      total_cents: 3 * 2 * 1395,
      points_earned: 83,
    })
    expect(await linesOf(who)).toHaveLength(3)
    expect(await linesOf(who)).not.toContain(dishes[0]?.id)
    const [chosen, charged] = await told(who)
    expect(chosen).toMatchObject({ template: 'chosen_for_you', data: { orderId: orderOf(who, 0).id } })
    expect(chosen?.data.dishes).toHaveLength(3)
    expect(charged).toMatchObject({
      template: 'order_charged',
      data: {
        deliveryDate: '2026-12-01',
        startHour: 16,
        endHour: 20,
        priced: { totalCents: 8370, payment: { cardCents: 8370 } },
        card: { brand: 'visa', last4: '4242' },
      },
    })
  })

  test('what the household chose stays, and what it last saw is what is charged', async () => {
    const who = await household()
    await put(who, dishes[4], 2)
    const view = await put(who, dishes[5], 1)
    await run()
    expect(await orderAfter(who)).toMatchObject({
      state: 'charged',
      chosen_by: 'client',
      total_cents: view.order.totalCents,
      priced: view.order.priced,
    })
    expect(await linesOf(who)).toEqual([dishes[4]?.id, dishes[5]?.id].toSorted())
    expect(await templatesOf(who)).toEqual(['order_charged'])
    expect(await paymentsOf(who)).toMatchObject([{ state: 'captured', amount_cents: view.order.totalCents }])
  })

  test('market items alone are no selection: dishes join them, and all of it is paid', async () => {
    const who = await household()
    const [item] = await productsOn(services.pool, 'freshprep', batch.week, 'item')
    await put(who, item, 2)
    await run()
    const { rows } = await services.pool.query(
      'select kind, sum(quantity)::int as units from order_line where client_id = $1 group by 1 order by 1',
      [who.clientId],
    )
    expect(rows).toEqual([
      { kind: 'item', units: 2 },
      { kind: 'rtc', units: 3 },
    ])
    const { priced } = await orderAfter(who)
    expect(priced.goodsCents).toBe(3 * 2 * 1395 + 2 * (item?.item?.priceCents as number))
  })

  test('[ST-ORDER-MINIMUM] an order under the minimum is neither charged nor delivered, and the household told', async () => {
    const who = await household()
    await put(who, dishes[0], 1)
    await run()
    expect((await orderAfter(who)).state).toBe('not_met')
    expect(await paymentsOf(who)).toEqual([])
    expect(await told(who)).toMatchObject([
      { template: 'minimum_not_met', data: { goodsCents: 2790, minimumCents: 5900 } },
    ])
  })

  test('[ST-ORDER-SKIPPED] a skipped week is not charged', async () => {
    const who = await household()
    await skipOrder(services.pool, { clientId: who.clientId, orderId: orderOf(who, 0).id, now })
    await services.pool.query('delete from outbox_message')
    await run()
    expect((await orderAfter(who)).state).toBe('skipped')
    expect([await paymentsOf(who), await told(who), await linesOf(who)]).toEqual([[], [], []])
  })

  test('a paused household is not charged', async () => {
    const who = await household({ state: 'paused' })
    await run()
    expect((await orderAfter(who)).state).toBe('skipped')
    expect([await paymentsOf(who), await told(who)]).toEqual([[], []])
  })

  test('where nothing safe is left the order is skipped and the household told', async () => {
    const who = await household({ exclusions: dishes.map(dish => `dish:${dish.id}`) })
    await run()
    expect((await orderAfter(who)).state).toBe('skipped')
    expect(await templatesOf(who)).toEqual(['nothing_safe'])
    expect([await paymentsOf(who), await linesOf(who)]).toEqual([[], []])
  })

  test('a scarce dish goes to as many as the kitchen can make, and everybody is fed', async () => {
    for (const dish of dishes) await leaveInStock(services.pool, 'freshprep', batch.week, dish.id, 4)
    const all = await Promise.all(Array.from({ length: 15 }, () => household()))
    await run()
    for (const who of all) expect((await orderAfter(who)).state).toBe('charged')
  })

  test('a later order of the household stays as it is', async () => {
    const who = await household()
    await run()
    const { rows } = await services.pool.query(
      `select state, count(*)::int from client_order where client_id = $1 group by 1 order by 1`,
      [who.clientId],
    )
    expect(rows).toEqual([
      { state: 'charged', count: 1 },
      { state: 'upcoming', count: 4 },
    ])
  })
})

describe('what pays', () => {
  test('given value is spent first, then bought, then the card; points are earned on bought and card', async () => {
    const who = await household()
    await giveValue(services.pool, who.clientId, 'given', 1500, now)
    await giveValue(services.pool, who.clientId, 'bought', 2000, now)
    await run()
    const payment = { givenCents: 1500, boughtCents: 2000, corporateCents: 0, cardCents: 8370 - 3500 }
    expect(await orderAfter(who)).toMatchObject({ state: 'charged', priced: { payment }, points_earned: 68 })
    expect(await paymentsOf(who)).toMatchObject([{ state: 'captured', amount_cents: 4870 }])
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

  test('value that came after the last edit pays as well; the total stays', async () => {
    const who = await household()
    const view = await put(who, dishes[0], 3)
    await giveValue(services.pool, who.clientId, 'given', 1000, now)
    await run()
    const total = view.order.totalCents as number
    expect(await orderAfter(who)).toMatchObject({
      total_cents: total,
      priced: { totalCents: total, payment: { givenCents: 1000, cardCents: total - 1000 } },
    })
  })

  test('no card is asked where value pays everything', async () => {
    const who = await household({ card: 'none' })
    await giveValue(services.pool, who.clientId, 'bought', 10_000, now)
    await run()
    expect((await orderAfter(who)).state).toBe('charged')
    expect(await paymentsOf(who)).toEqual([])
    expect((await told(who)).find(message => message.template === 'order_charged')?.data.card).toBeNull()
  })

  test('a code takes its first element off the first order, its second off the next that is not skipped', async () => {
    const who = await household()
    await services.pool.query(
      `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
       values ($1, 'TWO', 'MultiorderDiscountCode', 'percent', '[50, 20]', 0, $2)`,
      [who.clientId, now],
    )
    await run()
    expect(await orderAfter(who)).toMatchObject({ total_cents: 4185, priced: { discountCents: 4185 } })
    services.clock.set('2026-12-05T09:00:00.000Z')
    await runDue(services)
    const { rows } = await services.pool.query('select total_cents from client_order where id = $1', [
      orderOf(who, 1).id,
    ])
    expect(rows).toEqual([{ total_cents: 8370 - 1674 }])
  })
})

describe('what is not paid', () => {
  test('a declined card is told of, and the order can be paid with another until packing', async () => {
    const who = await household({ card: 'declines' })
    await run()
    expect((await orderAfter(who)).state).toBe('payment_failed')
    expect(await paymentsOf(who)).toMatchObject([{ state: 'declined', decline_code: 'card_declined' }])
    expect(await told(who)).toMatchObject([
      { template: 'chosen_for_you' },
      { template: 'payment_declined', data: { amountCents: 8370, card: { last4: '4242' } } },
    ])
    await giveCard(services.pool, who.clientId, 'approves', afterCutoff)
    const of = { clientId: who.clientId, orderId: orderOf(who, 0).id, now: afterCutoff }
    expect(await payOrder(services, of)).toBe('paid')
    expect((await orderAfter(who)).state).toBe('charged')
  })

  test('a bank that asks for the holder is told of', async () => {
    const who = await household({ card: 'asks' })
    await run()
    expect((await orderAfter(who)).state).toBe('payment_failed')
    expect(await paymentsOf(who)).toMatchObject([{ state: 'needs_action' }])
    expect(await templatesOf(who)).toEqual(['chosen_for_you', 'payment_needs_action'])
  })

  test('a household without a card is told, and charged once it has one', async () => {
    const who = await household({ card: 'none' })
    await run()
    expect((await orderAfter(who)).state).toBe('payment_failed')
    expect((await told(who)).at(-1)).toMatchObject({ template: 'payment_declined', data: { card: null } })
    await giveCard(services.pool, who.clientId, 'approves', afterCutoff)
    await retryDeclined(services, '2026-11-29T09:00:00.000Z')
    expect((await orderAfter(who)).state).toBe('charged')
  })

  test('a declined card is asked again a day later, and what is unpaid at packing is cancelled', async () => {
    const who = await household({ card: 'declines' })
    await run()
    expect(await retryDeclined(services, '2026-11-29T08:59:59.000Z')).toEqual({ tried: 0, paid: 0 })
    expect(await retryDeclined(services, '2026-11-29T09:00:00.000Z')).toEqual({ tried: 1, paid: 0 })
    expect(await paymentsOf(who)).toMatchObject([{ attempt: 1 }, { attempt: 2, state: 'declined' }])
    expect(await pack(services, '2026-12-01T06:59:59.000Z')).toEqual({ cancelled: 0 })
    expect(await pack(services, '2026-12-01T07:00:00.000Z')).toEqual({ cancelled: 1 })
    expect(await pack(services, '2026-12-01T07:00:00.000Z')).toEqual({ cancelled: 0 })
    expect((await orderAfter(who)).state).toBe('cancelled')
    expect(await templatesOf(who)).toContain('order_cancelled')
    expect(await retryDeclined(services, '2026-12-02T09:00:00.000Z')).toEqual({ tried: 0, paid: 0 })
  })
})

describe('again, and at once', () => {
  const crowd = () =>
    Promise.all([
      household(),
      household({ card: 'declines' }),
      household({ card: 'asks' }),
      household({ card: 'none' }),
      household({ state: 'paused' }),
      household({ exclusions: dishes.map(dish => `dish:${dish.id}`) }),
      household({ planId: 'rtc_4-4' }),
      household({ planId: 'rte_8', exclusions: ['peanut'] }),
    ])

  test('every step, run a second time, changes nothing', async () => {
    await crowd()
    await open(services, now)
    services.clock.set(afterCutoff)
    const steps = [
      () => choose(services, batch, afterCutoff),
      () => lockBatch(services, batch),
      () => chargeBatch(services, batch),
      () => open(services, afterCutoff),
    ]
    for (const step of steps) {
      await step()
      const after = await everything(services.pool)
      for (const again of steps.slice(0, steps.indexOf(step) + 1)) await again()
      expect(await everything(services.pool)).toEqual(after)
    }
    await runBatch(services, batch)
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
  })

  test('two workers that run the same batch at once charge everybody once', async () => {
    const all = await Promise.all([crowd(), crowd(), crowd()])
    services.clock.set(afterCutoff)
    const small = { ...services, sliceSize: 4 }
    await Promise.all([runBatch(small, batch), runBatch(small, batch), runBatch(small, batch)])
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
    for (const [first] of all) expect((await orderAfter(first)).state).toBe('charged')
  })

  test('who chose between the choice and the lock keeps it, and the kitchen gets its dishes back', async () => {
    const [chooses, leaves] = await Promise.all([household(), household()])
    services.clock.set(afterCutoff)
    await choose(services, batch, afterCutoff)
    // As an edit does that began before the cutoff and was committed after the choice.
    await put(chooses, dishes[7], 3)
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
    expect(await linesOf(chooses)).toEqual([dishes[7]?.id])
    expect(await linesOf(leaves)).toHaveLength(3)
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
  })

  test('who emptied the box between the choice and the lock is chosen for all the same', async () => {
    const who = await household()
    await put(who, dishes[7], 3)
    services.clock.set(afterCutoff)
    await choose(services, batch, afterCutoff)
    await put(who, dishes[7], 0)
    menusOf(services.pool).changed()
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
    expect(await orderAfter(who)).toMatchObject({ state: 'charged', chosen_by: 'automatic' })
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
  })
})
