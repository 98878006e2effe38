// The nutrients of a serving, computed from the grams in the box and the cupboard and each ingredient's USDA row.

import { type Ingredient, type Ingredients, ingredientOf } from './ingredients.ts'
import type { NutritionPerServing } from './types.ts'

/** Nutrients in 100 g of a food; energy in kilocalories. */
export type NutrientsPer100g = Omit<NutritionPerServing, 'servingGrams'>

/** USDA rows by their number. */
export type NutritionTable = ReadonlyMap<string, NutrientsPer100g>

interface WeighedIngredient {
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
  cholesterolMilligrams: 0,
  sodiumMilligrams: 0,
  potassiumMilligrams: 0,
  calciumMilligrams: 0,
  ironMilligrams: 0,
}
const all = Object.keys(nothing) as (keyof NutritionPerServing)[]

/** Each amount of a serving; an unknown one stays unknown. */
function each(of: (key: keyof NutritionPerServing) => number | null): NutritionPerServing {
  return Object.fromEntries(all.map(key => [key, of(key)])) as unknown as NutritionPerServing
}

/** A sum with an unknown amount is unknown. */
function add(a: NutritionPerServing, b: NutritionPerServing): NutritionPerServing {
  return each(key => {
    const [one, other] = [a[key], b[key]]
    return one === null || other === null ? null : one + other
  })
}

/** Nutrients of a USDA row for so many grams of the food the row describes. Unknown row: RangeError. */
function ofRow(food: Ingredient, ndb: string, grams: number, table: NutritionTable): NutritionPerServing {
  const row = table.get(ndb)
  if (!row) throw new RangeError(`No nutrition row ${ndb}, wanted by ${food.id}`)
  const eaten = grams * food.eatenShare
  const cooked = eaten * food.cookedGrams
  const described = food.rowDescribes === 'cooked' ? cooked : eaten
  if (described === 0) return { ...nothing, servingGrams: cooked }
  return each(key => {
    if (key === 'servingGrams') return cooked
    const in100g = row[key]
    return in100g === null ? null : (in100g * described) / 100
  })
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

/** Exact nutrients of one serving, where `weighed` makes this many `servings`. Diets are decided on these. */
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
