import { describe, expect, test } from 'vitest'
import { pantry, weigh } from './example_pantry.ts'
import { gramsOf, measureOf, printedCount } from './measures.ts'
import type { RecipeAmount } from './recipe.ts'

const pieces = (ingredientId: string, for2: number, for4 = for2 * 2): RecipeAmount => ({
  ingredientId,
  unit: 'piece',
  for2,
  for4,
})

describe('amounts of a recipe', () => {
  test('pieces and spoons are weighed by the ingredient', { tags: '[ENT-RECIPE-INGREDIENTS]' }, () => {
    expect(gramsOf(pieces('lemon', 1.5), pantry)).toEqual({ for2: 150, for4: 300 })
    const oil: RecipeAmount = { ingredientId: 'oil', unit: 'teaspoon', for2: 1, for4: 2 }
    expect(gramsOf(oil, pantry)).toEqual({ for2: 4.7, for4: 9.3 })
  })

  test('each language has its own plural', () => {
    const celery = pieces('celery', 1.5, 2)
    expect(measureOf(celery, 2, pantry)).toEqual({ en: '1½ stalks', fr: '1½ branche' })
    expect(measureOf(celery, 4, pantry)).toEqual({ en: '2 stalks', fr: '2 branches' })
    expect(measureOf(pieces('celery', 0.5), 2, pantry)).toEqual({ en: '½ stalk', fr: '½ branche' })
  })

  test('a whole piece is not named twice', () => {
    expect(measureOf(pieces('lemon', 1.5, 3), 2, pantry)).toEqual({ en: '1½', fr: '1½' })
    expect(measureOf(pieces('lemon', 1.5, 3), 4, pantry)).toEqual({ en: '3', fr: '3' })
  })

  test('spoons are those of a Quebec kitchen', () => {
    const oil: RecipeAmount = { ingredientId: 'oil', unit: 'teaspoon', for2: 1, for4: 2 }
    expect(measureOf(oil, 2, pantry)).toEqual({ en: '1 tsp', fr: '1 c. à thé' })
  })

  test('less than a gram is a pinch', () => {
    expect(measureOf(weigh('rice', 0.5), 2, pantry)).toEqual({ en: '1 pinch', fr: '1 pincée' })
    expect(measureOf(weigh('rice', 0.5), 4, pantry)).toBeNull()
  })

  test('an ingredient by weight has no measure, an uncounted one no pieces, and no card prints a third', () => {
    expect(measureOf(weigh('rice', 150), 2, pantry)).toBeNull()
    expect(() => gramsOf(pieces('rice', 1), pantry)).toThrow(RangeError)
    expect(() => printedCount(1 / 3)).toThrow(RangeError)
  })
})
