import { describe, expect, test } from 'vitest'
import { dishFrom } from './dish_from.ts'
import { examplePantry, recipeOf, weigh } from './example_pantry.ts'
import type { Swap } from './recipe.ts'

const tofuForChicken: Swap = {
  id: 'tofu',
  name: { en: 'Tofu', fr: 'Tofu' },
  cooking: { en: 'Brown it', fr: 'Le dorer' },
  surchargeCents: 0,
  without: ['chicken'],
  with: [weigh('tofu', 300)],
}

const dishOf = (...parameters: Parameters<typeof recipeOf>) =>
  dishFrom(recipeOf(...parameters), examplePantry)

describe('a dish from its recipe', () => {
  test('ingredients from the cupboard count as much as those in the box', {
    tags: '[ENT-RECIPE-ALLERGENS]',
  }, () => {
    const dish = dishOf([weigh('rice', 150)], { cupboard: [weigh('cheese', 20)] })
    expect(dish.allergens).toEqual(['milk'])
    expect(dish.diets).not.toContain('vegan')
    expect(dish.tags).not.toContain('made-without-dairy')
    expect(dish.ingredients.map(one => one.from)).toEqual(['box', 'cupboard'])
  })

  test('a swap has the allergens and diets of the dish as swapped', () => {
    const dish = dishOf([weigh('chicken', 300), weigh('cheese', 60)], { swaps: [tofuForChicken] })
    expect(dish.diets).toEqual(['keto-friendly', 'high-protein'])
    expect(dish.customizations[0]).toMatchObject({ id: 'tofu', allergens: ['milk', 'soy'] })
    expect(dish.customizations[0]?.diets).toContain('vegetarian')
  })

  test('traces are listed for the box, for each ingredient in it and for each swap', () => {
    const contact = {
      ingredients: new Map([
        ['rice', ['milk', 'wheat']],
        ['chicken', ['fish']],
        ['tofu', ['sesame']],
      ]),
      dishes: new Map(),
    }
    const recipe = recipeOf([weigh('rice', 150), weigh('chicken', 300)], {
      cupboard: [weigh('cheese', 20), weigh('tofu', 1)],
      swaps: [tofuForChicken],
    })
    const dish = dishFrom(recipe, { ...examplePantry, contact })
    expect(dish.mayContain).toEqual(['fish', 'gluten_wheat', 'wheat'])
    expect(dish.ingredients.map(one => one.mayContain)).toEqual([['milk', 'wheat'], ['fish'], [], []])
    expect(dish.customizations[0]?.mayContain).toEqual(['gluten_wheat', 'sesame', 'wheat'])
  })

  test('a swap has the nutrients of the dish as swapped', () => {
    const dish = dishOf([weigh('rice', 150), weigh('chicken', 300)], { swaps: [tofuForChicken] })
    expect(dish.nutrition.proteinGrams).toBe(41)
    expect(dish.customizations[0]?.nutrition.proteinGrams).toBe(20)
  })

  test('a swap that removes an ingredient the box does not have is refused', () => {
    expect(() => dishOf([weigh('rice', 150)], { swaps: [tofuForChicken] })).toThrow(RangeError)
  })

  test('time is the sum of the steps, and a quick dish in one pan says so', () => {
    const dish = dishOf([weigh('rice', 150)])
    expect(dish.totalMinutes).toBe(20)
    expect(dish.tags).toEqual(expect.arrayContaining(['quick', 'one-pan']))
  })

  test('diets are decided before rounding', () => {
    const almost = dishOf([weigh('chicken', 249.5)])
    expect(almost.nutrition.proteinGrams).toBe(30)
    expect(almost.diets).not.toContain('high-protein')
  })

  test('a dish without a picture has no picture’s name', () => {
    expect(dishOf([weigh('rice', 1)]).picture).toBeNull()
    expect(dishOf([weigh('rice', 1)], { pictured: true }).picture).toBe('example')
  })
})
