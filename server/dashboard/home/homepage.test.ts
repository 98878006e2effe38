import { expect, test } from 'vitest'
import { brandFacts } from '../../../brands/index.ts'
import { contract } from '../../../contract/index.ts'
import { cravingIds } from '../../../domain/catalogue/cravings.ts'
import { readReference } from '../../../domain/pictures/reference.ts'
import { welcomeCodes } from '../../../seed/catalogue/codes.ts'
import { testDatabase } from '../../../tests/database.ts'
import { menusAt } from '../../../tests/household.ts'
import { loadCodes } from '../../codes/discounts/load_codes.ts'
import { demoCodes } from '../../demo/discount_codes.ts'
import { menuData } from '../../menu/menu_data.ts'
import { homepage } from './homepage.ts'

const now = '2026-11-27T18:00:00.000Z'
const database = await testDatabase({ beginning: menusAt(now) })
await loadCodes(database.pool, [...welcomeCodes, ...demoCodes])

const home = (brand: 'freshprep' | 'cookit', at = now) =>
  homepage(database, brand, 'en', Temporal.Instant.from(at))

test('shows the counts of the menu that can be ordered', {
  tags: '[API-home.homepage]',
}, async () => {
  const page = await home('freshprep')
  expect(contract.home.homepage.output.parse(page)).toEqual(page)
  const menu = await menuData(database, {
    brand: 'freshprep',
    locale: 'en',
    now,
    date: page.week,
    planId: null,
    weekday: null,
  })
  expect(page.week).toBe('2026-11-30')
  expect([page.recipeCount, page.mealCount, page.itemCount]).toEqual([
    menu.dishes.filter(dish => dish.kind === 'rtc').length,
    menu.dishes.filter(dish => dish.kind === 'rte').length,
    menu.items.length,
  ])
  expect(page.communities).toBe(1)
  expect(page.signature).toMatch(/\/scenes\/market-crate\//)
})

test.each(['freshprep', 'cookit'] as const)(
  'of %s begins with the week’s best dishes, each pictured in the brand’s own way, none rated below 7',
  async brand => {
    const { dishes } = await home(brand)
    const recipes = dishes.filter(dish => dish.kind === 'rtc')
    expect(recipes.length).toBeGreaterThan(0)
    const appeals = recipes.map(dish => dish.appeal ?? 0)
    expect(appeals).toEqual(appeals.toSorted((a, b) => b - a))
    for (const dish of dishes) {
      const folder = readReference(dish.picture ?? '')?.folder
      expect([dish.id, (dish.appeal ?? 0) >= 7, folder]).toEqual([dish.id, true, brandFacts[brand].dishesAre])
    }
    expect(new Set(dishes.map(dish => dish.id)).size).toBe(dishes.length)
    const { cravings } = await home(brand)
    const pictures = cravings.flatMap(({ picture }) => picture ?? [])
    // Every dish in this place has one.
    if (brandFacts[brand].homeShows === 'cravings') expect(pictures).toHaveLength(cravingIds.length)
    expect(pictures).not.toContain(recipes[0]?.picture)
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(cravings.every(({ count }) => count > 0)).toBe(true)
    // Its menu begins with its best dish.
    const menu = await menuData(database, {
      brand,
      locale: 'en',
      now,
      date: '2026-11-30',
      planId: null,
      weekday: null,
    })
    expect(menu.dishes[0]?.appeal).toBe(Math.max(...menu.dishes.map(dish => dish.appeal ?? 0)))
  },
)

test('shows the lowest prices: $59 a week in the west, $11.05 a serving in the east', {
  tags: '[CLAIM-PRICE-FROM]',
}, async () => {
  expect((await home('freshprep')).fromWeekCents).toBe(5900)
  expect((await home('cookit')).fromServingCents).toBe(1105)
})

test('shows a first box to the cent, with the public code', async () => {
  expect((await home('freshprep')).example).toMatchObject({
    plan: { id: 'rtc_2-3', servings: 6, perServingCents: 1395 },
    code: 'MARKET50',
    receipt: { goodsCents: 8370, discountCents: 4185, taxCents: 0, totalCents: 4185 },
  })
  expect((await home('cookit')).example.code).toBe('BIENVENUE50')
})

test('works without a menu', async () => {
  const page = await home('cookit', '2029-01-01T18:00:00.000Z')
  expect([page.dishes, page.recipeCount, page.week]).toEqual([[], 0, '2029-01-01'])
})
