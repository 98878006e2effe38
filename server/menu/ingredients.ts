// The ingredients of a dish, down to the parts of its mixes, with their families: exclusions of ingredients are compared with
// these.

import type { Locale } from '../../domain/brands.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { boxWith } from '../../domain/catalogue/dish_from.ts'
import { withAllParts } from '../../domain/catalogue/ingredients.ts'
import type { Dish } from '../../domain/catalogue/types.ts'
import { seafood } from '../../domain/substitution.ts'
import type { DishContent } from './week_menu.ts'

/** Ids of all ingredients of a dish in its standard form, parts of mixes and the cupboard included; with their families. */
export function ingredientsIn(dish: Pick<Dish, 'ingredients'>, catalogue: Catalogue): string[] {
  return ingredientsWithParts(
    dish.ingredients.map(({ ingredientId }) => ingredientId),
    catalogue,
  )
}

/**
 * The same with one of its swaps. Where the recipe of that version was not kept, it is unknown what the swap removed, so nothing counts
 * as removed.
 */
export function ingredientsWith(content: DishContent, swapId: string, catalogue: Catalogue): string[] {
  const { dish, recipe } = content
  const swap = recipe?.swaps.find(one => one.id === swapId)
  if (!recipe || !swap) return ingredientsIn(dish, catalogue)
  const ids = [...boxWith(recipe, swap), ...recipe.cupboard].map(({ ingredientId }) => ingredientId)
  return ingredientsWithParts(ids, catalogue)
}

/** These ingredients with all their parts, and their families. */
export function ingredientsWithParts(
  ids: readonly string[],
  { ingredients, familiesOf }: Pick<Catalogue, 'ingredients' | 'familiesOf'>,
): string[] {
  const parts = ids.flatMap(id =>
    ingredients.has(id) ? withAllParts(id, ingredients).map(part => part.id) : [id],
  )
  return [...new Set([...parts, ...parts.flatMap(id => familiesOf.get(id) ?? [])])]
}

/**
 * The animals whose meat is among these ingredients and their parts: the family of each, and one word for all seafood. Meat of no
 * family stands for itself.
 */
export function fleshIn(ids: readonly string[], { ingredients, familiesOf }: Catalogue): string[] {
  const found = ids.flatMap(id => {
    const animal = ingredients.get(id)?.animal ?? []
    const meat = animal.includes('meat') ? (familiesOf.get(id) ?? [id]) : []
    return animal.includes('fish') ? [...meat, seafood] : meat
  })
  return [...new Set(found)]
}

/** The names of ingredients in a language, by id; one that no dish has any more is left out. */
export function namesOf(
  ids: Iterable<string>,
  locale: Locale,
  { known }: Pick<Catalogue, 'known'>,
): Record<string, string> {
  return Object.fromEntries(
    [...ids].flatMap(id => {
      const name = known.get(id)?.[locale]
      return name === undefined ? [] : [[id, name]]
    }),
  )
}

/** The names of a family's ingredients; none for an id that is not a family. */
export function membersOf(id: string, locale: Locale, catalogue: Catalogue): string[] {
  return Object.values(namesOf(catalogue.families.get(id)?.members ?? [], locale, catalogue))
}

/** Other names by which an ingredient or a family is found, in both languages; a family also by its members. */
export function otherNamesOf(id: string, catalogue: Catalogue): string {
  const also = catalogue.otherNames.get(id)
  const members = [...membersOf(id, 'en', catalogue), ...membersOf(id, 'fr', catalogue)]
  return [...members, also?.en, also?.fr].filter(Boolean).join(', ')
}
