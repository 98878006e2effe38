// The cost of a dish's ingredients, by the kilogram. Only the planner needs it.

import { type Ingredients, ingredientOf } from './ingredients.ts'
import { gramsOf } from './measures.ts'
import type { DishRecipe } from './recipe.ts'

/** Cents a kilogram by ingredient; a mix has none and costs what its parts do, its water nothing. */
type FoodCosts = Readonly<Partial<Record<string, number>>>

/** Cents of so many grams. A food without a cost is a mistake of ours: RangeError. */
function centsOf(id: string, grams: number, costs: FoodCosts, ingredients: Ingredients): number {
  const food = ingredientOf(id, ingredients)
  if (food.ndb === null) {
    return food.parts.reduce(
      (sum, part) => sum + centsOf(part.ingredientId, grams * part.share, costs, ingredients),
      0,
    )
  }
  const cents = costs[id]
  if (cents === undefined) throw new RangeError(`${id} has no cost`)
  return (cents * grams) / 1000
}

/** Whole cents that one serving's share of the box costs, packed for two. The cupboard is the household's. */
export function foodCostCents(
  recipe: Pick<DishRecipe, 'box'>,
  costs: FoodCosts,
  ingredients: Ingredients,
): number {
  const cents = recipe.box.reduce(
    (sum, amount) =>
      sum + centsOf(amount.ingredientId, gramsOf(amount, ingredients).for2, costs, ingredients),
    0,
  )
  return Math.round(cents / 2)
}
