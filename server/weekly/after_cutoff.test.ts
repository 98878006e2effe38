// A box between its cutoff and the run: what its household changes then, and a change that began before the cutoff and ends with the
// run already there.

import { beforeEach, describe, expect, test } from 'vitest'
import {
  batchServices,
  householdOf,
  linesOf,
  now,
  orderAfter,
  put,
  say,
  startAgain,
} from '../../tests/batch.ts'
import { orderOf, requestOf, type TestHousehold } from '../../tests/household.ts'
import { randomFrom } from '../../tests/random.ts'
import { brokenGuarantees, giveValue, runDue } from '../../tests/weekly.ts'
import { updateTaste } from '../household/taste/update.ts'
import { loadOrder } from '../orders/load.ts'
import { orderData, pricedOf } from '../orders/order_view.ts'
import { skipOrder } from '../orders/skip_order.ts'
import { changePlan } from '../subscription/change_plan.ts'
import { applyCode } from '../value/apply_code.ts'

const { services, dishes } = await batchServices()
const { pool, clock } = services
const cutoff = '2026-11-28T06:59:59.000Z'
const before = '2026-11-28T06:59:58.000Z'
const after = '2026-11-28T07:00:00.000Z'

beforeEach(async () => {
  await startAgain(services)
  await pool.query(
    `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en, text_fr,
       is_default) values ('freshprep', 'TEN', 'DiscountCode', 'cents', '[1000]', 0, '', '', '', '', false) on conflict do nothing`,
  )
  await pool.query('truncate code_use, client_event, held_value')
})

const tastes = (who: TestHousehold, exclusions: string[], at: string) =>
  updateTaste(services, requestOf(who.clientId, at), { exclusions })
const plans = (who: TestHousehold, people: 2 | 4, recipes: 2 | 3 | 4, at: string) =>
  changePlan(
    services,
    { clientId: who.clientId, brand: 'freshprep', now: at },
    { kind: 'rtc', people, recipes },
  )
const takes = (who: TestHousehold, at: string) =>
  applyCode(services, { clientId: who.clientId, brand: 'freshprep', locale: 'en', now: at }, 'TEN')
const totalOf = async (who: TestHousehold, place: number, at: string) =>
  pricedOf(await loadOrder(services, who.clientId, orderOf(who, place).id, at)).totalCents

async function run() {
  clock.set('2026-11-28T07:05:00.000Z')
  await runDue(services)
  expect(await brokenGuarantees(pool, cutoff)).toEqual([])
}

const allergens = async (who: TestHousehold) =>
  (await linesOf(services, who)).flatMap(id => [
    ...(dishes.find(dish => dish.id === id)?.dish?.allergens ?? []),
  ])

describe('after the cutoff', () => {
  test('the batch’s cutoff is the one these tests mean', async () => {
    const who = await householdOf(services)
    const { order } = await loadOrder(services, who.clientId, orderOf(who, 0).id, now)
    expect(order.cutoffAt).toBe(cutoff)
  })

  test('an exclusion that comes is kept to, and one that goes is kept to as well', async () => {
    const usual = await householdOf(services)
    const comes = await householdOf(services)
    const goes = await householdOf(services, { exclusions: ['milk'] })
    await tastes(comes, ['milk'], after)
    await tastes(goes, [], after)
    await run()
    expect(await allergens(usual)).toContain('milk')
    expect(await allergens(comes)).not.toContain('milk')
    expect(await allergens(goes)).not.toContain('milk')
    expect(await linesOf(services, goes)).toEqual(await linesOf(services, comes))
  })

  test('a review says nothing about a box that is cut off', async () => {
    const [likes, plain] = [await householdOf(services), await householdOf(services)]
    await say(services, likes, dishes.at(-1), 'definitely', -1)
    await run()
    expect(await linesOf(services, likes)).toEqual(await linesOf(services, plain))
  })

  test('a box that kept its old plan, and lost its dishes, is filled and priced by that plan', async () => {
    const who = await householdOf(services)
    await put(services, who, dishes[0], 1)
    await changePlan(services, { clientId: who.clientId, brand: 'freshprep', now }, { kind: 'rte', meals: 8 })
    await put(services, who, dishes[0], 0)
    await run()
    const { priced } = await orderAfter(services, who)
    expect([priced.totalCents, (await linesOf(services, who)).length]).toEqual([3 * 2 * 1395, 3])
  })

  test('a code that is taken discounts the next box, and none twice', async () => {
    const who = await householdOf(services)
    const full = await totalOf(who, 0, after)
    await takes(who, after)
    const shown = [await totalOf(who, 0, after), await totalOf(who, 1, after)]
    expect(shown).toEqual([full, full - 1_000])
    await run()
    expect((await orderAfter(services, who)).total_cents).toBe(full)
    expect(await totalOf(who, 1, after)).toBe(full - 1_000)
  })

  test('value that an unpaid box of the week before will take is not taken by this one', async () => {
    const who = await householdOf(services)
    await giveValue(pool, who.clientId, 'bought', 9_000, now)
    const [first, second] = [orderOf(who, 0).id, orderOf(who, 1).id]
    await pool.query(
      `update client_order o set state = 'payment_failed', version = 2, total_cents = 8370, week = week - 7,
         priced = p.priced from (select $2::jsonb as priced) p where id = $1`,
      [first, JSON.stringify((await priceOf(who, 0)).priced)],
    )
    await pool.query(
      `update client_order set delivery_date = '2026-12-01', cutoff_at = $2, week = '2026-11-30' where id = $1`,
      [second, cutoff],
    )
    const shown = (await priceOf(who, 1)).payment
    clock.set('2026-11-28T07:05:00.000Z')
    await runDue(services)
    const { priced, state } = await orderAfter(services, who, 1)
    expect([state, priced.payment]).toEqual(['charged', shown])
    expect(shown.boughtCents).toBe(9_000 - 8_370)
  })
})

async function priceOf(who: TestHousehold, place: number) {
  const priced = pricedOf(await loadOrder(services, who.clientId, orderOf(who, place).id, after))
  return { priced, payment: priced.payment }
}

describe('a change under way while the box is cut off', () => {
  const random = randomFrom(71)
  const full = 3 * 2 * 1395
  const more = 4 * 4 * 1145
  const changes = {
    plan: (who: TestHousehold, at: string) => plans(who, 4, 4, at),
    code: takes,
    tastes: (who: TestHousehold, at: string) => tastes(who, ['milk'], at),
    skip: (who: TestHousehold, at: string) =>
      skipOrder(services, { clientId: who.clientId, orderId: orderOf(who, 0).id, now: at }),
  }

  test('is taken whole or not at all, whatever the order of events', async () => {
    for (let round = 0; round < 12; round++) {
      await startAgain(services)
      await pool.query('truncate code_use, client_event')
      const people = await Promise.all(Array.from({ length: 8 }, () => householdOf(services)))
      clock.set('2026-11-28T07:00:01.000Z')
      const names = Object.keys(changes) as (keyof typeof changes)[]
      const asked = people.map((who, n) => ({
        who,
        name: names[n % names.length] as keyof typeof changes,
        at: random() < 0.7 ? before : after,
        wait: random() ** 2 * 120,
      }))
      const answers = asked.map(async ({ who, name, at, wait }) => {
        await new Promise(done => setTimeout(done, wait))
        return changes[name](who, at).then(
          () => true,
          () => false,
        )
      })
      await Promise.all([runDue(services), runDue(services), ...answers])
      await runDue(services)
      expect(await brokenGuarantees(pool, cutoff)).toEqual([])
      for (const { who, name } of asked) {
        const { state, priced } = await orderAfter(services, who)
        const next = orderData(
          await loadOrder(services, who.clientId, orderOf(who, 1).id, after),
          'en',
          after,
        )
        if (state === 'skipped') continue
        const lines = (await linesOf(services, who)).length
        expect([`3 for ${full}`, `4 for ${more}`], name).toContain(`${lines} for ${priced.goodsCents}`)
        if (name === 'code') expect([priced.discountCents, next.discount].toSorted()).toEqual([0, 1_000])
        if (name !== 'plan') expect(priced.goodsCents).toBe(full)
      }
    }
  })
})
