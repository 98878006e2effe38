// Shortages before packing: households are asked, and their answer, or the announced default, is carried out, on a real database.

import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import type { DishIngredient } from '../../../domain/catalogue/types.ts'
import { cutOffAt } from '../../../tests/cut_off.ts'
import {
  menusAt,
  orderOf,
  productsOn,
  requestOf,
  subscribe,
  type TestHousehold,
} from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { brokenGuarantees, giveCard, runDue } from '../../../tests/weekly.ts'
import { account } from '../../calls/account.ts'
import { shortages, shortages_admin } from '../../calls/shortages.ts'
import { advanceOrder } from '../../delivery/advance_order.ts'
import type { MenuProduct } from '../../menu/week_menu.ts'
import { setQuantity } from '../../money/late_edit/add_late.ts'
import { tendShortages } from './tend_shortages.ts'

const now = '2026-11-27T18:00:00.000Z'
const locked = '2026-11-28T20:00:00.000Z'
/** Five in the afternoon in Vancouver on the Sunday. */
const until = '2026-11-29T17:00'
const after = '2026-11-30T01:00:01.000Z'
const date = '2026-12-01'
const kitchen = 'vancouver'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const homes: TestHousehold[] = []
for (let at = 0; at < 12; at++) homes.push(await subscribe(pool, now))
const home = (at: number) => homes[at] as TestHousehold
const { week } = orderOf(home(0), 0)
const dishes = await productsOn(services, 'freshprep', week, 'rtc')
// A dish with milk, so that the replacement can have fewer or more allergens.
const dish = dishes.find(one =>
  one.dish?.ingredients.some(part => part.from === 'box' && part.allergens.includes('milk')),
) as MenuProduct
const items = await productsOn(services, 'freshprep', week, 'item')
/** An item of the same tax class and of like price. */
const fits = (one: MenuProduct, two: MenuProduct) => {
  const [a, b] = [one.item?.priceCents ?? 0, two.item?.priceCents ?? 0]
  return one.id !== two.id && one.taxClass === two.taxClass && b >= a && b <= a * 1.5
}
const item = items.find(one => one.item && items.some(two => fits(one, two))) as MenuProduct
const other = items.find(two => fits(item, two)) as MenuProduct
const others = dishes.filter(one => one.id !== dish.id).slice(0, 2)
for (const { clientId, orders } of homes) {
  await giveCard(pool, clientId, 'approves', now)
  const of = { clientId, orderId: orders[0]?.id as string, now }
  for (const { id } of [dish, ...others]) await setQuantity(services, of, { productId: id, quantity: 1 })
  await setQuantity(services, of, { productId: item.id, quantity: 2 })
}
services.clock.set('2026-11-28T09:00:00.000Z')
await runDue(services)
services.clock.set(locked)

const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const rows = async (sql: string, values: unknown[] = []) => (await services.pool.query(sql, values)).rows
const milk = () =>
  dish.dish?.ingredients.find(part => part.from === 'box' && part.allergens.includes('milk'))?.ingredientId
const said = async (who: TestHousehold, at = locked) =>
  (await shortages.of_box(services, requestOf(who.clientId, at), { orderId: orderOf(who, 0).id })).shortages
const answer = async (
  who: TestHousehold,
  choice: 'accept' | 'swap' | 'drop',
  swapId: string | null = null,
  at = locked,
) => {
  const [row] = await rows(
    'select shortage_id as id from shortage_box where client_id = $1 order by shortage_id desc limit 1',
    [who.clientId],
  )
  return shortages.answer(services, requestOf(who.clientId, at), { id: row.id, choice, swapId })
}
const declare = (more: object) =>
  shortages_admin.declare(services, requestOf(admin, locked), {
    date,
    kitchen,
    productId: dish.id,
    until,
    ...more,
  })
const letters = async (who: TestHousehold, template: string) =>
  (
    await rows('select data from outbox_message where client_id = $1 and template = $2', [
      who.clientId,
      template,
    ])
  ).map(({ data }) => data)
const refunds = (who: TestHousehold) =>
  rows('select reason, total_cents as cents from order_refund where client_id = $1', [who.clientId])
const lines = async (who: TestHousehold) =>
  (
    await rows('select product_id as id from order_line where client_id = $1 and order_id = $2', [
      who.clientId,
      orderOf(who, 0).id,
    ])
  ).map(({ id }) => id)
const takenOf = async ({ id }: MenuProduct) =>
  (
    await rows(`select taken from menu_entry where brand = 'freshprep' and product_id = $1 and week = $2`, [
      id,
      orderOf(home(0), 0).week,
    ])
  )[0].taken

describe('an ingredient that is short', () => {
  test('never comes by silence where it adds an allergen: a household that says yes gets it, one that says nothing its money, and one that excludes it is not even offered it', async () => {
    const [accepts, drops, swaps, silent, allergic, turned] = homes as [
      TestHousehold,
      TestHousehold,
      TestHousehold,
      TestHousehold,
      TestHousehold,
      TestHousehold,
    ]
    await services.pool.query(`update subscription set exclusions = '{cashew}' where client_id = $1`, [
      allergic.clientId,
    ])
    const nuts = (await shortages_admin.day(services, requestOf(admin, locked), { date })).ingredients.find(
      ({ name }) => /cashew/i.test(name),
    )
    const asked = { ingredientId: milk(), replacementId: nuts?.id }
    for (const until of [
      '2026-11-28T13:00',
      '2026-12-01T09:00',
      '2026-11-31T09:00',
      '2026-11-29T24:30',
      '',
    ]) {
      await expect(declare({ ...asked, until })).rejects.toEqual(refused('shortage_until'))
    }
    await expect(declare({ ...asked, ingredientId: 'nothing' })).rejects.toEqual(refused('not_found'))
    await expect(declare({ ...asked, replacementId: 'nothing' })).rejects.toEqual(refused('shortage_unfit'))
    expect((await declare(asked)).boxes).toBe(homes.length)
    await expect(declare(asked)).rejects.toEqual(refused('shortage_known'))

    const [standards] = await letters(accepts, 'shortage_asked')
    expect(standards).toMatchObject({ standard: 'drop', fits: true, until, product: dish.dish?.name })
    expect(standards.gained.map(({ en }: { en: string }) => en).join()).toMatch(/cashew/i)
    expect((await letters(allergic, 'shortage_asked'))[0]).toMatchObject({ standard: 'drop', fits: false })
    expect((await said(accepts))[0]).toMatchObject({ standard: 'drop', fits: true, choice: null })
    expect((await said(allergic))[0]).toMatchObject({ standard: 'drop', fits: false })
    const [counted] = (await shortages_admin.day(services, requestOf(admin, locked), { date })).shortages
    expect(counted).toMatchObject({ leftOut: homes.length, waiting: homes.length, adds: { flesh: [] } })
    expect(counted?.adds.gained.join()).toMatch(/cashew/i)

    // The dashboard asks until it is answered, or its time is over.
    const asks = async (who: TestHousehold, at = locked) =>
      (await account.index(services, requestOf(who.clientId, at), {})).messages.shortage
    const question = { orderId: orderOf(accepts, 0).id, deliveryDate: date, untilLocal: `${until}:00` }
    expect(await asks(accepts)).toEqual(question)
    expect(await asks(accepts, after)).toBeNull()

    // The answer is carried out at once; an accepted replacement can still be left out.
    await answer(accepts, 'accept')
    expect(await asks(accepts)).toBeNull()
    await answer(drops, 'accept')
    await answer(drops, 'drop')
    await answer(drops, 'drop')
    expect(await refunds(drops)).toMatchObject([{ reason: 'short' }])
    await expect(answer(drops, 'accept')).rejects.toEqual(refused('shortage_over'))
    const [offer] = await said(swaps)
    const to = offer?.swaps[0]?.id as string
    await expect(answer(swaps, 'swap', 'nothing')).rejects.toEqual(refused('shortage_unfit'))
    await answer(swaps, 'swap', to)
    expect(await lines(swaps)).toContain(to)
    expect(await lines(swaps)).not.toContain(dish.id)
    expect(await refunds(swaps)).toEqual([])
    await expect(answer(allergic, 'accept')).rejects.toEqual(refused('shortage_unfit'))
    const stranger = await insertClient(services)
    const [row] = await rows('select shortage_id as id from shortage_box where client_id = $1', [
      silent.clientId,
    ])
    const not = shortages.answer(services, requestOf(stranger, locked), { id: row.id, choice: 'drop' })
    await expect(not).rejects.toEqual(refused('not_found'))

    // The others do not answer. One has a new exclusion in the meantime.
    await services.pool.query(`update subscription set exclusions = '{cashew}' where client_id = $1`, [
      turned.clientId,
    ])
    await tendShortages(services)
    expect((await said(silent))[0]?.choice).toBeNull()
    services.clock.set(after)
    // Killed anywhere and restarted, and by two processes at once, each box is decided once.
    for (let statement = 3; statement <= 60; statement += 9) {
      await cutOffAt(services.pool, statement, () => tendShortages(services)).catch(() => undefined)
    }
    await Promise.all([tendShortages(services), tendShortages(services)])
    expect((await said(accepts, after))[0]).toMatchObject({ choice: 'accept', until: null })
    expect(await refunds(accepts)).toEqual([])
    for (const who of [silent, allergic, turned]) {
      expect((await said(who, after))[0]).toMatchObject({ choice: 'drop' })
      expect(await refunds(who)).toMatchObject([{ reason: 'short' }])
    }
    await expect(answer(silent, 'accept', null, after)).rejects.toEqual(refused('shortage_over'))
    services.clock.set(locked)
  })
})

describe('a substitute that adds nothing', () => {
  const [plain] = others as [MenuProduct]
  const vegetables = [
    'carrot',
    'zucchini',
    'broccoli',
    'green-beans',
    'cauliflower',
    'onion',
    'potatoes',
    'red-pepper',
  ]
  const isPlain = (part: DishIngredient) =>
    part.from === 'box' && part.allergens.length === 0 && vegetables.includes(part.ingredientId)

  test('comes where nobody answers, unless the household excludes it by then; in a box packed before, the kitchen goes by the announced default', async () => {
    const short = plain.dish?.ingredients.find(isPlain)?.ingredientId
    const by = vegetables.find(id => !plain.dish?.ingredients.some(part => part.ingredientId === id))
    const [silent, turned, packed, sent] = [home(2), home(9), home(10), home(11)]
    const exclude = (who: TestHousehold) =>
      services.pool.query(
        `update subscription set exclusions = array['ingredient:' || $2] where client_id = $1`,
        [who.clientId, by],
      )
    await exclude(sent)
    await declare({ productId: plain.id, ingredientId: short, replacementId: by })
    const shown = async (who: TestHousehold, at = locked) =>
      (await said(who, at)).find(one => one.short !== null && one.gained.length === 0)
    expect(await shown(silent)).toMatchObject({ standard: 'accept', fits: true, flesh: [], diets: [] })
    await exclude(turned)
    expect(await shown(turned)).toMatchObject({ standard: 'drop', fits: false })
    const refunded = async (who: TestHousehold) => (await refunds(who)).length
    const before = [await refunded(packed), await refunded(sent)]
    for (const who of [packed, sent]) await advanceOrder(services, orderOf(who, 0).id, 'packed')
    expect(await shown(packed)).toMatchObject({ choice: null, until: null })
    services.clock.set(after)
    await tendShortages(services)
    services.clock.set(locked)
    expect(await shown(silent)).toMatchObject({ choice: 'accept' })
    expect(await shown(turned)).toMatchObject({ choice: 'drop' })
    expect(await shown(packed)).toMatchObject({ choice: 'accept' })
    expect(await shown(sent)).toMatchObject({ choice: 'drop' })
    expect([await refunded(packed), await refunded(sent)]).toEqual([before[0], Number(before[1]) + 1])
  })
})

describe('an item that is short', () => {
  test('comes as another of like price, from stock, unless its household decides otherwise', async () => {
    const before = await takenOf(other)
    const cheap = { productId: item.id, replacementId: dish.id }
    await expect(declare(cheap)).rejects.toEqual(refused('shortage_unfit'))
    const { boxes } = await declare({ productId: item.id, replacementId: other.id })
    // Two are packed.
    expect(boxes).toBe(homes.length - 2)
    await answer(home(0), 'accept')
    expect(await lines(home(0))).toContain(other.id)
    expect(await takenOf(other)).toBe(before + 2)
    const [{ priced, cents }] = await rows(
      'select priced, total_cents as cents from client_order where client_id = $1 and id = $2',
      [home(0).clientId, orderOf(home(0), 0).id],
    )
    expect([
      priced.totalCents,
      priced.lines.some((line: { productId: string }) => line.productId === other.id),
    ]).toEqual([cents, true])
    await answer(home(1), 'drop')
    expect(await refunds(home(1))).toHaveLength(2)
    const broken = await brokenGuarantees(services.pool, locked)
    expect(
      broken.filter(
        one => one.startsWith('versions') || one.startsWith('the entries') || one.startsWith('every balance'),
      ),
    ).toEqual([])
  })
})

describe('a product without a replacement', () => {
  test('is refunded without a question, once, and reported; so is one in a box paid late, and a packed box is left alone', async () => {
    const [late, packed] = [home(7), home(8)]
    const box = (who: TestHousehold) => [who.clientId, orderOf(who, 0).id]
    await services.pool.query(
      `update client_order set state = 'payment_failed' where client_id = $1 and id = $2`,
      box(late),
    )
    const standards = async () => (await said(packed)).map(({ standard }) => standard)
    const before = await standards()
    expect(before).toContain('accept')
    const had = (await letters(packed, 'order_refunded')).filter(data => data.short).length
    await advanceOrder(services, orderOf(packed, 0).id, 'packed')
    expect(await standards()).toEqual(before)
    const [third] = (await shortages_admin.day(services, requestOf(admin, locked), { date })).products.filter(
      one => one.kind === 'rtc' && one.id !== dish.id && one.boxes >= 5,
    )
    const { boxes } = await declare({ productId: third?.id, until: '' })
    expect(boxes).toBeGreaterThan(4)
    const short = async (who: TestHousehold) =>
      (await letters(who, 'order_refunded')).filter(data => data.short)
    expect(await short(home(0))).toHaveLength(1)
    expect(await short(packed)).toHaveLength(had)
    expect(await short(late)).toHaveLength(1)
    await services.pool.query(
      `update client_order set state = 'charged' where client_id = $1 and id = $2`,
      box(late),
    )
    await tendShortages(services)
    await tendShortages(services)
    expect(await short(late)).toHaveLength(2)
    expect((await said(home(0))).at(-1)).toMatchObject({ choice: 'drop', replacement: null, until: null })
    const counted = (await shortages_admin.day(services, requestOf(admin, locked), { date })).shortages.at(-1)
    expect(counted).toMatchObject({ waiting: 0, accepted: 0, dropped: boxes + 1 })
  })
})
