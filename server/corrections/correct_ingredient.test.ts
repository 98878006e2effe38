// A supplier names an allergen: every dish that has the ingredient is another version at once, boxes are mended, and each household is told.

import { expect, test } from 'vitest'
import { Refusal } from '../../contract/errors.ts'
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
import { brokenGuarantees, giveCard } from '../../tests/weekly.ts'
import { catalogue } from '../calls/catalogue.ts'
import { ingredients_admin } from '../calls/ingredients_admin.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const request = requestOf(admin, now)
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows

const { week } = orderOf(await subscribe(pool, now), 0)
await pool.query('truncate client_order')
const dishes = (await productsOn(services, 'freshprep', week, 'rtc')).filter(
  ({ dish }) => dish && !dish.allergens.includes('peanut') && !dish.mayContain.includes('peanut'),
)
const uses = (product: MenuProduct, id: string) =>
  product.dish?.ingredients.some(({ ingredientId }) => ingredientId === id) ?? false
const [dish] = dishes as [MenuProduct]
/** An ingredient of the dish's box that not every dish has. */
const ingredientId = dish.dish?.ingredients.find(
  one => one.from === 'box' && dishes.filter(other => uses(other, one.ingredientId)).length <= 3,
)?.ingredientId as string
const without = dishes.filter(other => !uses(other, ingredientId))

type Wanted = ParsedOf<'ingredients_admin.preview'>

const show = (): Promise<OutputOf<'ingredients_admin.show'>> =>
  ingredients_admin.show(services, request, { id: ingredientId })
async function wanted(change: Partial<Wanted['ingredient']>): Promise<Wanted> {
  const { version, ingredient, families, lines } = await show()
  return {
    id: ingredientId,
    base: version,
    ingredient: { ...(ingredient as Wanted['ingredient']), ...change },
    families: families.filter(({ isIn }) => isIn).map(({ id }) => id),
    lines: lines.filter(({ isIn }) => isIn).map(({ id }) => id),
    from: 'now',
  }
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (failure: unknown) => (failure instanceof Refusal ? failure.code : failure),
  )
const versionOf = async (id: string) =>
  (await rows('select max(version) as version from dish_version where dish_id = $1', [id]))[0]
    .version as number

async function household(exclusions: string[]): Promise<TestHousehold> {
  const self = await subscribe(pool, now, { weekday: 3, exclusions })
  await giveCard(pool, self.clientId, 'approves', now)
  const of = { clientId: self.clientId, orderId: orderOf(self, 0).id, now }
  for (const { id } of [dish, ...without.slice(0, 2)])
    await setQuantity(services, of, { productId: id, quantity: 1 })
  return self
}
const holds = async (who: TestHousehold) =>
  (
    await rows('select version from order_line where client_id = $1 and order_id = $2 and product_id = $3', [
      ...[who.clientId, orderOf(who, 0).id, dish.id],
    ])
  ).map(({ version }) => version)

test('an allergen of an ingredient reaches every dish that has it, their boxes and their households, and no other dish', {
  tags: '[ENT-RECIPE-ALLERGENS]',
}, async () => {
  const [safe, unsafe] = [await household([]), await household(['peanut'])]
  const peanuts = await wanted({ allergens: ['peanut'] })
  const foreseen = await ingredients_admin.preview(services, request, peanuts)
  const own = foreseen.dishes.find(({ id }) => id === dish.id)
  expect(own).toMatchObject({ boxes: 2, broken: 1, gained: ['Peanuts'] })
  // Whatever shares its line may hold traces now: their boxes keep it, and are told.
  expect(foreseen).toMatchObject({ boxes: 2, households: 2, outcomes: { replaced: 1 } })

  const [before, other] = [await versionOf(dish.id), await versionOf(without[0]?.id ?? '')]
  const saved = await ingredients_admin.save(services, request, { ...peanuts, reason: 'The supplier wrote' })
  expect(saved).toMatchObject({ version: peanuts.base + 1, dishes: foreseen.dishes.length })
  expect(await versionOf(dish.id)).toBeGreaterThan(before)
  if (!foreseen.dishes.some(({ id }) => id === without[0]?.id))
    expect(await versionOf(without[0]?.id ?? '')).toBe(other)

  expect(await holds(unsafe)).toEqual([])
  expect((await holds(safe))[0]).toBeGreaterThan(before)
  const pinned = await productsOn(services, 'freshprep', week, 'rtc')
  expect(pinned.find(({ id }) => id === dish.id)?.dish?.allergens).toContain('peanut')
  const letters = await rows(`select client_id from outbox_message where template = 'product_corrected'`)
  expect(new Set(letters.map(({ client_id }) => client_id))).toEqual(
    new Set([safe.clientId, unsafe.clientId]),
  )
  const { versions } = await catalogue.product(services, request, { id: dish.id })
  expect(versions[0]).toMatchObject({ reason: 'The supplier wrote' })
  expect(await brokenGuarantees(pool, now)).toEqual([])
})

test('a dish whose newest version lost the ingredient is corrected in the weeks that still have it, and stays new in later ones', async () => {
  const target = without[3] as MenuProduct
  const { recipe, version } = await catalogue.product(services, request, { id: target.id })
  const id = recipe?.box[0]?.ingredientId as string
  const lighter = { ...(recipe as ParsedOf<'catalogue.correct_meal'>['recipe']) }
  lighter.box = lighter.box.slice(1)
  lighter.swaps = []
  await catalogue.correct_meal(services, request, {
    base: version,
    from: 'new',
    reason: 'Lighter',
    recipe: lighter,
  })
  const shown = await ingredients_admin.show(services, request, { id })
  const change: Wanted = {
    ...{ id, base: shown.version, from: 'now' },
    ingredient: { ...(shown.ingredient as Wanted['ingredient']), allergens: ['peanut'] },
    families: shown.families.filter(({ isIn }) => isIn).map(one => one.id),
    lines: shown.lines.filter(({ isIn }) => isIn).map(one => one.id),
  }
  await ingredients_admin.save(services, request, { ...change, reason: 'Peanuts' })
  const onMenu = (await productsOn(services, 'freshprep', week, 'rtc')).find(one => one.id === target.id)
  expect(onMenu?.dish?.allergens).toContain('peanut')
  const newest = await catalogue.product(services, request, { id: target.id })
  expect(newest.recipe?.box).toEqual(lighter.box)
})

test('nothing is overwritten, and what cannot be made is refused as a whole', async () => {
  const stale = { ...(await wanted({ supplier: 'A' })), base: 1 }
  expect(await refusalOf(ingredients_admin.save(services, request, { ...stale, reason: 'x' }))).toBe(
    'catalogue_changed',
  )
  const dear = await wanted({ centsPerKilogram: 9_999, supplier: 'A', packGrams: 500 })
  expect(await ingredients_admin.save(services, request, { ...dear, reason: 'Dearer' })).toMatchObject({
    dishes: 0,
  })
  expect((await show()).ingredient).toMatchObject({ centsPerKilogram: 9_999, supplier: 'A', packGrams: 500 })
  const loop = await wanted({ ndb: null, parts: [{ ingredientId, share: 0.5 }] })
  expect(await refusalOf(ingredients_admin.preview(services, request, loop))).toBe('invalid_input')
  const limes = await ingredients_admin.show(services, request, { id: 'garlic' })
  const uncounted: Wanted = {
    ...{ id: 'garlic', base: limes.version, from: 'now' },
    ingredient: { ...(limes.ingredient as Wanted['ingredient']), piece: null },
    families: limes.families.filter(({ isIn }) => isIn).map(one => one.id),
    lines: limes.lines.filter(({ isIn }) => isIn).map(one => one.id),
  }
  expect(await refusalOf(ingredients_admin.save(services, request, { ...uncounted, reason: 'x' }))).toBe(
    'ingredient_breaks',
  )
  expect((await ingredients_admin.show(services, request, { id: 'garlic' })).version).toBe(limes.version)
})

test('a new ingredient brings its row of the USDA table, and joins its family and its line', async () => {
  const { foods } = await ingredients_admin.find_foods(services, request, { q: 'cuisse de canard crue' })
  const { foods: found } = await ingredients_admin.find_foods(services, request, { q: 'duck raw' })
  expect(found.length).toBeGreaterThan(0)
  expect(foods.every(({ description }) => /duck/i.test(description))).toBe(true)
  const { families, lines } = await ingredients_admin.options(services, request, {})
  const { ingredient } = await show()
  const fresh = {
    ...{ id: 'duck-leg', base: 0, from: 'now' as const, reason: 'New' },
    ingredient: {
      ...(ingredient as Wanted['ingredient']),
      ...{
        name: { en: 'Duck leg', fr: 'Cuisse de canard' },
        ndb: found[0]?.ndb as string,
        parts: [],
        animal: ['meat' as const],
      },
    },
    families: [families[0]?.id as string],
    lines: [lines[0]?.id as string],
  }
  expect(await ingredients_admin.save(services, request, fresh)).toMatchObject({ version: 1 })
  const shown = await ingredients_admin.show(services, request, { id: 'duck-leg' })
  expect(shown.food).toBe(found[0]?.description)
  expect(shown.families.filter(({ isIn }) => isIn)).toHaveLength(1)
  expect(shown.lines.filter(({ isIn }) => isIn)).toHaveLength(1)
  const { ingredients } = await ingredients_admin.list(services, request, {})
  expect(ingredients.find(({ id }) => id === 'duck-leg')).toMatchObject({ name: 'Duck leg', dishes: 0 })
})
