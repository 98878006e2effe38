// From what a cook wrote to the dish the menu shows. Allergens, diets, nutrients, time and marks are all derived here.

import { allergensOf, handledAllergens, madeWithoutTags, mayContainOf } from './allergens.ts'
import { animalSourcesOf, dietsOfNutrition, dietsOfSources } from './diets.ts'
import { type Ingredients, ingredientOf } from './ingredients.ts'
import { gramsOf, measureOf } from './measures.ts'
import { type NutritionTable, nutritionPerServing, printedNutrition } from './nutrition.ts'
import type { DishRecipe, RecipeAmount, Swap } from './recipe.ts'
import type { Customization, Diet, Dish, DishIngredient, NutritionPerServing } from './types.ts'

/** What a recipe is reckoned with. */
export interface Pantry {
  ingredients: Ingredients
  nutrition: NutritionTable
}

const idsOf = (amounts: readonly RecipeAmount[]) => amounts.map(amount => amount.ingredientId)

function servingOf(amounts: readonly RecipeAmount[], pantry: Pantry): NutritionPerServing {
  const weighed = amounts.map(amount => ({
    ingredientId: amount.ingredientId,
    grams: gramsOf(amount, pantry.ingredients).for2,
  }))
  return nutritionPerServing(weighed, 2, pantry.ingredients, pantry.nutrition)
}

/** The diets these amounts fit. */
function dietsOf(amounts: readonly RecipeAmount[], pantry: Pantry): Diet[] {
  const sources = animalSourcesOf(idsOf(amounts), pantry.ingredients)
  return [...dietsOfSources(sources), ...dietsOfNutrition(servingOf(amounts, pantry))]
}

function dishIngredient(
  amount: RecipeAmount,
  from: DishIngredient['from'],
  ingredients: Ingredients,
): DishIngredient {
  const grams = gramsOf(amount, ingredients)
  return {
    ingredientId: amount.ingredientId,
    name: ingredientOf(amount.ingredientId, ingredients).name,
    gramsFor2: grams.for2,
    gramsFor4: grams.for4,
    measure: measureOf(amount, 2, ingredients),
    measureFor4: measureOf(amount, 4, ingredients),
    allergens: allergensOf([amount.ingredientId], ingredients),
    from,
  }
}

/** The recipe's amounts once a swap is made. Taking out what is not in the box is a mistake of ours: RangeError. */
export function amountsWith(recipe: DishRecipe, swap: Swap): RecipeAmount[] {
  const missing = swap.without.find(id => !idsOf(recipe.box).includes(id))
  if (missing) throw new RangeError(`${recipe.id} has no ${missing} to swap`)
  const kept = recipe.box.filter(amount => !swap.without.includes(amount.ingredientId))
  return [...kept, ...swap.with, ...recipe.cupboard]
}

function customization(recipe: DishRecipe, swap: Swap, pantry: Pantry): Customization {
  const amounts = amountsWith(recipe, swap)
  return {
    id: swap.id,
    name: swap.name,
    cooking: swap.cooking,
    surchargeCents: swap.surchargeCents,
    allergens: allergensOf(idsOf(amounts), pantry.ingredients),
    diets: dietsOf(amounts, pantry),
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

/** The dish a recipe makes. Throws RangeError where the recipe names what the pantry does not know. */
export function dishFrom(recipe: DishRecipe, ingredients: Ingredients, nutrition: NutritionTable): Dish {
  const pantry = { ingredients, nutrition }
  const amounts = [...recipe.box, ...recipe.cupboard]
  const allergens = allergensOf(idsOf(amounts), ingredients)
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
    diets: dietsOf(amounts, pantry),
    difficulty: recipe.difficulty,
    handsOnMinutes: recipe.handsOnMinutes,
    totalMinutes,
    spice: recipe.spice,
    equipment: recipe.equipment,
    ingredients: [
      ...recipe.box.map(amount => dishIngredient(amount, 'box', ingredients)),
      ...recipe.cupboard.map(amount => dishIngredient(amount, 'cupboard', ingredients)),
    ],
    allergens,
    mayContain: mayContainOf(allergens, handledAllergens(ingredients)),
    nutrition: printedNutrition(servingOf(amounts, pantry)),
    steps: recipe.steps,
    customizations: recipe.swaps.map(swap => customization(recipe, swap, pantry)),
    pairings: recipe.pairings,
    eatWithinDays: recipe.eatWithinDays,
    taxClass: recipe.taxClass,
    picture: recipe.pictured ? recipe.id : null,
  }
}
