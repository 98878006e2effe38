// What is in a dish down to the parts of its mixes: what exclusions of an ingredient are held against.

import type { Locale } from '../../domain/brands.ts'
import { boxWith } from '../../domain/catalogue/dish_from.ts'
import { withAllParts } from '../../domain/catalogue/ingredients.ts'
import type { Bilingual, Dish } from '../../domain/catalogue/types.ts'
import { dishes, ingredients, recipes } from '../../seed/catalogue/index.ts'

/** Ids of all that is in a dish as it comes, parts of mixes included, the cupboard's too. */
export function ingredientsIn(dish: Pick<Dish, 'ingredients'>): string[] {
  return withParts(dish.ingredients.map(({ ingredientId }) => ingredientId))
}

/**
 * The same with one of its swaps made. Where the recipe has been written anew since, nobody knows any more what the swap of that
 * version took out, so nothing counts as taken out.
 */
export function ingredientsWith(dish: Dish, swapId: string): string[] {
  const recipe = recipes.find(one => one.id === dish.id)
  const swap = recipe?.swaps.find(one => one.id === swapId)
  if (!recipe || !swap) return ingredientsIn(dish)
  const added = swap.with.map(({ ingredientId }) => ingredientId)
  if (recipe.version !== dish.version) return withParts([...ingredientsIn(dish), ...added])
  return withParts([...boxWith(recipe, swap), ...recipe.cupboard].map(({ ingredientId }) => ingredientId))
}

function withParts(ids: readonly string[]): string[] {
  return [
    ...new Set(
      ids.flatMap(id => (ingredients.has(id) ? withAllParts(id, ingredients).map(part => part.id) : [id])),
    ),
  ]
}

const swappedIn = recipes.flatMap(({ swaps }) =>
  swaps.flatMap(swap => swap.with.map(({ ingredientId }) => ingredientId)),
)

/** Every ingredient that a dish of ours holds, alone or in a mix, by id: what a household can exclude. */
export const knownIngredients: ReadonlyMap<string, Bilingual> = new Map(
  withParts([...dishes.flatMap(ingredientsIn), ...swappedIn]).flatMap(id => {
    const name = ingredients.get(id)?.name
    return name ? [[id, name] as const] : []
  }),
)

/** What ingredients are called in a language, by id; one that no dish has any more is left out. */
export function namesOf(ids: Iterable<string>, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    [...ids].flatMap(id => {
      const name = knownIngredients.get(id)?.[locale]
      return name === undefined ? [] : [[id, name]]
    }),
  )
}
