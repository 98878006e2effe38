// Which recipes a change of the catalogue concerns: those with an ingredient that is another than before, or that may hold other traces.

import { brandIds } from '../brands.ts'
import type { Catalogue } from './catalogue.ts'
import { dishFrom } from './dish_from.ts'
import { withAllParts } from './ingredients.ts'
import type { DishRecipe } from './recipe.ts'
import type { Dish } from './types.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Ids of the ingredients, mixes included, that differ between two catalogues in what a dish is computed from. */
export function changedIngredients(before: Catalogue, after: Catalogue): ReadonlySet<string> {
  const rows = new Set(
    [...after.nutrition].flatMap(([ndb, row]) => (isSame(before.nutrition.get(ndb), row) ? [] : [ndb])),
  )
  const own = new Set(
    [...after.ingredients].flatMap(([id, one]) =>
      isSame(before.ingredients.get(id), one) && !(one.ndb !== null && rows.has(one.ndb)) ? [] : [id],
    ),
  )
  const contacts = [undefined, ...brandIds].map(
    only => [before.contactOf(only), after.contactOf(only)] as const,
  )
  const touches = (id: string) =>
    contacts.some(([was, is]) => !isSame(was.ingredients.get(id), is.ingredients.get(id)))
  return new Set(
    [...after.ingredients.keys()].filter(
      id => touches(id) || withAllParts(id, after.ingredients).some(part => own.has(part.id)),
    ),
  )
}

/** Whether a recipe has one of these ingredients, in its box, its cupboard or a swap. */
export const usesAny = ({ box, cupboard, swaps }: DishRecipe, ids: ReadonlySet<string>): boolean =>
  [...box, ...cupboard, ...swaps.flatMap(swap => [...swap.with])].some(({ ingredientId }) =>
    ids.has(ingredientId),
  )

/** The dish that a catalogue makes of a recipe. @throws RangeError as `dishFrom` */
const dishIn = (recipe: DishRecipe, { ingredients, nutrition, contactOf }: Catalogue): Dish =>
  dishFrom(recipe, { ingredients, nutrition, contact: contactOf(recipe.only) })

/** Whether two catalogues make different dishes of a recipe. @throws RangeError where the second cannot make it */
export const becomesAnother = (recipe: DishRecipe, before: Catalogue, after: Catalogue): boolean =>
  !isSame(dishIn(recipe, before), dishIn(recipe, after))
