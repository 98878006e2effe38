// The invariants of every menu week.

import { describe, expect, test } from 'vitest'
import { brandIds } from '../../domain/brands.ts'
import { exclusionsAmong, uncovered } from '../../domain/catalogue/coverage.ts'
import { menuSizes } from '../../domain/catalogue/menu_rules.ts'
import { planWeeks } from '../../domain/catalogue/plan_weeks.ts'
import type { Dish, MenuEntry } from '../../domain/catalogue/types.ts'
import { planCategories } from '../../domain/plans.ts'
import { addWeeks } from '../../domain/time/weeks.ts'
import { dishes, marketItems, offerings, planSixWeeks } from './index.ts'

const byId = new Map(dishes.map(dish => [dish.id, dish]))
const offers = new Map(offerings.dishes.map(offer => [offer.dish.id, offer]))
const exclusions = exclusionsAmong(dishes.filter(dish => dish.kind === 'rtc'))
const monday = '2026-11-16'
const manyWeeks = 30

const planned = brandIds.flatMap(brand =>
  planWeeks({ brand, week: monday, offerings, previous: [] }, manyWeeks).map(week => ({ brand, ...week })),
)

const readyToCook = (entries: readonly MenuEntry[]) => entries.filter(entry => entry.kind === 'rtc')
const dishesOf = (entries: readonly MenuEntry[]) =>
  entries.map(entry => byId.get(entry.productId)).filter((dish): dish is Dish => dish !== undefined)
const idsOf = (entries: readonly MenuEntry[]) => readyToCook(entries).map(entry => entry.productId)
const weeksOf = (brand: string) => planned.filter(one => one.brand === brand)
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const foodCost = (ids: readonly string[]) =>
  mean(
    ids.flatMap(id => {
      const offer = offers.get(id)
      return offer?.surchargeCents === 0 ? [offer.foodCostCents] : []
    }),
  )

describe.each(planned)('$brand, week of $week', ({ brand, week, entries, shortfalls }) => {
  const recipes = readyToCook(entries)
  const count = (fits: (dish: Dish) => boolean) => dishesOf(recipes).filter(fits).length

  test('keeps every rule of the planner', () => {
    expect(shortfalls).toEqual([])
  })

  test('has the recipes, meals and items that the brand claims', {
    tags: '[CLAIM-MENU-SIZE] [CLAIM-14-MEALS]',
  }, () => {
    const meals = entries.filter(entry => entry.kind === 'rte').length
    const items = entries.filter(entry => entry.kind === 'item').length
    expect(recipes).toHaveLength(menuSizes[brand].recipes)
    expect(meals).toBeGreaterThanOrEqual(14)
    expect(recipes.length).toBeGreaterThanOrEqual(18)
    if (brand === 'cookit') expect(recipes.length + meals).toBeGreaterThanOrEqual(35)
    if (brand === 'cookit') expect(items).toBeGreaterThanOrEqual(150)
  })

  test('has six vegetarian recipes, four of them vegan or more, and no empty category', {
    tags: '[CLAIM-VEGETARIAN]',
  }, () => {
    expect(count(dish => dish.diets.includes('vegetarian'))).toBe(6)
    expect(count(dish => dish.diets.includes('vegan'))).toBeGreaterThanOrEqual(4)
    expect(count(dish => dish.category === 'family-friendly')).toBeGreaterThanOrEqual(4)
    expect(recipes.filter(entry => entry.surchargeCents > 0)).toHaveLength(3)
    const shown = new Set(entries.map(entry => `${entry.kind} ${entry.category}`))
    for (const kind of ['rtc', 'rte'] as const) {
      for (const category of planCategories[kind]) expect(shown).toContain(`${kind} ${category}`)
    }
  })

  test('fills the biggest plan without surcharge for a household that avoids any one allergen, or eats vegetarian or vegan', () => {
    const free = dishesOf(recipes.filter(entry => entry.surchargeCents === 0))
    expect(uncovered(free, exclusions).map(exclusion => exclusion.name)).toEqual([])
  })

  test('ranks every kind from 1, category by category, no product twice', () => {
    for (const kind of ['rtc', 'rte', 'item']) {
      const of = entries.filter(entry => entry.kind === kind)
      expect(of.map(entry => entry.rank)).toEqual(of.map((_, index) => index + 1))
      const runs = of.filter((entry, index) => entry.category !== of[index - 1]?.category)
      if (kind !== 'item') expect(runs).toHaveLength(new Set(of.map(entry => entry.category)).size)
    }
    expect(new Set(entries.map(entry => entry.productId)).size).toBe(entries.length)
  })

  test('varies: nine cuisines or more and none more than three times, pans and ovens, a cost like every week’s', () => {
    const cuisines = Object.values(Object.groupBy(dishesOf(recipes), dish => dish.cuisine))
    expect(cuisines.length).toBeGreaterThanOrEqual(9)
    expect(Math.max(...cuisines.map(same => same?.length ?? 0))).toBeLessThanOrEqual(3)
    expect(count(dish => dish.equipment.length === 1)).toBeGreaterThanOrEqual(4)
    expect(count(dish => dish.equipment.includes('oven'))).toBeGreaterThanOrEqual(3)
    expect(count(dish => dish.equipment.includes('oven'))).toBeLessThanOrEqual(8)
    const pool = [...offers.values()].filter(
      offer => offer.dish.kind === 'rtc' && offer.brands.includes(brand),
    )
    const usual = foodCost(pool.map(offer => offer.dish.id))
    expect(Math.abs(foodCost(idsOf(entries)) - usual)).toBeLessThanOrEqual(25)
  })

  test('serves the tourtière in the eastern winter only, and asparagus eggs in spring', () => {
    const month = Number(week.slice(5, 7))
    const winter = [11, 12, 1, 2].includes(month)
    if (brand === 'freshprep' || !winter) expect(idsOf(entries)).not.toContain('tourtiere-green-salad')
    if (month < 4 || month > 6) expect(idsOf(entries)).not.toContain('asparagus-goat-cheese-frittata')
  })
})

describe.each(brandIds)('%s from week to week', brand => {
  test('serves no ready-to-cook dish two weeks running', () => {
    const weeks = weeksOf(brand).map(week => idsOf(week.entries))
    for (const [index, ids] of weeks.entries()) {
      const before = weeks[index - 1] ?? []
      expect(ids.filter(id => before.includes(id))).toEqual([])
    }
  })

  test('serves every one of its dishes', () => {
    const served = new Set(weeksOf(brand).flatMap(week => idsOf(week.entries)))
    const pool = offerings.dishes.filter(offer => offer.dish.kind === 'rtc' && offer.brands.includes(brand))
    expect(pool.map(offer => offer.dish.id).filter(id => !served.has(id))).toEqual([])
  })

  test('six weeks continue from the weeks already published', () => {
    const served = idsOf(planSixWeeks(brand, monday).at(-1)?.entries ?? [])
    const next = planSixWeeks(brand, addWeeks(monday, 6), [served])
    expect(next).toHaveLength(6)
    expect(next.flatMap(week => week.shortfalls)).toEqual([])
    expect(idsOf(next[0]?.entries ?? []).filter(id => served.includes(id))).toEqual([])
  })

  test('sells exactly its own items', { tags: '[BIZ-OFFER-MARKET]' }, () => {
    const own = marketItems.filter(item => item.brand.includes(brand)).map(item => item.id)
    for (const { entries } of weeksOf(brand)) {
      const sold = entries.filter(entry => entry.kind === 'item')
      expect(sold.map(entry => entry.productId)).toEqual(own)
      expect(sold.every(entry => entry.capacity > 0)).toBe(true)
    }
  })
})

test('the two brands do not serve the same menu', () => {
  const [west, east] = brandIds.map(brand => planSixWeeks(brand, monday))
  for (const [index, week] of (west ?? []).entries()) {
    const other = idsOf(east?.[index]?.entries ?? [])
    expect(idsOf(week.entries).filter(id => !other.includes(id)).length).toBeGreaterThan(4)
  }
})
