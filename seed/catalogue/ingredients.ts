// Every ingredient our kitchens use, by shelf. Recipes use the ids; a misspelt one does not compile.

import type { Ingredient, Ingredients } from '../../domain/catalogue/ingredients.ts'
import { cansAndOils } from './ingredients/cans_and_oils.ts'
import { dairyAndEggs } from './ingredients/dairy_and_eggs.ts'
import { fruitsAndHerbs } from './ingredients/fruits_and_herbs.ts'
import { grainsAndBreads } from './ingredients/grains_and_breads.ts'
import { meatFishTofu } from './ingredients/meat_fish_tofu.ts'
import { sauces } from './ingredients/sauces.ts'
import { spices } from './ingredients/spices.ts'
import { vegetables } from './ingredients/vegetables.ts'

const shelves = {
  ...vegetables,
  ...fruitsAndHerbs,
  ...meatFishTofu,
  ...dairyAndEggs,
  ...grainsAndBreads,
  ...cansAndOils,
  ...spices,
  ...sauces,
}

export type IngredientId = keyof typeof shelves

/** Ingredients by id. */
export const ingredients: Ingredients = new Map(
  Object.entries(shelves).map(([id, entry]): [string, Ingredient] => [id, { id, ...entry }]),
)
