// The vocabulary of recipes. docs/menu.md writes a dish from start to end.

import type { RecipeAmount } from '../../domain/catalogue/recipe.ts'
import type { CookingStep } from '../../domain/catalogue/types.ts'
import type { IngredientId } from './ingredients.ts'
import { say } from './say.ts'

type Amount = (id: IngredientId, for2: number, for4?: number) => RecipeAmount

const inUnit =
  (unit: RecipeAmount['unit']): Amount =>
  (ingredientId, for2, for4 = for2 * 2) => ({ ingredientId, unit, for2, for4 })

/** Grams for two servings, and for four where that is not twice the amount. */
export const grams = inUnit('gram')
/** Pieces, by the ingredient's own count: cloves of garlic, slices of bread, whole limes. */
export const pieces = inUnit('piece')
export const tablespoons = inUnit('tablespoon')
export const teaspoons = inUnit('teaspoon')

/** Grams in one ready-to-eat meal. */
export const perMeal = (id: IngredientId, each: number): RecipeAmount => grams(id, each * 2)

/**
 * One step of a recipe.
 * @param minutes from its start to the start of the next
 * @param timers minutes of each countdown the page can offer
 */
export function step(
  minutes: number,
  english: readonly [title: string, text: string],
  french: readonly [title: string, text: string],
  ...timers: readonly number[]
): CookingStep {
  return {
    title: say(english[0], french[0]),
    text: say(english[1], french[1]),
    minutes,
    timers: timers.map(minutesEach => minutesEach * 60),
  }
}
