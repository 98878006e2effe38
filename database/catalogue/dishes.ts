// The menu's dishes with everything derived: what the demo loads, the planner plans and tests check.

import { dishFrom } from '../../domain/catalogue/dish_from.ts'
import type { Dish } from '../../domain/catalogue/types.ts'
import { ingredients } from './ingredients.ts'
import { nutrition } from './nutrition.ts'
import { readyToCook, readyToEat } from './recipes.ts'

export const recipes = [...readyToCook, ...readyToEat]

export const dishes: readonly Dish[] = recipes.map(recipe => dishFrom(recipe, ingredients, nutrition))
