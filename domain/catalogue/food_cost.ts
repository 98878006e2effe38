// The cost of a dish's ingredients, by the kilogram. Only the planner needs it.

import { type Ingredients, ingredientOf, withAllParts } from './ingredients.ts'
import { gramsOf } from './measures.ts'
import type { DishRecipe, RecipeAmount } from './recipe.ts'

/** Cents a kilogram by ingredient. A mix has no entry: it costs as much as its parts, and its water costs nothing. */
type FoodCosts = Readonly<Partial<Record<string, number>>>

/** The cost of an amount in grams, in cents. A food without a cost is our mistake: RangeError. */
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

/** The cost of one serving's share of the box, packed for two, in whole cents. The cupboard is the household's. */
export function foodCostCents(
  recipe: Pick<DishRecipe, 'box'>,
  costs: FoodCosts,
  ingredients: Ingredients,
): number {
  const cents = recipe.box.reduce((sum, amount) => sum + lineCents(amount, costs, ingredients), 0)
  return Math.round(cents / 2)
}

/** The foods of a box without a cost, parts of mixes included: until they have one, nobody knows what the dish costs. */
export function withoutCost(
  recipe: Pick<DishRecipe, 'box'>,
  costs: FoodCosts,
  ingredients: Ingredients,
): string[] {
  const foods = recipe.box.flatMap(({ ingredientId }) => withAllParts(ingredientId, ingredients))
  return [
    ...new Set(foods.filter(({ id, ndb }) => ndb !== null && costs[id] === undefined).map(({ id }) => id)),
  ]
}

/** The cost of one line of a box, packed for two, in cents with fractions. */
export const lineCents = (amount: RecipeAmount, costs: FoodCosts, ingredients: Ingredients): number =>
  centsOf(amount.ingredientId, gramsOf(amount, ingredients).for2, costs, ingredients)
