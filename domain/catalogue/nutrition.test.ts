import { describe, expect, test } from 'vitest'
import { pantry, table } from './example_pantry.ts'
import { type NutrientsPer100g, nutritionPerServing } from './nutrition.ts'

const serving = (ingredientId: string, grams: number) =>
  nutritionPerServing([{ ingredientId, grams }], 2, pantry, table)

describe('nutrients of a serving', () => {
  test('are the grams of the kit, shared among its servings, by the USDA row', {
    tags: '[ENT-RECIPE-NUTRITION]',
  }, () => {
    const chicken = serving('chicken', 300)
    expect(chicken.proteinGrams).toBeCloseTo(36)
    expect(chicken.calories).toBeCloseTo(180)
  })

  test('do not change in cooking, though the weight on the plate does', () => {
    const rice = serving('rice', 150)
    expect(rice.servingGrams).toBeCloseTo(187.5)
    expect(rice.carbohydrateGrams).toBeCloseTo(60)
  })

  test('use the cooked weight where the row describes cooked food', () => {
    expect(serving('cooked-grain', 100).carbohydrateGrams).toBeCloseTo(80)
  })

  test('leave out what is not eaten', () => {
    expect(serving('lemon', 100).calories).toBeCloseTo(350 * 0.25)
  })

  test('of a mix are the sum of its parts, the rest water', () => {
    const glaze = serving('glaze', 200)
    expect(glaze.servingGrams).toBeCloseTo(100)
    expect(glaze.calories).toBeCloseTo(5 * 0.9 + 5 * 3.5)
  })

  test('are unknown for the dish, not zero, where one ingredient’s are unknown', () => {
    const unknown = new Map(table).set('meat', {
      ...(table.get('meat') as NutrientsPer100g),
      ironMilligrams: null,
    })
    const weighed = ['rice', 'chicken'].map(ingredientId => ({ ingredientId, grams: 100 }))
    const dish = nutritionPerServing(weighed, 2, pantry, unknown)
    expect(dish.ironMilligrams).toBeNull()
    expect(dish.calciumMilligrams).toBe(0)
    expect(dish.calories).toBeCloseTo(235)
  })

  test('refuse an ingredient without its row', () => {
    expect(() => nutritionPerServing([{ ingredientId: 'rice', grams: 1 }], 2, pantry, new Map())).toThrow(
      RangeError,
    )
  })
})
