// The menu's dishes with everything derived, and what the kitchens offer of them.

import type { Offer } from '../../domain/catalogue/choose_dishes.ts'
import { dishFrom } from '../../domain/catalogue/dish_from.ts'
import type { Dish } from '../../domain/catalogue/types.ts'
import { ingredients } from './ingredients.ts'
import { nutrition } from './nutrition.ts'
import { readyToCook, readyToEat } from './recipes.ts'

export const recipes = [...readyToCook, ...readyToEat]

/** Dishes with their surcharge and the kitchens' weekly capacity, in the order of recipes.ts. */
export const offers: readonly Offer[] = recipes.map(recipe => ({
  dish: dishFrom(recipe, ingredients, nutrition),
  surchargeCents: recipe.surchargeCents,
  weeklyCapacity: recipe.weeklyCapacity,
}))

export const dishes: readonly Dish[] = offers.map(offer => offer.dish)
