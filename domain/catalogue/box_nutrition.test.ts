import { expect, test } from 'vitest'
import { mealOnAverage } from './box_nutrition.ts'

test('every serving counts once', () => {
  expect(
    mealOnAverage([
      { servings: 4, calories: 600, proteinGrams: 30 },
      { servings: 2, calories: 901, proteinGrams: 20 },
    ]),
  ).toEqual({ calories: 700, proteinGrams: 27 })
})

test('a box without a dish has no average', () => {
  expect(mealOnAverage([])).toBeNull()
})
