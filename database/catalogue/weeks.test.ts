// What must hold of every menu week our dishes make.

import { describe, expect, test } from 'vitest'
import { brandIds } from '../../domain/brands.ts'
import { exclusionsAmong, uncovered } from '../../domain/catalogue/coverage.ts'
import { menuSizes, planWeeks } from '../../domain/catalogue/plan_weeks.ts'
import type { Dish, MenuEntry } from '../../domain/catalogue/types.ts'
import { addWeeks } from '../../domain/time/weeks.ts'
import { dishes, marketItems, offerings, planSixWeeks } from './index.ts'

const byId = new Map(dishes.map(dish => [dish.id, dish]))
const exclusions = exclusionsAmong(dishes.filter(dish => dish.kind === 'rtc'))
const monday = '2026-11-16'
const manyWeeks = 26

const planned = brandIds.flatMap(brand => {
  const entries = planWeeks({ brand, week: monday, offerings, previous: [] }, manyWeeks)
  const weeks = Array.from({ length: manyWeeks }, (_, ahead) => addWeeks(monday, ahead))
  return weeks.map(week => ({ brand, week, entries: entries.filter(entry => entry.week === week) }))
})

const readyToCook = (entries: readonly MenuEntry[]) => entries.filter(entry => entry.kind === 'rtc')
const dishesOf = (entries: readonly MenuEntry[]) =>
  entries.map(entry => byId.get(entry.productId)).filter((dish): dish is Dish => dish !== undefined)

describe.each(planned)('$brand, week of $week', ({ brand, entries }) => {
  const recipes = readyToCook(entries)

  test('[CLAIM-MENU-SIZE] holds the recipes, meals and items that the brand claims', () => {
    const meals = entries.filter(entry => entry.kind === 'rte').length
    const items = entries.filter(entry => entry.kind === 'item').length
    expect(recipes).toHaveLength(menuSizes[brand].recipes)
    if (brand === 'freshprep') expect(recipes).toHaveLength(18)
    if (brand === 'cookit') expect(recipes.length + meals).toBeGreaterThanOrEqual(35)
    if (brand === 'cookit') expect(items).toBeGreaterThanOrEqual(150)
  })

  test('[CLAIM-14-MEALS] holds fourteen different ready-to-eat meals', () => {
    expect(entries.filter(entry => entry.kind === 'rte').length).toBeGreaterThanOrEqual(14)
  })

  test('[CLAIM-VEGETARIAN] holds six vegetarian recipes', () => {
    expect(dishesOf(recipes).filter(dish => dish.diets.includes('vegetarian'))).toHaveLength(6)
  })

  test('feeds the biggest plan without surcharge, whatever one allergen is left out, vegetarian or vegan', () => {
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

  test('tastes of nine cuisines or more, three or fewer of them more than three times', () => {
    const cuisines = Object.values(Object.groupBy(dishesOf(recipes), dish => dish.cuisine))
    expect(cuisines.length).toBeGreaterThanOrEqual(9)
    expect(cuisines.filter(same => (same?.length ?? 0) > 3).length).toBeLessThanOrEqual(3)
  })
})

describe('from week to week', () => {
  test.each(brandIds)('%s repeats no more dishes than the pool forces it to', brand => {
    const groupOf = (dish: Dish) =>
      dish.category === 'premium' ? 'premium' : dish.diets.includes('vegetarian') ? 'vegetarian' : 'other'
    const pool = Object.groupBy(
      dishes.filter(dish => dish.kind === 'rtc'),
      groupOf,
    )
    const weeks = planned.filter(one => one.brand === brand).map(one => dishesOf(readyToCook(one.entries)))
    for (const [index, week] of weeks.entries()) {
      const before = weeks[index - 1] ?? []
      const repeated = week.filter(dish => before.includes(dish)).length
      const groups = Object.entries(Object.groupBy(week, groupOf))
      const forced = groups.reduce(
        (sum, [group, same]) => sum + Math.max(0, 2 * same.length - (pool[group as 'other']?.length ?? 0)),
        0,
      )
      expect(repeated, `week ${index}`).toBeLessThanOrEqual(forced + 1)
    }
  })

  test('the two brands do not serve the same menu', () => {
    const menu = (brand: (typeof brandIds)[number]) =>
      readyToCook(planSixWeeks(brand, monday)).map(entry => `${entry.week} ${entry.productId}`)
    expect(menu('freshprep').filter(entry => !menu('cookit').includes(entry)).length).toBeGreaterThan(12)
  })

  test('six weeks continue from the weeks already published', () => {
    const first = planSixWeeks('freshprep', monday)
    const served = readyToCook(first)
      .filter(entry => entry.week === addWeeks(monday, 5))
      .map(entry => entry.productId)
    const next = planSixWeeks('freshprep', addWeeks(monday, 6), [served])
    const opening = readyToCook(next).filter(entry => entry.week === addWeeks(monday, 6))
    expect(opening.filter(entry => served.includes(entry.productId)).length).toBeLessThanOrEqual(5)
  })

  test('[BIZ-OFFER-MARKET] each brand sells exactly its own items', () => {
    for (const { brand, entries } of planned) {
      const own = marketItems.filter(item => item.brand.includes(brand)).map(item => item.id)
      const sold = entries.filter(entry => entry.kind === 'item').map(entry => entry.productId)
      expect(sold).toEqual(own)
    }
  })
})
