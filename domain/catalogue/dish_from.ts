// Turns a cook's recipe into the dish on the menu. Allergens, diets, nutrients, time and marks are all derived here.

import { allergensOf, madeWithoutTags } from './allergens.ts'
import { type Contact, dishMayContain, ingredientMayContain } from './contact.ts'
import { animalSourcesOf, dietsOfNutrition, dietsOfSources } from './diets.ts'
import { type Ingredients, ingredientOf } from './ingredients.ts'
import { gramsOf, measureOf } from './measures.ts'
import { type NutritionTable, nutritionPerServing } from './nutrition.ts'
import { printedNutrition } from './nutrition_facts.ts'
import type { DishRecipe, RecipeAmount, Swap } from './recipe.ts'
import type { Customization, Diet, Dish, DishIngredient, NutritionPerServing } from './types.ts'

/** The reference data for computing a recipe. */
export interface Pantry {
  ingredients: Ingredients
  nutrition: NutritionTable
  /** Possible traces in the kitchens that make the dish. */
  contact: Contact
}

const idsOf = (amounts: readonly RecipeAmount[]) => amounts.map(amount => amount.ingredientId)

type Foods = Pick<Pantry, 'ingredients' | 'nutrition'>

function servingOf(amounts: readonly RecipeAmount[], pantry: Foods): NutritionPerServing {
  const weighed = amounts.map(amount => ({
    ingredientId: amount.ingredientId,
    grams: gramsOf(amount, pantry.ingredients).for2,
  }))
  return nutritionPerServing(weighed, 2, pantry.ingredients, pantry.nutrition)
}

/** The diets these amounts fit. */
export function dietsOfAmounts(amounts: readonly RecipeAmount[], pantry: Foods): Diet[] {
  const sources = animalSourcesOf(idsOf(amounts), pantry.ingredients)
  return [...dietsOfSources(sources), ...dietsOfNutrition(servingOf(amounts, pantry))]
}

function dishIngredient(
  amount: RecipeAmount,
  from: DishIngredient['from'],
  { ingredients, contact }: Pantry,
): DishIngredient {
  const grams = gramsOf(amount, ingredients)
  const allergens = allergensOf([amount.ingredientId], ingredients)
  return {
    ingredientId: amount.ingredientId,
    name: ingredientOf(amount.ingredientId, ingredients).name,
    gramsFor2: grams.for2,
    gramsFor4: grams.for4,
    measure: measureOf(amount, 2, ingredients),
    measureFor4: measureOf(amount, 4, ingredients),
    allergens,
    // A household's own cupboard has not been on our lines.
    mayContain: from === 'box' ? ingredientMayContain(amount.ingredientId, allergens, contact) : [],
    from,
  }
}

/** The ingredients of the box after a swap. Removing an ingredient that is not in it is a defect: RangeError. */
export function boxWith(recipe: DishRecipe, swap: Swap): RecipeAmount[] {
  const missing = swap.without.find(id => !idsOf(recipe.box).includes(id))
  if (missing) throw new RangeError(`${recipe.id} has no ${missing} to swap`)
  return [...recipe.box.filter(amount => !swap.without.includes(amount.ingredientId)), ...swap.with]
}

function customization(recipe: DishRecipe, swap: Swap, pantry: Pantry): Customization {
  const box = boxWith(recipe, swap)
  const amounts = [...box, ...recipe.cupboard]
  const allergens = allergensOf(idsOf(amounts), pantry.ingredients)
  return {
    id: swap.id,
    name: swap.name,
    cooking: swap.cooking,
    surchargeCents: swap.surchargeCents,
    allergens,
    mayContain: dishMayContain(recipe.id, idsOf(box), allergens, pantry.contact),
    diets: dietsOfAmounts(amounts, pantry),
    nutrition: printedNutrition(servingOf(amounts, pantry)),
  }
}

function tagsOf(recipe: DishRecipe, totalMinutes: number, holds: readonly string[]): string[] {
  return [
    ...(recipe.kind === 'rtc' && totalMinutes <= 25 ? ['quick'] : []),
    ...(recipe.kind === 'rtc' && recipe.equipment.length === 1 ? ['one-pan'] : []),
    ...(recipe.spice >= 2 ? ['spicy'] : []),
    ...madeWithoutTags(holds),
  ]
}

/** The name or reference of a recipe's picture; null where it has none. */
export const pictureOfRecipe = ({ id, pictured, picture }: DishRecipe): string | null =>
  picture?.name ?? (pictured ? id : null)

/** The dish a recipe makes. Throws RangeError where the recipe names an ingredient that the pantry does not know. */
export function dishFrom(recipe: DishRecipe, pantry: Pantry): Dish {
  const amounts = [...recipe.box, ...recipe.cupboard]
  const allergens = allergensOf(idsOf(amounts), pantry.ingredients)
  const totalMinutes = recipe.steps.reduce((sum, step) => sum + step.minutes, 0)
  return {
    id: recipe.id,
    version: recipe.version,
    kind: recipe.kind,
    name: recipe.name,
    promise: recipe.promise,
    summary: recipe.summary,
    category: recipe.category,
    cuisine: recipe.cuisine,
    tags: tagsOf(recipe, totalMinutes, allergens),
    diets: dietsOfAmounts(amounts, pantry),
    difficulty: recipe.difficulty,
    handsOnMinutes: recipe.handsOnMinutes,
    totalMinutes,
    spice: recipe.spice,
    equipment: recipe.equipment,
    ingredients: [
      ...recipe.box.map(amount => dishIngredient(amount, 'box', pantry)),
      ...recipe.cupboard.map(amount => dishIngredient(amount, 'cupboard', pantry)),
    ],
    allergens,
    mayContain: dishMayContain(recipe.id, idsOf(recipe.box), allergens, pantry.contact),
    nutrition: printedNutrition(servingOf(amounts, pantry)),
    steps: recipe.steps,
    customizations: recipe.swaps.map(swap => customization(recipe, swap, pantry)),
    pairings: recipe.pairings,
    eatWithinDays: recipe.eatWithinDays,
    taxClass: recipe.taxClass,
    picture: pictureOfRecipe(recipe),
  }
}
