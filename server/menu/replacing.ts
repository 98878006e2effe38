// The contents of a dish or item that exclusions depend on, and the same with one ingredient replaced.

import { allergens } from '../../domain/catalogue/allergen_names.ts'
import { allergensOf, saidOnce, sortedAllergens } from '../../domain/catalogue/allergens.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { ingredientMayContain } from '../../domain/catalogue/contact.ts'
import { animalSourcesOf, dietsOfSources } from '../../domain/catalogue/diets.ts'
import { boxWith, dietsOfAmounts } from '../../domain/catalogue/dish_from.ts'
import { replacedIn } from '../../domain/catalogue/kitchen_totals.ts'
import type { RecipeAmount } from '../../domain/catalogue/recipe.ts'
import type { ProductToJudge } from '../../domain/catalogue/suits.ts'
import type { Bilingual, Diet, Dish } from '../../domain/catalogue/types.ts'
import type { ProductToCompare } from '../../domain/substitution.ts'
import { fleshIn, ingredientsWith, ingredientsWithParts } from './ingredients.ts'
import type { DishContent, ProductContent } from './week_menu.ts'

/** A product of a line, with its swap. */
export function judged(content: ProductContent, swapId: string | null, catalogue: Catalogue): ProductToJudge {
  if (content.item) {
    const { id, allergens: holds, diets, mayContain } = content.item
    return { id, allergens: holds, diets, mayContain }
  }
  const { dish } = content
  const swap = dish.customizations.find(one => one.id === swapId)
  const { allergens: holds, diets, mayContain } = swap ?? dish
  return {
    id: dish.id,
    allergens: holds,
    diets,
    mayContain,
    ingredients: swap ? ingredientsWith(content, swap.id, catalogue) : content.ingredients,
  }
}

/** What a product is compared with its replacement by. */
export const compared = (
  { allergens: holds, diets, ingredients: ids }: ProductToJudge,
  catalogue: Catalogue,
): ProductToCompare => ({
  allergens: holds,
  diets: diets as readonly Diet[],
  flesh: ids ? fleshIn(ids, catalogue) : null,
})

/** Ids of the ingredients of a dish with its swap, mixes as one. */
export function comesIn({ dish, recipe }: DishContent, swapId: string | null): string[] {
  const swap = recipe?.swaps.find(one => one.id === swapId)
  const amounts = recipe && swap ? [...boxWith(recipe, swap), ...recipe.cupboard] : dish.ingredients
  return amounts.map(({ ingredientId }) => ingredientId)
}

/**
 * What comes in the box of a dish with its swap. A version whose recipe was not kept is known by weight, and not by what its swaps
 * changed.
 * @returns null for a swap of such a version
 */
export function boxAmounts(
  { dish, recipe }: DishContent,
  swapId: string | null,
): readonly RecipeAmount[] | null {
  if (!recipe) return swapId === null ? weighedBox(dish) : null
  if (swapId === null) return recipe.box
  const swap = recipe.swaps.find(one => one.id === swapId)
  return swap ? boxWith(recipe, swap) : null
}

const weighedBox = (dish: Dish): RecipeAmount[] =>
  dish.ingredients
    .filter(({ from }) => from === 'box')
    .map(({ ingredientId, gramsFor2: for2, gramsFor4: for4 }) => ({ ingredientId, unit: 'gram', for2, for4 }))

/** The same with an ingredient that is short replaced, as households accepted it. */
export const replacedAmounts = (
  amounts: readonly RecipeAmount[],
  out: { short: string; by: string },
  { ingredients }: Catalogue,
): RecipeAmount[] => replacedIn(amounts, out, ingredients)

/** The word for pieces of an ingredient, such as cloves; null where they are whole. */
export const piecesOf = (id: string, { ingredients }: Catalogue): Bilingual | null =>
  ingredients.get(id)?.piece?.words?.many ?? null

/** A dish in which one ingredient replaces another, with the allergens, traces and diets of its new ingredients. */
export function withReplaced(
  content: DishContent,
  swapId: string | null,
  { out, by }: { out: string; by: string },
  catalogue: Catalogue,
): ProductToJudge {
  const { ingredients } = catalogue
  const { dish } = content
  const before = judged({ ...content, ingredients: [] }, swapId, catalogue)
  const ids = [...comesIn(content, swapId).filter(id => id !== out), by]
  const known = ids.filter(id => ingredients.has(id))
  // Ingredients that the catalogue no longer has keep the facts of their version.
  const others = dish.ingredients.filter(
    ({ ingredientId }) => ids.includes(ingredientId) && !ingredients.has(ingredientId),
  )
  const holds = sortedAllergens([
    ...allergensOf(known, ingredients),
    ...others.flatMap(one => [...one.allergens]),
  ])
  const possible = [
    ...dietsOfSources(animalSourcesOf(known, ingredients)),
    ...nourishingDiets(content, swapId, { out, by }, catalogue),
  ]
  const traces = [
    ...(before.mayContain ?? []),
    ...ingredientMayContain(by, holds, catalogue.contactOf(undefined)),
  ]
  return {
    ...before,
    allergens: holds,
    mayContain: sortedAllergens(traces).filter(id => !holds.includes(id)),
    // A replacement can end a diet but never adds one, because nobody promised it.
    diets: before.diets.filter(diet => possible.includes(diet as Diet)),
    ingredients: ingredientsWithParts(ids, catalogue),
  }
}

/** The diets by nutrients that the dish fits with the replacement; none where they cannot be computed any more. */
function nourishingDiets(
  content: DishContent,
  swapId: string | null,
  { out, by }: { out: string; by: string },
  catalogue: Catalogue,
): Diet[] {
  const box = boxAmounts(content, swapId)
  if (!box || !content.recipe) return []
  const amounts = [...replacedAmounts(box, { short: out, by }, catalogue), ...content.recipe.cupboard]
  return dietsOfAmounts(amounts, catalogue).filter(diet => diet !== 'vegan' && diet !== 'vegetarian')
}

const named = new Map<string, Bilingual>(allergens.map(({ id, name }) => [id, name]))

/** The names of allergens, each once. */
export const allergenNames = (ids: readonly string[]): Bilingual[] =>
  saidOnce(ids).map(id => named.get(id) ?? { en: id, fr: id })

/** The name of an ingredient; its id where the catalogue no longer has it. */
export const ingredientName = (id: string, { ingredients }: Catalogue): Bilingual =>
  ingredients.get(id)?.name ?? { en: id, fr: id }

/** Every possible replacement of another ingredient, by id. */
export const isIngredient = (id: string, { ingredients }: Catalogue): boolean => ingredients.has(id)

/** All of them with their names. */
export const everyIngredient = ({ ingredients }: Catalogue): { id: string; name: Bilingual }[] =>
  [...ingredients.values()].map(({ id, name }) => ({ id, name }))
