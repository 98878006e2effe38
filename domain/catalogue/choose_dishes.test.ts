import { describe, expect, test } from 'vitest'
import { chooseDishes, type Offer } from './choose_dishes.ts'
import { exclusionsAmong, uncovered } from './coverage.ts'
import { dishFrom } from './dish_from.ts'
import { examplePantry, recipeOf, weigh } from './example_pantry.ts'

function offer(id: string, holds: readonly string[], surchargeCents = 0): Offer {
  const recipe = recipeOf(
    holds.map(ingredient => weigh(ingredient, 100)),
    { id, cuisine: 'french' },
  )
  return { dish: dishFrom(recipe, examplePantry), surchargeCents, weeklyCapacity: 100 }
}

const several = (count: number, name: string, holds: readonly string[], surchargeCents = 0) =>
  Array.from({ length: count }, (_, index) => offer(`${name}-${index}`, holds, surchargeCents))

const ids = (offers: readonly Offer[]) => offers.map(one => one.dish.id)

const pool = [
  ...several(8, 'vegan', ['rice', 'flour']),
  ...several(6, 'cheese', ['rice', 'cheese']),
  ...several(14, 'chicken', ['chicken', 'rice']),
  ...several(4, 'premium', ['anchovy'], 400),
]
const size = { recipes: 14, vegetarian: 6, vegan: 4, premium: 2 }

describe('a week of ready-to-cook dishes', () => {
  test('holds exactly what its size says', () => {
    const chosen = chooseDishes(pool, size, [])
    expect(new Set(chosen).size).toBe(14)
    expect(chosen.filter(one => one.dish.diets.includes('vegetarian'))).toHaveLength(6)
    expect(chosen.filter(one => one.dish.diets.includes('vegan')).length).toBeGreaterThanOrEqual(4)
    expect(chosen.filter(one => one.surchargeCents > 0)).toHaveLength(2)
  })

  test('serves no dish two weeks running while the pool allows it', () => {
    const first = ids(chooseDishes(pool, size, []))
    const second = ids(chooseDishes(pool, size, [first]))
    expect(second.filter(id => first.includes(id))).toEqual([])
  })

  test('brings back the dish that has rested longest', () => {
    const chicken = several(3, 'chicken', ['chicken'])
    const one = { recipes: 1, vegetarian: 0, vegan: 0, premium: 0 }
    const chosen = chooseDishes(chicken, one, [['chicken-1'], ['chicken-0'], ['chicken-2']])
    expect(ids(chosen)).toEqual(['chicken-2'])
  })

  test('exchanges dishes until a household without one allergen has enough', () => {
    const soyOrNot = [...several(10, 'a-tofu', ['chicken', 'tofu']), ...several(4, 'plain', ['chicken'])]
    const eight = { recipes: 8, vegetarian: 0, vegan: 0, premium: 0 }
    const chosen = chooseDishes(soyOrNot, eight, [['plain-0', 'plain-1', 'plain-2', 'plain-3']])
    expect(chosen).toHaveLength(8)
    expect(chosen.filter(one => !one.dish.allergens.includes('soy'))).toHaveLength(4)
  })

  test('does not count premium dishes for the biggest plan', () => {
    const premium = several(4, 'premium', ['anchovy'], 400).map(one => one.dish)
    const exclusions = exclusionsAmong(pool.map(one => one.dish))
    const free = chooseDishes(pool, size, []).filter(one => one.surchargeCents === 0)
    expect(uncovered(premium, exclusions).map(one => one.name)).toContain('fish')
    expect(
      uncovered(
        free.map(one => one.dish),
        exclusions,
      ),
    ).toEqual([])
  })

  test('takes what there is from a pool that is too small', () => {
    expect(chooseDishes(pool.slice(0, 3), size, [])).toHaveLength(3)
  })
})
