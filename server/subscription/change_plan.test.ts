// The plan, through its calls, on a real database.

import { describe, expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../tests/household.ts'
import { recordBalances } from '../../tests/ledger.ts'
import { testServices } from '../../tests/services.ts'
import { settings_subscription as calls } from '../calls/settings_subscription.ts'
import { updateQuantity } from '../orders/update_quantity.ts'

const now = '2026-11-27T18:00:00.000Z'
const afterCutoff = '2026-11-28T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

const as = (who: TestHousehold, at = now) => requestOf(who.clientId, at, who.brand)
const show = async (who: TestHousehold, at = now) =>
  contract.settings_subscription.show.output.parse(await calls.show(services, as(who, at), {}))
const refused = (code: string) => expect.objectContaining({ code })
const plansOf = async ({ clientId }: TestHousehold) =>
  (
    await services.pool.query<{ plan: string; total: number | null }>(
      'select plan_id as plan, total_cents as total from client_order where client_id = $1 order by week',
      [clientId],
    )
  ).rows

test('shows the one plan, its size, its all-in price, and the other plans on sale', {
  tags: '[API-settings_subscription.show] [ENT-ACCOUNT-STATUS] [ENT-ACCOUNT-PLAN] [ST-SUB-ACTIVE] [VAL-ONE-PLAN]',
}, async () => {
  const who = await subscribe(services.pool, now, { brand: 'cookit' })
  const shown = await show(who)
  expect(shown).toMatchObject({
    status: 'active',
    plan: { id: 'rtc_2-3' },
    planType: '2_people',
    servings: 6,
    recipesPerWeek: 3,
    mealsPerWeek: null,
    totalCents: 8_070,
    holdsFrom: { id: orderOf(who, 0).id, deliveryDate: '2026-12-01' },
  })
  expect(shown.plans).toHaveLength(10)
  expect((await show(who, afterCutoff)).holdsFrom?.deliveryDate).toBe('2026-12-08')
})

describe('another plan', () => {
  test('replaces the present one, from the first box not locked, with a reference and a letter', {
    tags: '[API-settings_subscription.update] [BIZ-ANYTIME-CHANGE-PLAN] [LBL-PLAN-FAMILY]',
  }, async () => {
    const [who, other] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
    const family = { kind: 'rtc', people: 4, recipes: 3, categories: ['family-friendly'] } as const
    const saved = contract.settings_subscription.update.output.parse(
      await calls.update(services, as(who, afterCutoff), { ...family, categories: [...family.categories] }),
    )
    expect(saved).toMatchObject({ plan: { id: 'rtc_4-3' }, planType: 'family', servings: 12 })
    expect(saved.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    expect((await plansOf(who)).map(one => one.plan)).toEqual(['rtc_2-3', ...Array(4).fill('rtc_4-3')])
    expect((await plansOf(other)).map(one => one.plan)).toEqual(Array(5).fill('rtc_2-3'))
    const { rows } = await services.pool.query(
      `select s.profile_key as profile, (select array_agg(template) from outbox_message where client_id = $1) as letters
       from subscription s where client_id = $1`,
      [who.clientId],
    )
    expect(rows[0]).toEqual({ profile: 'rtc|4|3|any|family-friendly|', letters: ['plan_changed'] })
    const again = await calls.update(services, as(who, afterCutoff), { kind: 'rtc', people: 4, recipes: 3 })
    expect(again.reference).toBeNull()
  })

  test.each([
    { kind: 'rtc', people: 3, recipes: 3 },
    { kind: 'rtc', people: 2, recipes: 7 },
    { kind: 'rtc', meals: 8 },
    { kind: 'rte', meals: 7 },
    { kind: 'rte', people: 2, recipes: 3 },
    { kind: 'rtc', people: 2, recipes: 3, categories: ['keto-friendly'] },
    {},
  ] as const)(
    'of %o is not on sale, and nothing changes',
    { tags: '[VAL-SUBSCRIPTION-INVALID]' },
    async asked => {
      const who = await subscribe(services.pool, now)
      const input = { ...asked, ...('categories' in asked && { categories: [...asked.categories] }) }
      await expect(calls.update(services, as(who), input as never)).rejects.toEqual(
        refused('subscription_invalid'),
      )
      expect(await show(who)).toMatchObject({ plan: { id: 'rtc_2-3' }, categories: [] })
    },
  )

  test('leaves a chosen box its dishes and gives it the new price, as announced', async () => {
    const who = await subscribe(services.pool, now)
    await choose(who)
    const { boxes } = await calls.preview(services, as(who), { kind: 'rtc', people: '4', recipes: '3' })
    expect(boxes.map(box => box.stays)).toEqual(Array(5).fill(false))
    expect(boxes[0]?.thenCents).toBeGreaterThan(boxes[0]?.nowCents ?? 0)
    await calls.update(services, as(who), { kind: 'rtc', people: 4, recipes: 3 })
    expect((await plansOf(who))[0]).toEqual({ plan: 'rtc_4-3', total: boxes[0]?.thenCents })
  })

  test('leaves a box with dishes of the other kind under the old plan, as announced', async () => {
    const who = await subscribe(services.pool, now)
    await choose(who)
    const [before] = await plansOf(who)
    const { boxes } = await calls.preview(services, as(who), { kind: 'rte', meals: '8' })
    expect(boxes.map(box => box.stays)).toEqual([true, false, false, false, false])
    await calls.update(services, as(who), { kind: 'rte', meals: 8 })
    expect(await plansOf(who)).toEqual([before, ...Array(4).fill({ plan: 'rte_8', total: null })])
  })

  test('with `status` the same call pauses, resumes and closes, and asks for the reason', async () => {
    const who = await subscribe(services.pool, now)
    for (const status of ['paused', 'closed'] as const)
      await expect(calls.update(services, as(who), { status })).rejects.toEqual(refused('reason_required'))
    const update = (input: Parameters<typeof calls.update>[2]) => calls.update(services, as(who), input)
    expect(await update({ status: 'paused', reason: 'vacation' })).toMatchObject({
      status: 'paused',
      reason: 'vacation',
    })
    expect(await update({ status: 'active' })).toMatchObject({ status: 'active', reason: null })
    expect(await update({ status: 'closed', reason: 'other' })).toMatchObject({ status: 'closed' })
    await expect(update({ kind: 'rtc', people: 4, recipes: 2 })).rejects.toEqual(refused('account_closed'))
  })
})

test('given value expires on request, and bought value stays', {
  tags: '[API-settings_subscription.expire_gc]',
}, async () => {
  const who = await subscribe(services.pool, now)
  await services.pool.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at) values
      ($1, 'g', 'given', 700, 'bonus', 'test', $2), ($1, 'g', 'house', -700, 'bonus', 'test', $2),
      ($1, 'b', 'bought', 900, 'gift_card', 'test', $2), ($1, 'b', 'house', -900, 'gift_card', 'test', $2)`,
    [who.clientId, now],
  )
  await recordBalances(services.pool)
  expect(await calls.expire_gc(services, as(who), {})).toEqual({ expiredCents: 700 })
  expect(await calls.expire_gc(services, as(who), {})).toEqual({ expiredCents: 0 })
})

/** Three dishes of the menu in the household's first box. */
async function choose(who: TestHousehold) {
  const { id, week } = orderOf(who, 0)
  const { rows } = await services.pool.query(
    `select product_id as id from menu_entry where brand = $1 and week = $2 and kind = 'rtc' order by rank limit 3`,
    [who.brand, week],
  )
  for (const { id: productId } of rows)
    await updateQuantity(services, { clientId: who.clientId, orderId: id, now }, { productId, quantity: 1 })
}
