// Diets are computed, never claimed by hand: the first two from the ingredients, the other two from the nutrients.
// - vegetarian: nothing of an animal that was killed for it; vegan: nothing of an animal at all, honey included;
// - keto-friendly: at most 20 g of net carbohydrate (carbohydrate less fibre) a serving, and at least as many grams
//   of fat as of carbohydrate;
// - high-protein: 30 g of protein or more a serving.

import { type AnimalSource, type Ingredients, withAllParts } from './ingredients.ts'
import type { Diet, NutritionPerServing } from './types.ts'

const ketoNetCarbohydrateGrams = 20
const highProteinGrams = 30

/** Everything of animals in these ingredients, parts of mixes included. */
export function animalSourcesOf(ids: readonly string[], ingredients: Ingredients): AnimalSource[] {
  return [...new Set(ids.flatMap(id => withAllParts(id, ingredients).flatMap(one => [...one.animal])))].sort()
}

/** The diets that depend on ingredients. */
export function dietsOfSources(sources: readonly AnimalSource[]): Diet[] {
  const vegetarian = !sources.includes('meat') && !sources.includes('fish')
  return [...(vegetarian ? ['vegetarian' as const] : []), ...(sources.length === 0 ? ['vegan' as const] : [])]
}

/** The diets that depend on the nutrients of a serving. Pass unrounded values. */
export function dietsOfNutrition(serving: NutritionPerServing): Diet[] {
  const net = serving.carbohydrateGrams - serving.fibreGrams
  const keto = net <= ketoNetCarbohydrateGrams && serving.fatGrams >= serving.carbohydrateGrams
  const protein = serving.proteinGrams >= highProteinGrams
  return [...(keto ? ['keto-friendly' as const] : []), ...(protein ? ['high-protein' as const] : [])]
}
