// Protein swaps: a full meal, safely cooked, fairly priced, and named correctly.

import { describe, expect, test } from 'vitest'
import { boxWith } from '../../domain/catalogue/dish_from.ts'
import { proteinFamily } from '../../domain/catalogue/proteins.ts'
import type { DishRecipe, RecipeAmount } from '../../domain/catalogue/recipe.ts'
import type { Bilingual } from '../../domain/catalogue/types.ts'
import { costs } from './costs.ts'
import { dishes, ingredients, recipes } from './index.ts'

const readyToCook = recipes.filter(recipe => recipe.kind === 'rtc')
const swapping = readyToCook.filter(recipe => recipe.swaps.length > 0)
const customizationsOf = (recipe: DishRecipe) =>
  dishes.find(dish => dish.id === recipe.id)?.customizations ?? []

/** Inner temperatures in °C that make raw meat and fish safe (Health Canada, Safe internal cooking temperatures). */
const safeAt: readonly [raw: RegExp, degrees: number][] = [
  [/^(chicken|duck|ground-turkey|shrimp)/, 74],
  [/^(ground-(beef|lamb|pork)|italian-sausage|pork-tenderloin)/, 71],
  [/^(cod|salmon|scallops|trout)$/, 70],
  [/^beef-(strips|tenderloin)$/, 63],
]
const degreesOf = (amounts: readonly RecipeAmount[]) =>
  new Set(
    amounts.flatMap(one =>
      safeAt.filter(([raw]) => raw.test(one.ingredientId)).map(([, degrees]) => degrees),
    ),
  )

function expectDegrees(degrees: ReadonlySet<number>, said: readonly Bilingual[]): void {
  for (const each of degrees) {
    expect(said.map(words => words.en).join(' ')).toContain(`${each}°C`)
    expect(said.map(words => words.fr).join(' ')).toContain(`${each}\u00a0°C`)
  }
}

test.each(readyToCook)('$id gives the temperature at which its meat and fish are safe', recipe => {
  expectDegrees(
    degreesOf(recipe.box),
    recipe.steps.map(step => step.text),
  )
})

test('most recipes have a swap, and few have more than two', () => {
  expect(swapping.length).toBeGreaterThanOrEqual(40)
  expect(Math.max(...swapping.map(recipe => recipe.swaps.length))).toBeLessThanOrEqual(2)
})

describe.each(swapping)('the swaps of $id', recipe => {
  test('exchange proteins, each by its own name', () => {
    expect(new Set(recipe.swaps.map(swap => swap.id)).size).toBe(recipe.swaps.length)
    for (const swap of recipe.swaps) {
      expect(
        swap.with.some(one => proteinFamily(one.ingredientId) !== null),
        swap.id,
      ).toBe(true)
      expect(boxWith(recipe, swap)).not.toEqual(recipe.box)
    }
  })

  test('give the temperature at which the new protein is safe', () => {
    for (const swap of recipe.swaps) expectDegrees(degreesOf(swap.with), [swap.cooking])
  })

  test('leave a full meal', () => {
    for (const { id, nutrition } of customizationsOf(recipe)) {
      expect(nutrition.calories, id).toBeGreaterThanOrEqual(400)
      expect(nutrition.calories, id).toBeLessThanOrEqual(1000)
      expect(nutrition.proteinGrams, id).toBeGreaterThanOrEqual(14)
    }
  })

  test('cost more where the new protein is dearer than the old, in steps of 50 cents', () => {
    const costOf = (amounts: readonly RecipeAmount[]) =>
      amounts.reduce((sum, one) => {
        const pack = ingredients.get(one.ingredientId)?.piece?.grams ?? 1
        const grams = one.unit === 'piece' ? one.for2 * pack : one.for2
        return sum + (grams * (costs[one.ingredientId as keyof typeof costs] ?? 0)) / 2000
      }, 0)
    for (const swap of recipe.swaps) {
      const dearer = costOf(boxWith(recipe, swap)) - costOf(recipe.box)
      expect(swap.surchargeCents % 50, swap.id).toBe(0)
      expect(swap.surchargeCents, swap.id).toBeLessThanOrEqual(400)
      if (dearer > 90) expect(swap.surchargeCents, swap.id).toBeGreaterThanOrEqual(50)
      if (dearer <= 0) expect(swap.surchargeCents, swap.id).toBe(0)
    }
  })
})
