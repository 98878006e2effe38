import { describe, expect, test } from 'vitest'
import { searched } from '../../domain/search/products.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { testDatabase } from '../../tests/database.ts'
import { leaveInStock, menusAt } from '../../tests/household.ts'
import { quiet } from '../../tests/quiet.ts'
import { publishMenus } from '../planning/publish.ts'
import { menusOf } from './memory.ts'
import { type MenuQuestion, menuData, menuWords } from './menu_data.ts'
import { menuVersion } from './menu_version.ts'
import { productData } from './product_data.ts'

// A Friday morning in Vancouver.
const now = '2026-11-27T18:00:00.000Z'
const database = await testDatabase({ beginning: menusAt(now) })

const ask = (question: Partial<MenuQuestion> = {}) =>
  menuData(database, {
    brand: 'freshprep',
    locale: 'en',
    now,
    date: 'this-week',
    planId: null,
    weekday: null,
    ...question,
  })

describe('the menu of a week', () => {
  test('has the week’s dishes and items, counted by category', {
    tags: '[API-menu.data] [CONST-MENU-DATE]',
  }, async () => {
    const menu = await ask()
    expect(menu).toMatchObject({ week: '2026-11-23', published: true })
    const recipes = menu.dishes.filter(dish => dish.kind === 'rtc')
    expect(recipes).toHaveLength(18)
    const vegetarian = recipes.filter(dish => dish.diets.includes('vegetarian')).length
    expect(vegetarian).toBeGreaterThanOrEqual(4)
    expect(vegetarian).toBeLessThanOrEqual(6)
    const counted = menu.categories.reduce((sum, category) => sum + category.count, 0)
    expect(counted).toBe(menu.dishes.length + menu.items.length)
  })

  test('can be asked for as the first that can be ordered, for anybody or for a delivery day (rule 6)', {
    tags: '[API-menu.data]',
  }, async () => {
    // A Saturday: no cutoff of this week is to come, nor that of next Monday's and Tuesday's boxes.
    const later = '2026-11-28T20:00:00Z'
    const first = async (weekday: Weekday | null) =>
      (await ask({ date: 'open-week', now: later, weekday })).week
    expect((await ask({ date: 'this-week', now: later })).week).toBe('2026-11-23')
    expect([await first(null), await first(1), await first(5)]).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-11-30',
    ])
    const asked = { brand: 'freshprep', now: later, date: 'open-week', weekday: 1 } as const
    const words = await menuWords(database, asked)
    expect(Object.keys(words)).toContain((await ask({ date: '2026-12-07' })).dishes[0]?.id)
  })

  test('is searched by words of both languages, which are fetched separately', {
    tags: '[API-menu.data]',
  }, async () => {
    const menu = await ask({ date: 'next-week' })
    const words = await menuWords(database, { brand: 'freshprep', now, date: 'next-week', weekday: null })
    expect(Object.keys(words).toSorted()).toEqual(
      [...menu.dishes, ...menu.items].map(product => product.id).toSorted(),
    )
    const found = (typed: string) => searched(words, menu.dishes, typed).map(dish => dish.id)
    expect(found('shrimp').length).toBeGreaterThan(0)
    expect(found('crevete')).toEqual(found('crevettes'))
    expect(found('shrimp').every(id => found('crevettes').includes(id))).toBe(true)
    expect(await menuWords(database, { brand: 'freshprep', now, date: '2031-01-06', weekday: null })).toEqual(
      {},
    )
  })

  test('is each brand’s own, in the requested language', async () => {
    const [en, fr] = await Promise.all([ask({ brand: 'cookit' }), ask({ brand: 'cookit', locale: 'fr' })])
    expect(en.dishes.filter(dish => dish.kind === 'rtc')).toHaveLength(19)
    expect(en.dishes.map(dish => dish.id)).toEqual(fr.dishes.map(dish => dish.id))
    expect(en.dishes[0]?.name).not.toBe(fr.dishes[0]?.name)
  })

  test('gives its order deadline, by its last delivery day', async () => {
    expect(await ask({ date: 'next-week' })).toMatchObject({
      week: '2026-11-30',
      cutoffAt: '2026-12-03T06:59:59.000Z',
      cutoffLocal: '2026-12-02T23:59:59',
      firstDeliveryDate: '2026-12-01',
      firstCutoffLocal: '2026-11-27T23:59:59',
      lastDeliveryDate: '2026-12-06',
    })
  })

  test('of a household has the cutoff of its own delivery day alone, in the sentence and on the week’s tab', async () => {
    const own = (weekday: 2 | 7) => ask({ date: 'next-week', weekday })
    const tuesday = await own(2)
    expect(tuesday).toMatchObject({
      cutoffLocal: '2026-11-27T23:59:59',
      firstCutoffLocal: '2026-11-27T23:59:59',
      firstDeliveryDate: '2026-12-01',
      lastDeliveryDate: '2026-12-01',
    })
    expect(tuesday.weeks[1]).toEqual({ week: '2026-11-30', state: 'open', daysLeft: 0 })
    const sunday = await own(7)
    expect(sunday).toMatchObject({
      firstCutoffLocal: '2026-12-02T23:59:59',
      firstDeliveryDate: '2026-12-06',
      lastDeliveryDate: '2026-12-06',
    })
    expect(sunday.weeks[1]).toEqual({ week: '2026-11-30', state: 'open', daysLeft: 5 })
  })

  test('has the lowest prices, or those of the household’s own plan', async () => {
    expect(await ask()).toMatchObject({ perServingCents: 1145, mealCents: 1350, atPlanPrice: false })
    expect(await ask({ planId: 'rtc_2-2' })).toMatchObject({
      perServingCents: 1475,
      mealCents: 1350,
      atPlanPrice: true,
    })
  })

  test('has tabs for the weeks, each with its state', async () => {
    const { weeks } = await ask({ date: 'next-week' })
    expect(weeks[0]).toEqual({ week: '2026-11-23', state: 'closed', daysLeft: null })
    expect(weeks[1]).toEqual({ week: '2026-11-30', state: 'open', daysLeft: 5 })
    expect(weeks).toHaveLength(7)
  })

  test('that is not published says so and offers the nearest weeks (rule 6)', async () => {
    const past = await ask({ date: '2025-01-01' })
    expect(past).toMatchObject({ week: '2024-12-30', published: false, dishes: [], items: [] })
    expect(past.weeks[0]).toEqual({ week: '2024-12-30', state: 'closed', daysLeft: null })
    expect(past.weeks[1]?.week).toBe('2026-11-23')
    const future = await ask({ date: '2027-06-02' })
    expect(future).toMatchObject({ week: '2027-05-31', published: false })
    expect(future.weeks.at(-1)).toMatchObject({ week: '2027-05-31', state: 'unpublished' })
  })

  test('of an unreadable date is refused', async () => {
    for (const date of ['yesterday', '2026-13-01', '']) {
      await expect(ask({ date })).rejects.toMatchObject({ code: 'menu_not_published' })
    }
  })
})

describe('the copy in memory', () => {
  test('shows a product that sold out elsewhere within a second, and changes the pages’ cache key', async () => {
    const before = await ask({ date: 'next-week' })
    const versionBefore = await menuVersion(database, 'freshprep', now)
    const id = before.items[3]?.id as string
    await leaveInStock(database, 'freshprep', before.week, id, 0)
    const after = await ask({ date: 'next-week' })
    expect(after.items.find(item => item.id === id)?.soldOut).toBe(true)
    expect(before.items.find(item => item.id === id)?.soldOut).toBe(false)
    expect(after.version).not.toBe(before.version)
    expect(await menuVersion(database, 'freshprep', now)).not.toBe(versionBefore)
  })

  test('is reloaded when the week’s version goes up', async () => {
    const { week, dishes } = await ask({ date: '2026-12-09' })
    const id = dishes[0]?.id as string
    await database.pool.query(
      `update menu_entry set surcharge_cents = 444 where brand = 'freshprep' and week = $1 and product_id = $2`,
      [week, id],
    )
    await database.pool.query(
      `update menu_week set version = version + 1 where brand = 'freshprep' and week = $1`,
      [week],
    )
    menusOf(database).changed()
    const again = await ask({ date: '2026-12-09' })
    expect(again.dishes.find(dish => dish.id === id)?.surchargeCents).toBe(444)
  })

  test('changes with the brand’s day, on which cutoffs pass', async () => {
    const at = (instant: string) => menuVersion(database, 'freshprep', instant)
    expect(await at('2026-11-28T06:59:59.000Z')).toBe(await at(now))
    expect(await at('2026-11-28T07:00:00.000Z')).not.toBe(await at(now))
  })

  test('is the very same object when it is requested again at once', async () => {
    await ask({ date: 'next-week' })
    const menus = menusOf(database)
    const first = await menus.week('freshprep', '2026-11-30')
    expect(await menus.week('freshprep', '2026-11-30')).toBe(first)
  })
})

describe('a product', () => {
  const product = (id: string, at = now, weekday: Weekday | null = null) => {
    const planId = 'rtc_4-3'
    return productData(database, { brand: 'freshprep', locale: 'en', now: at, id, planId, weekday })
  }

  test('has the weeks it can be ordered in: by the household’s delivery day, by any for a visitor', {
    tags: '[API-products.modal_data]',
  }, async () => {
    // A Friday: Monday's cutoff of next week has passed, Thursday's has not.
    const at = '2026-11-27T20:00:00Z'
    const item = (await ask({ date: 'next-week' })).items[0]?.id as string
    expect((await product(item, at)).weeks[0]).toBe('2026-11-30')
    expect((await product(item, at, 4)).weeks[0]).toBe('2026-11-30')
    expect((await product(item, at, 1)).weeks[0]).toBe('2026-12-07')
  })

  test('has all facts about a dish', { tags: '[API-products.modal_data]' }, async () => {
    const menu = await ask({ date: 'next-week' })
    const dish = menu.dishes.find(each => each.kind === 'rtc' && each.surchargeCents > 0)
    const data = await product(dish?.id as string)
    expect(data).toMatchObject({
      kind: 'rtc',
      servings: 4,
      perServingCents: 1195,
      surchargeCents: dish?.surchargeCents,
    })
    expect(data.unitCents).toBe(4 * (1195 + (dish?.surchargeCents ?? 0)))
    expect(data.difficulty).toMatch(/easy|moderate|complex/)
    expect(data.nutrition?.calories).toBeGreaterThan(0)
    expect(data.ingredients.length).toBeGreaterThan(3)
    expect(data.steps.length).toBeGreaterThan(3)
    expect(data.weeks[0]).toBe('2026-11-30')
    for (const allergen of data.allergens)
      expect([allergen.id, allergen.from.length > 0]).toEqual([allergen.id, true])
  })

  test('has the possible traces, and the allergens and nutrients of each swap', {
    tags: '[ENT-RECIPE-ALLERGENS]',
  }, async () => {
    const data = await product('beef-tacos-slaw')
    expect(data.mayContain).toEqual(['Soy'])
    const tortillas = data.ingredients.find(one => one.name === 'Flour tortillas')
    expect(tortillas).toMatchObject({ measure: '12', allergens: ['Wheat'], mayContain: ['Milk', 'Soy'] })
    const [beans] = data.customizations
    expect(beans?.diets).toContain('vegetarian')
    expect(beans?.allergens).toEqual(['Milk', 'Wheat'])
    expect(beans?.nutrition?.proteinGrams).toBeLessThan(data.nutrition?.proteinGrams ?? 0)
  })

  test('has an item’s unit and price, and its price per 100', async () => {
    const menu = await ask({ date: 'next-week' })
    const [item] = menu.items
    expect(item?.pricePer100).toEqual({ cents: Math.round((item?.priceCents ?? 0) / 9), per: 'g' })
    expect(await product(item?.id as string)).toMatchObject({
      kind: 'item',
      unit: item?.unit,
      unitCents: item?.priceCents,
      pricePer100: item?.pricePer100,
      steps: [],
      nutrition: null,
    })
  })

  test('that is no longer on a menu still exists, without a week', async () => {
    const menu = await ask({ date: 'next-week' })
    const id = menu.dishes[0]?.id as string
    expect((await product(id, '2027-11-01T18:00:00.000Z')).weeks).toEqual([])
  })

  test('that is unknown is not found', async () => {
    await expect(product('no-such-dish')).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('weeks published later are found without a restart', async () => {
  const later = '2027-01-15T18:00:00.000Z'
  expect(await ask({ date: '2027-01-20', now: later })).toMatchObject({ published: false })
  await publishMenus({ ...database, log: quiet }, later)
  menusOf(database).changed()
  expect(await ask({ date: '2027-01-20', now: later })).toMatchObject({ published: true })
})
