// Nutrients of a serving, reckoned from the grams in the box and the cupboard and the USDA row of each ingredient.

import { type Ingredient, type Ingredients, ingredientOf } from './ingredients.ts'
import type { NutritionPerServing } from './types.ts'

/** Nutrients in 100 g of a food; energy in kilocalories. */
export type NutrientsPer100g = Omit<NutritionPerServing, 'servingGrams'>

/** USDA rows by their number. */
export type NutritionTable = ReadonlyMap<string, NutrientsPer100g>

export interface WeighedIngredient {
  ingredientId: string
  grams: number
}

const nothing: NutritionPerServing = {
  servingGrams: 0,
  calories: 0,
  fatGrams: 0,
  saturatedFatGrams: 0,
  carbohydrateGrams: 0,
  fibreGrams: 0,
  sugarGrams: 0,
  proteinGrams: 0,
  sodiumMilligrams: 0,
}
const nutrients = Object.keys(nothing).filter(key => key !== 'servingGrams') as (keyof NutrientsPer100g)[]

function add(a: NutritionPerServing, b: NutritionPerServing): NutritionPerServing {
  const sum = { ...a, servingGrams: a.servingGrams + b.servingGrams }
  for (const key of nutrients) sum[key] += b[key]
  return sum
}

/** Nutrients of a USDA row for so many grams of the food the row describes. Unknown row: RangeError. */
function ofRow(food: Ingredient, ndb: string, grams: number, table: NutritionTable): NutritionPerServing {
  const row = table.get(ndb)
  if (!row) throw new RangeError(`No nutrition row ${ndb}, wanted by ${food.id}`)
  const eaten = grams * food.eatenShare
  const cooked = eaten * food.cookedGrams
  const described = food.rowDescribes === 'cooked' ? cooked : eaten
  const amount = { ...nothing, servingGrams: cooked }
  for (const key of nutrients) amount[key] = (row[key] * described) / 100
  return amount
}

function ofMix(mix: Ingredient, grams: number, all: Ingredients, table: NutritionTable): NutritionPerServing {
  const eaten = grams * mix.eatenShare
  const sum = mix.parts
    .map(part => ofFood(ingredientOf(part.ingredientId, all), eaten * part.share, all, table))
    .reduce(add, nothing)
  return { ...sum, servingGrams: eaten * mix.cookedGrams }
}

function ofFood(
  food: Ingredient,
  grams: number,
  all: Ingredients,
  table: NutritionTable,
): NutritionPerServing {
  return food.ndb === null ? ofMix(food, grams, all, table) : ofRow(food, food.ndb, grams, table)
}

/** Exact nutrients of one serving, when `weighed` makes so many `servings`. What diets are decided on. */
export function nutritionPerServing(
  weighed: readonly WeighedIngredient[],
  servings: number,
  ingredients: Ingredients,
  table: NutritionTable,
): NutritionPerServing {
  return weighed
    .map(one => ofFood(ingredientOf(one.ingredientId, ingredients), one.grams / servings, ingredients, table))
    .reduce(add, nothing)
}

const toNearest = (step: number, value: number) => Math.round(value / step) * step

/**
 * Nutrients as a label prints them: Calories and sodium to the nearest 10, saturated fat to half a gram, the other
 * grams whole, the serving to 5 g.
 */
export function printedNutrition(exact: NutritionPerServing): NutritionPerServing {
  return {
    servingGrams: toNearest(5, exact.servingGrams),
    calories: toNearest(10, exact.calories),
    fatGrams: toNearest(1, exact.fatGrams),
    saturatedFatGrams: toNearest(0.5, exact.saturatedFatGrams),
    carbohydrateGrams: toNearest(1, exact.carbohydrateGrams),
    fibreGrams: toNearest(1, exact.fibreGrams),
    sugarGrams: toNearest(1, exact.sugarGrams),
    proteinGrams: toNearest(1, exact.proteinGrams),
    sodiumMilligrams: toNearest(10, exact.sodiumMilligrams),
  }
}

/**
 * What a label measures a serving against, for people of four and over (Health Canada, Nutrition Labelling: Table of Daily
 * Values, 2022). Carbohydrate and protein have none.
 */
const dailyValues = {
  fatGrams: 75,
  saturatedFatGrams: 20,
  fibreGrams: 28,
  sugarGrams: 100,
  sodiumMilligrams: 2300,
} as const satisfies Partial<Record<keyof NutritionPerServing, number>>

/** A nutrient's share of its daily value, in whole percent. */
export function percentOfDailyValue(nutrient: keyof typeof dailyValues, amount: number): number {
  return Math.round((amount / dailyValues[nutrient]) * 100)
}
