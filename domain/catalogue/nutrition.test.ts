import { describe, expect, test } from 'vitest'
import { pantry, table } from './example_pantry.ts'
import { nutritionPerServing, percentOfDailyValue, printedNutrition } from './nutrition.ts'

const serving = (ingredientId: string, grams: number) =>
  nutritionPerServing([{ ingredientId, grams }], 2, pantry, table)

describe('nutrients of a serving', () => {
  test('[ENT-RECIPE-NUTRITION] grams of the kit, shared among its servings, by the USDA row', () => {
    const chicken = serving('chicken', 300)
    expect(chicken.proteinGrams).toBeCloseTo(36)
    expect(chicken.calories).toBeCloseTo(180)
  })

  test('cooking changes the weight on the plate and not the nutrients', () => {
    const rice = serving('rice', 150)
    expect(rice.servingGrams).toBeCloseTo(187.5)
    expect(rice.carbohydrateGrams).toBeCloseTo(60)
  })

  test('a row of the cooked food counts the cooked weight', () => {
    expect(serving('cooked-grain', 100).carbohydrateGrams).toBeCloseTo(80)
  })

  test('what is not eaten does not count', () => {
    expect(serving('lemon', 100).calories).toBeCloseTo(350 * 0.25)
  })

  test('a mix is the sum of its parts, the rest water', () => {
    const glaze = serving('glaze', 200)
    expect(glaze.servingGrams).toBeCloseTo(100)
    expect(glaze.calories).toBeCloseTo(5 * 0.9 + 5 * 3.5)
  })

  test('printed as on a label', () => {
    const printed = printedNutrition({ ...serving('cheese', 247), saturatedFatGrams: 3.3 })
    expect(printed).toMatchObject({
      servingGrams: 125,
      calories: 490,
      fatGrams: 41,
      saturatedFatGrams: 3.5,
      sodiumMilligrams: 740,
    })
  })

  test('an ingredient without its row is refused', () => {
    expect(() => nutritionPerServing([{ ingredientId: 'rice', grams: 1 }], 2, pantry, new Map())).toThrow(
      RangeError,
    )
  })
})

test('[ENT-RECIPE-NUTRITION] a nutrient is measured against Health Canada’s daily value, in whole percent', () => {
  expect(percentOfDailyValue('fatGrams', 31)).toBe(41)
  expect(percentOfDailyValue('sodiumMilligrams', 980)).toBe(43)
  expect(percentOfDailyValue('fibreGrams', 0)).toBe(0)
})
