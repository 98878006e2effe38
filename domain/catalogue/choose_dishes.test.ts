import { describe, expect, test } from 'vitest'
import { chooseDishes } from './choose_dishes.ts'
import { dishFrom } from './dish_from.ts'
import { examplePantry, offerOf, recipeOf, weigh } from './example_pantry.ts'
import type { Offer, Rule } from './menu_rules.ts'
import { searchAll } from './search_menu.ts'

function offer(id: string, holds: readonly string[], facts: Partial<Offer> = {}): Offer {
  const box = holds.map(ingredient => weigh(ingredient, 100))
  return offerOf(dishFrom(recipeOf(box, { id, cuisine: 'french' }), examplePantry), facts)
}

const several = (count: number, name: string, holds: readonly string[]) =>
  Array.from({ length: count }, (_, index) => offer(`${name}-${index}`, holds))

const counting = (name: string, least: number, most: number, fits: (offer: Offer) => boolean): Rule => ({
  name,
  least,
  most,
  weight: one => (fits(one) ? 1 : 0),
})
const holding = (allergen: string) => (one: Offer) => one.dish.allergens.includes(allergen)
const ids = (offers: readonly Offer[]) => offers.map(one => one.dish.id)

const choose = (
  servable: readonly Offer[],
  rules: readonly Rule[],
  recipes: number,
  previous: string[][] = [],
) => chooseDishes({ servable, rules, recipes, previous })

const pool = [
  ...several(6, 'rice', ['rice']),
  ...several(4, 'tofu', ['tofu']),
  ...several(4, 'cheese', ['cheese', 'tofu']),
]

describe('a week of ready-to-cook dishes', () => {
  test('keeps every rule that can be kept', () => {
    const rules = [
      counting('soy', 3, 3, holding('soy')),
      counting('milk', 2, Infinity, holding('milk')),
      counting('plain', 0, 2, one => one.dish.allergens.length === 0),
    ]
    const chosen = choose(pool, rules, 5)
    expect(new Set(chosen).size).toBe(5)
    for (const rule of rules) {
      const found = chosen.reduce((sum, one) => sum + rule.weight(one), 0)
      expect(found, rule.name).toBeGreaterThanOrEqual(rule.least)
      expect(found, rule.name).toBeLessThanOrEqual(rule.most)
    }
  })

  test('brings back the dish that has rested longest', () => {
    const chicken = several(3, 'chicken', ['chicken'])
    const chosen = choose(chicken, [], 1, [['chicken-1'], ['chicken-0'], ['chicken-2']])
    expect(ids(chosen)).toEqual(['chicken-2'])
  })

  test('prefers another cuisine first, then another protein', () => {
    const french = several(2, 'french', ['chicken'])
    const other = french.map(one => ({
      ...one,
      dish: { ...one.dish, id: `thai-${one.dish.id}`, cuisine: 'thai' },
    }))
    const cuisines = choose([...french, ...other], [], 2).map(one => one.dish.cuisine)
    expect(new Set(cuisines).size).toBe(2)
    const proteins = ids(choose([...french, ...several(1, 'tofu', ['tofu'])], [], 2))
    expect(proteins).toContain('tofu-0')
  })

  test('takes every dish of a pool that is too small, and none of an empty one', () => {
    expect(choose(pool.slice(0, 3), [], 18)).toHaveLength(3)
    expect(choose([], [counting('soy', 1, 1, holding('soy'))], 18)).toEqual([])
  })
})

describe('the complete search', () => {
  const rules = (least: number, most: number): Rule[] => [{ name: 'sum', weight: () => 0, least, most }]
  const weights = [[1], [2], [4], [8]]

  test('finds the only choice that keeps the rules', () => {
    expect(searchAll(weights, rules(13, 13), 3, 100)).toEqual([0, 2, 3])
  })

  test('reports that there is none, and stops at its limit', () => {
    expect(searchAll(weights, rules(16, 20), 3, 100)).toBeNull()
    expect(searchAll(weights, rules(13, 13), 3, 2)).toBeNull()
    expect(searchAll(weights, rules(0, 99), 5, 100)).toBeNull()
  })
})
