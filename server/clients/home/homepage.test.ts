import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { readReference } from '../../../domain/pictures/reference.ts'
import { loadDiscountCodes } from '../../../seed/demo/discount_codes.ts'
import { type TestDatabase, testDatabase } from '../../../tests/database.ts'
import { publishTestMenus } from '../../../tests/household.ts'
import { menuData } from '../../menu/menu_data.ts'
import { homepage } from './homepage.ts'

const now = '2026-11-27T18:00:00.000Z'
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await publishTestMenus(database.pool, now)
  await loadDiscountCodes(database.pool)
})
afterAll(() => database.close())

const home = (brand: 'freshprep' | 'cookit', at = now) =>
  homepage(database.pool, brand, 'en', Temporal.Instant.from(at))

test('[API-home.homepage] shows counts that are those of the menu one can order from', async () => {
  const page = await home('freshprep')
  expect(contract.home.homepage.output.parse(page)).toEqual(page)
  const menu = await menuData(database.pool, {
    brand: 'freshprep',
    locale: 'en',
    now,
    date: page.week,
    plan: null,
  })
  expect(page.week).toBe('2026-11-30')
  expect([page.recipeCount, page.mealCount, page.itemCount]).toEqual([
    menu.dishes.filter(dish => dish.kind === 'rtc').length,
    menu.dishes.filter(dish => dish.kind === 'rte').length,
    menu.items.length,
  ])
  expect(page.communities).toBe(1)
  const pictured = page.dishes.filter(dish => dish.kind === 'rtc').map(dish => dish.picture !== null)
  expect(pictured.lastIndexOf(true)).toBeLessThan(pictured.length - pictured.filter(each => !each).length)
})

test('puts first what is pictured as the brand shows its dishes: on a table in the west, cut out in the east', async () => {
  const folders = async (brand: 'freshprep' | 'cookit') =>
    (await home(brand)).dishes
      .filter(dish => dish.kind === 'rtc')
      .map(dish => readReference(dish.picture ?? '')?.folder)
  expect((await folders('freshprep'))[0]).toBe('dishes')
  const east = await folders('cookit')
  expect(east[0]).toBe('cutouts')
  expect(east.indexOf('dishes') === -1 || east.indexOf('dishes') > east.lastIndexOf('cutouts')).toBe(true)
})

test('[CLAIM-PRICE-FROM] shows the lowest prices there are: $59 a week in the west, $11.05 a serving in the east', async () => {
  expect((await home('freshprep')).fromWeekCents).toBe(5900)
  expect((await home('cookit')).fromServingCents).toBe(1105)
})

test('shows a first box to the cent, with the code everybody gets', async () => {
  expect((await home('freshprep')).example).toMatchObject({
    plan: { id: 'rtc_2-3', servings: 6, perServingCents: 1395 },
    code: 'MARKET50',
    receipt: { goodsCents: 8370, discountCents: 4185, taxCents: 0, totalCents: 4185 },
  })
  expect((await home('cookit')).example.code).toBe('BIENVENUE50')
})

test('stands without a menu', async () => {
  const page = await home('cookit', '2029-01-01T18:00:00.000Z')
  expect([page.dishes, page.recipeCount, page.week]).toEqual([[], 0, '2029-01-01'])
})
