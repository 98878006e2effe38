// A dish that open and paid boxes hold is corrected: unsafe boxes are mended, every household is told, and nothing is counted twice.

import { expect, test } from 'vitest'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import {
  menusAt,
  orderOf,
  productsOn,
  requestOf,
  subscribe,
  type TestHousehold,
} from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { brokenGuarantees, giveCard, runDue } from '../../tests/weekly.ts'
import { catalogue } from '../calls/catalogue.ts'
import { shortages, shortages_admin } from '../calls/shortages.ts'
import { tendShortages } from '../kitchen/shortages/tend_shortages.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'
import { mendCorrections } from './mend_corrections.ts'

const now = '2026-11-27T18:00:00.000Z'
/** After the cutoff of Tuesday's boxes. */
const locked = '2026-11-28T20:00:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows

const { week } = orderOf(await subscribe(pool, now), 0)
await pool.query('truncate client_order')
const dishes = await productsOn(services, 'freshprep', week, 'rtc')
const free: MenuProduct[] = []
for (const one of dishes) {
  if (one.dish?.allergens.includes('peanut') || one.dish?.mayContain.includes('peanut')) continue
  free.push(one)
}
const [dish, ...others] = free as [MenuProduct, ...MenuProduct[]]
const [item, other] = (await productsOn(services, 'freshprep', week, 'item')) as [MenuProduct, MenuProduct]

/** @param weekday of delivery: Tuesday's boxes are cut off tonight, Wednesday's tomorrow */
async function household(weekday: 2 | 3, exclusions: string[], units = 1): Promise<TestHousehold> {
  const self = await subscribe(pool, now, { weekday, exclusions })
  await giveCard(pool, self.clientId, 'approves', now)
  const of = { clientId: self.clientId, orderId: orderOf(self, 0).id, now }
  await setQuantity(services, of, { productId: dish.id, quantity: units })
  for (const { id } of others.slice(0, 2)) await setQuantity(services, of, { productId: id, quantity: 1 })
  await setQuantity(services, of, { productId: item.id, quantity: 1 })
  return self
}

const lines = async (who: TestHousehold) =>
  rows(
    `select product_id as id, version, quantity from order_line where client_id = $1 and order_id = $2 order by product_id`,
    [who.clientId, orderOf(who, 0).id],
  )
const letters = async (who: TestHousehold) =>
  (
    await rows(`select data from outbox_message where client_id = $1 and template = 'product_corrected'`, [
      who.clientId,
    ])
  ).map(({ data }) => data)
const total = async (who: TestHousehold) =>
  (
    await rows('select total_cents as cents from client_order where client_id = $1 and id = $2', [
      who.clientId,
      orderOf(who, 0).id,
    ])
  )[0].cents

const product = (id: string): Promise<OutputOf<'catalogue.product'>> =>
  catalogue.product(services, requestOf(admin, now), { id }) as Promise<OutputOf<'catalogue.product'>>
type Recipe = ParsedOf<'catalogue.correct_meal'>['recipe']

/** The dish with peanuts in its box. */
async function withPeanuts(): Promise<{ recipe: Recipe; base: number }> {
  const { recipe, version } = await product(dish.id)
  const peanuts = { ingredientId: 'peanuts', unit: 'gram' as const, for2: 20, for4: 40 }
  return { recipe: { ...(recipe as Recipe), box: [...(recipe as Recipe).box, peanuts] }, base: version }
}

const allergic = await household(3, ['peanut'])
const two = await household(3, ['peanut'], 2)
const careless = await household(3, [])
const paid = await household(2, ['peanut'])
const paidCareless = await household(2, [])
services.clock.set('2026-11-28T09:00:00.000Z')
await runDue(services)
services.clock.set(locked)
const before = new Map([
  [allergic, await total(allergic)],
  [careless, await total(careless)],
])

test('a preview says what every box would get, and changes nothing', async () => {
  const seen = await rows('select * from order_line order by 1, 2, 3')
  const shown = await catalogue.preview(services, requestOf(admin, locked), {
    ...(await withPeanuts()),
    from: 'now',
  })
  expect(shown).toMatchObject({ boxes: 5, households: 5, gained: ['Peanuts'], rises: false })
  expect(shown.outcomes).toEqual({ kept: 2, replaced: 2, dropped: 0, asked: 1, warned: 0, waiting: 0 })
  expect(await rows('select * from order_line order by 1, 2, 3')).toEqual(seen)
})

test('an allergen added to a dish leaves no unsafe box: open ones get the next safe dish, paid ones are asked, and all are told', async () => {
  const change = { ...(await withPeanuts()), from: 'now', reason: 'The supplier changed.' }
  const saved = await catalogue.correct_meal(services, requestOf(admin, locked), change)
  expect(saved).toEqual({ version: change.base + 1, boxes: 5 })

  for (const [who, units] of [
    [allergic, 1],
    [two, 2],
  ] as const) {
    const box = await lines(who)
    expect(box.some(({ id }) => id === dish.id)).toBe(false)
    const [came] = box.filter(({ id }) => ![item.id, ...others.slice(0, 2).map(one => one.id)].includes(id))
    expect(came).toMatchObject({ quantity: units })
    expect(await letters(who)).toMatchObject([
      { outcome: 'replaced', gained: [{ en: 'Peanuts', fr: 'Arachides' }], editable: true },
    ])
  }
  expect(await total(allergic)).toBe(before.get(allergic))
  expect((await lines(careless)).find(({ id }) => id === dish.id)).toMatchObject({ version: saved.version })
  expect(await letters(careless)).toMatchObject([{ outcome: 'kept', gained: [{ en: 'Peanuts' }] }])
  expect(await total(careless)).toBe(before.get(careless))
  expect(await letters(paidCareless)).toMatchObject([{ outcome: 'kept', editable: false }])

  await tendShortages(services)
  expect(await letters(paid)).toMatchObject([{ outcome: 'asked', until: expect.any(String) }])
  const day = await shortages_admin.day(services, requestOf(admin, locked), { date: '2026-12-01' })
  expect(day.shortages).toMatchObject([{ corrected: true, asked: 1, waiting: 1, leftOut: 1 }])
  const asked = await shortages.of_box(services, requestOf(paid.clientId, locked), {
    orderId: orderOf(paid, 0).id,
  })
  expect(asked.shortages).toMatchObject([
    { corrected: true, fits: false, standard: 'drop', gained: ['Peanuts'] },
  ])
  services.clock.set('2026-11-30T07:59:00.000Z')
  await tendShortages(services)
  expect(await rows('select reason from order_refund where client_id = $1', [paid.clientId])).toHaveLength(1)
  expect(await rows('select reason from order_refund where client_id = $1', [paidCareless.clientId])).toEqual(
    [],
  )
  services.clock.set(locked)
  expect(await brokenGuarantees(pool, locked)).toEqual([])
})

test('weeks to come pin the new version, and a household can see it on their menus', async () => {
  const { version } = await product(dish.id)
  const pinned = await rows(`select distinct version from menu_entry where product_id = $1 and week >= $2`, [
    dish.id,
    week,
  ])
  expect(pinned).toEqual([{ version }])
  const menu = await productsOn(services, 'freshprep', week, 'rtc')
  expect(menu.find(({ id }) => id === dish.id)?.dish?.allergens).toContain('peanut')
})

test('the second of two admins on one dish is shown what the first did, and overwrites nothing', async () => {
  const { recipe, base } = await withPeanuts()
  const late = { recipe, base: base - 1, from: 'now', reason: 'late' }
  await expect(catalogue.correct_meal(services, requestOf(admin, locked), late)).rejects.toMatchObject({
    code: 'catalogue_changed',
  })
  const { versions } = await product(dish.id)
  expect(versions.map(({ version, reason }) => [version, reason])).toEqual([
    [base, 'The supplier changed.'],
    [base - 1, ''],
  ])
})

test('a price rises only in weeks that are not published, and a recipe that cannot be made is refused', async () => {
  const { item: kept, version } = await product(item.id)
  if (!kept) throw new Error('no item')
  const dearer = { item: { ...kept, priceCents: kept.priceCents + 100 }, base: version, reason: 'Costs' }
  await expect(
    catalogue.correct_market_item(services, requestOf(admin, locked), { ...dearer, from: 'now' }),
  ).rejects.toMatchObject({ code: 'catalogue_price_rise' })
  const saved = await catalogue.correct_market_item(services, requestOf(admin, locked), {
    ...dearer,
    from: 'new',
  })
  expect(saved).toEqual({ version: version + 1, boxes: 0 })
  expect(await rows('select distinct version from menu_entry where product_id = $1', [item.id])).toEqual([
    { version },
  ])
  const { recipe, base } = await withPeanuts()
  const unknown = {
    ...recipe,
    box: [{ ingredientId: 'unobtainium', unit: 'gram' as const, for2: 1, for4: 2 }],
  }
  await expect(
    catalogue.correct_meal(services, requestOf(admin, locked), {
      recipe: unknown,
      base,
      from: 'now',
      reason: 'x',
    }),
  ).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a withdrawn item leaves the boxes at its price, and nobody can put it in again', async () => {
  const { version } = await product(other.id)
  const of = { clientId: careless.clientId, orderId: orderOf(careless, 0).id, now: locked }
  const dear = await total(careless)
  await setQuantity(services, of, { productId: other.id, quantity: 1 })
  expect(await total(careless)).toBeGreaterThan(dear)
  await catalogue.withdraw(services, requestOf(admin, locked), {
    id: other.id,
    base: version,
    from: 'now',
    reason: 'Recalled',
  })
  expect((await lines(careless)).some(({ id }) => id === other.id)).toBe(false)
  expect(await total(careless)).toBe(dear)
  expect((await letters(careless)).at(-1)).toMatchObject({ outcome: 'dropped', withdrawn: true })
  await expect(setQuantity(services, of, { productId: other.id, quantity: 1 })).rejects.toMatchObject({
    code: 'sold_out',
  })
})

test('the clock finds nothing more to do, and closes a correction once its boxes are settled', async () => {
  services.clock.set('2026-11-28T21:00:00.000Z')
  expect(await mendCorrections(services)).toEqual({ boxes: 0 })
  expect(await rows('select id from catalogue_correction where closed_at is null')).toEqual([])
  const { corrections } = await product(dish.id)
  expect(corrections.map(({ outcome, boxes }) => [outcome, boxes])).toEqual([
    ['asked', 1],
    ['kept', 2],
    ['replaced', 2],
  ])
})
