// Planned weeks of random pantries: rules that are never broken, rules that are kept where possible, and the reasons
// given where they are not.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandIds } from '../brands.ts'
import { dishFrom } from './dish_from.ts'
import { examplePantry, offerOf, recipeOf, weigh } from './example_pantry.ts'
import { isFree, type MenuSize, missedBy, type Offer, rulesOf } from './menu_rules.ts'
import { planWeek, planWeeks, type WeekToPlan } from './plan_weeks.ts'
import type { Season } from './recipe.ts'

const boxes = [
  ['rice'],
  ['rice', 'tofu'],
  ['cheese'],
  ['chicken'],
  ['anchovy', 'flour'],
  ['chicken', 'cheese'],
]
const cuisines = ['french', 'thai', 'greek'] as const
const tools = [['frying-pan'], ['oven', 'baking-sheet'], ['saucepan', 'frying-pan']] as const

const anyKind = fc.record({
  box: fc.constantFrom(...boxes),
  cuisine: fc.constantFrom(...cuisines),
  equipment: fc.constantFrom(...tools),
  premium: fc.constantFrom(true, false, false),
  brands: fc.constantFrom(brandIds, brandIds, [brandIds[0]], [brandIds[1]]),
  season: fc.constantFrom<(Season | null)[]>(null, null, null, [11, 2], [4, 6]),
  foodCostCents: fc.integer({ min: 200, max: 500 }),
})

const anyPool = (maxLength: number) =>
  fc.array(anyKind, { minLength: 1, maxLength, size: 'max' }).map(kinds =>
    kinds.map(({ box, cuisine, equipment, premium, ...facts }, index): Offer => {
      const category = premium ? 'premium' : 'family-friendly'
      const recipe = recipeOf(
        box.map(id => weigh(id, 150)),
        { id: `dish-${index}`, cuisine, equipment, category },
      )
      return offerOf(dishFrom(recipe, examplePantry), { ...facts, surchargeCents: premium ? 300 : 0 })
    }),
  )

const size: MenuSize = {
  recipes: 4,
  vegetarian: 2,
  vegan: 1,
  premium: 1,
  categories: { 'family-friendly': 2 },
  sameCuisine: 2,
  onePan: 1,
  oven: [0, 3],
  forEveryone: 1,
  foodCostCents: 90,
}

const monday = '2026-11-16'
const weekOf = (dishes: readonly Offer[], facts: Partial<WeekToPlan> = {}): WeekToPlan => ({
  brand: 'freshprep',
  week: monday,
  offerings: { dishes, items: [] },
  previous: [],
  size,
  ...facts,
})
const served = (plan: WeekToPlan) => {
  const ids = planWeek(plan).entries.map(entry => entry.productId)
  return plan.offerings.dishes.filter(offer => ids.includes(offer.dish.id))
}

/** Every choice of so many dishes. */
function choices(from: readonly Offer[], count: number): Offer[][] {
  if (count === 0) return [[]]
  return from.flatMap((offer, index) =>
    choices(from.slice(index + 1), count - 1).map(rest => [offer, ...rest]),
  )
}
const keeps = (menu: readonly Offer[], rules: ReturnType<typeof rulesOf>) =>
  rules.every(
    rule =>
      missedBy(
        rule,
        menu.reduce((sum, offer) => sum + rule.weight(offer), 0),
      ) === 0,
  )
const ofBrand = (pool: readonly Offer[]) => pool.filter(offer => offer.brands.includes('freshprep'))

describe('from any pantry', () => {
  test('a week has no dish of last week, of another season or of the other brand, and none twice', () => {
    fc.assert(
      fc.property(anyPool(14), fc.constantFrom(monday, '2027-05-03', '2027-08-02'), (pool, week) => {
        const lastWeek = pool.slice(0, 3).map(offer => offer.dish.id)
        const menu = served(weekOf(pool, { week, previous: [lastWeek] }))
        const month = Number(week.slice(5, 7))
        expect(new Set(menu).size).toBe(menu.length)
        expect(menu.length).toBeLessThanOrEqual(size.recipes)
        for (const { dish, brands, season } of menu) {
          expect(lastWeek).not.toContain(dish.id)
          expect(brands).toContain('freshprep')
          if (season?.[0] === 11) expect([11, 12, 1, 2]).toContain(month)
          if (season?.[0] === 4) expect([4, 5, 6]).toContain(month)
        }
      }),
    )
  })

  test('a week keeps every rule wherever any choice of dishes does', () => {
    fc.assert(
      fc.property(anyPool(11), pool => {
        const rules = rulesOf(size, ofBrand(pool))
        const inSeason = ofBrand(pool).filter(offer => offer.season?.[0] !== 4)
        const possible = choices(inSeason, size.recipes).some(menu => keeps(menu, rules))
        expect(planWeek(weekOf(pool)).shortfalls.length === 0).toBe(possible)
      }),
      { numRuns: 500 },
    )
  })

  test('every broken rule is reported, with its count and whether the pantry is the cause', () => {
    fc.assert(
      fc.property(anyPool(11), pool => {
        const rules = rulesOf(size, ofBrand(pool))
        const menu = served(weekOf(pool))
        const { shortfalls } = planWeek(weekOf(pool))
        const broken = rules.filter(rule => !keeps(menu, [rule])).map(rule => rule.name)
        expect(shortfalls.map(shortfall => shortfall.rule)).toEqual(broken)
        const inSeason = ofBrand(pool).filter(offer => offer.season?.[0] !== 4)
        for (const { rule: name, because } of shortfalls) {
          const rule = rules.filter(one => one.name === name)
          const reachable = choices(inSeason, Math.min(size.recipes, inSeason.length)).some(one =>
            keeps(one, rule),
          )
          expect(because, name).toBe(reachable ? 'others' : 'pool')
        }
      }),
    )
  })

  test('the same pantry gives the same weeks', () => {
    fc.assert(
      fc.property(anyPool(12), pool => {
        expect(planWeeks(weekOf(pool), 3)).toEqual(planWeeks(weekOf([...pool]), 3))
      }),
      { numRuns: 20 },
    )
  })
})

test('a report gives its numbers', () => {
  const meat = Array.from({ length: 6 }, (_, index) =>
    offerOf(dishFrom(recipeOf([weigh('chicken', 200)], { id: `meat-${index}` }), examplePantry)),
  )
  expect(meat.every(isFree)).toBe(true)
  const { shortfalls } = planWeek(weekOf(meat))
  expect(shortfalls).toContainEqual({ rule: 'vegan', least: 1, most: Infinity, found: 0, because: 'pool' })
  expect(shortfalls).toContainEqual({ rule: 'premium', least: 1, most: 1, found: 0, because: 'pool' })
})
