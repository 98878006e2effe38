// The menu's dishes with all derived facts, and the kitchens' offers of them.

import { brandIds } from '../../domain/brands.ts'
import { type Contact, contactIn } from '../../domain/catalogue/contact.ts'
import { dishFrom } from '../../domain/catalogue/dish_from.ts'
import { foodCostCents } from '../../domain/catalogue/food_cost.ts'
import type { Offer } from '../../domain/catalogue/menu_rules.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { Dish } from '../../domain/catalogue/types.ts'
import { costs } from './costs.ts'
import { ingredients } from './ingredients.ts'
import { kitchens } from './kitchens.ts'
import { nutrition } from './nutrition.ts'
import { readyToCook, readyToEat } from './recipes.ts'

export const recipes = [...readyToCook, ...readyToEat]

const contacts = new Map<DishRecipe['only'], Contact>(
  [undefined, ...brandIds].map(only => [only, contactIn(only ? [only] : brandIds, kitchens, ingredients)]),
)

function dishOf(recipe: DishRecipe): Dish {
  const contact = contacts.get(recipe.only) as Contact
  return dishFrom(recipe, { ingredients, nutrition, contact })
}

/** Dishes with the facts that the kitchens and the planner need, in the order of recipes.ts. */
export const offers: readonly Offer<Dish>[] = recipes.map(recipe => ({
  dish: dishOf(recipe),
  surchargeCents: recipe.surchargeCents,
  weeklyCapacity: recipe.weeklyCapacity,
  brands: recipe.only ? [recipe.only] : brandIds,
  season: recipe.season ?? null,
  foodCostCents: foodCostCents(recipe, costs, ingredients),
}))

export const dishes: readonly Dish[] = offers.map(offer => offer.dish)
