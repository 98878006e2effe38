// How many of a week's dishes remain under a household's exclusions. The page shows it as they are ticked, and a save answers with
// it.

import { neverDish, tracesOf, withoutIngredient } from './exclusions.ts'
import { conflictOf, type ProductToJudge } from './suits.ts'

/** A dish as far as exclusions look at it. */
type DishToFit = Required<ProductToJudge>

export interface Exclusions {
  /** Ids of allergens. */
  exclusions: readonly string[]
  /** The ids among these whose traces are excluded too (rule 64). */
  severe: readonly string[]
  /** Ids of ingredients. */
  ingredients: readonly string[]
  /** Ids of dishes. */
  never: readonly string[]
  vegetarian: boolean
  vegan: boolean
}

/** Exclusions in the words of a profile (exclusions.ts), traces left out. */
export function exclusionWords({
  exclusions,
  ingredients,
  never,
}: Pick<Exclusions, 'exclusions' | 'ingredients' | 'never'>): string[] {
  return [...new Set([...exclusions, ...ingredients.map(withoutIngredient), ...never.map(neverDish)])]
}

/** Whether a dish respects the exclusions: its ingredients, severe traces, and the diet. */
export function fits(dish: DishToFit, wanted: Exclusions): boolean {
  const { severe, vegetarian, vegan } = wanted
  const exclusions = [...exclusionWords(wanted), ...severe.map(tracesOf)]
  return conflictOf(dish, { exclusions, vegetarian, vegan }) === null
}
