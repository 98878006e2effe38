// The ingredients of a dish, down to the parts of its mixes, with their families: exclusions of ingredients are compared with
// these.

import type { Locale } from '../../domain/brands.ts'
import { boxWith } from '../../domain/catalogue/dish_from.ts'
import { withAllParts } from '../../domain/catalogue/ingredients.ts'
import type { Bilingual, Dish } from '../../domain/catalogue/types.ts'
import { seafood } from '../../domain/substitution.ts'
import type { Family } from '../../seed/catalogue/families.ts'
import { dishes, families, ingredients, otherNames, recipes } from '../../seed/catalogue/index.ts'

/** Ids of all ingredients of a dish in its standard form, parts of mixes and the cupboard included; with their families. */
export function ingredientsIn(dish: Pick<Dish, 'ingredients'>): string[] {
  return withParts(dish.ingredients.map(({ ingredientId }) => ingredientId))
}

/**
 * The same with one of its swaps. Where the recipe has been rewritten since, it is unknown what the swap of that version removed,
 * so nothing counts as removed.
 */
export function ingredientsWith(dish: Dish, swapId: string): string[] {
  const recipe = recipes.find(one => one.id === dish.id)
  const swap = recipe?.swaps.find(one => one.id === swapId)
  if (!recipe || !swap) return ingredientsIn(dish)
  const added = swap.with.map(({ ingredientId }) => ingredientId)
  if (recipe.version !== dish.version) return withParts([...ingredientsIn(dish), ...added])
  return withParts([...boxWith(recipe, swap), ...recipe.cupboard].map(({ ingredientId }) => ingredientId))
}

/** These ingredients with all their parts, and their families. */
export const ingredientsWithParts = (ids: readonly string[]): string[] => withParts(ids)

function withParts(ids: readonly string[]): string[] {
  const parts = ids.flatMap(id =>
    ingredients.has(id) ? withAllParts(id, ingredients).map(part => part.id) : [id],
  )
  return [...new Set([...parts, ...parts.flatMap(id => familiesOf.get(id) ?? [])])]
}

/** Ids of an ingredient's families, by its id. */
const familiesOf = new Map<string, string[]>()
for (const { id, members } of families) {
  for (const member of members) familiesOf.set(member, [...(familiesOf.get(member) ?? []), id])
}

/**
 * The animals whose meat is among these ingredients and their parts: the family of each, and one word for all seafood. Meat of no
 * family stands for itself.
 */
export function fleshIn(ids: readonly string[]): string[] {
  const found = ids.flatMap(id => {
    const animal = ingredients.get(id)?.animal ?? []
    const meat = animal.includes('meat') ? (familiesOf.get(id) ?? [id]) : []
    return animal.includes('fish') ? [...meat, seafood] : meat
  })
  return [...new Set(found)]
}

const swappedIn = recipes.flatMap(({ swaps }) =>
  swaps.flatMap(swap => swap.with.map(({ ingredientId }) => ingredientId)),
)

const familyById = new Map<string, Family>(families.map(family => [family.id, family]))

/** Every ingredient in our dishes, alone or in a mix, and their families, by id: the possible exclusions. */
export const knownIngredients: ReadonlyMap<string, Bilingual> = new Map(
  withParts([...dishes.flatMap(ingredientsIn), ...swappedIn]).flatMap(id => {
    const name = ingredients.get(id)?.name ?? familyById.get(id)?.name
    return name ? [[id, name] as const] : []
  }),
)

/** The names of ingredients in a language, by id; one that no dish has any more is left out. */
export function namesOf(ids: Iterable<string>, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    [...ids].flatMap(id => {
      const name = knownIngredients.get(id)?.[locale]
      return name === undefined ? [] : [[id, name]]
    }),
  )
}

/** The names of a family's ingredients; none for an id that is not a family. */
export function membersOf(id: string, locale: Locale): string[] {
  return Object.values(namesOf(familyById.get(id)?.members ?? [], locale))
}

/** Other names by which an ingredient or a family is found, in both languages; a family also by its members. */
export function otherNamesOf(id: string): string {
  const family = familyById.get(id)
  const also = family?.also ?? (otherNames as Readonly<Record<string, Bilingual>>)[id]
  const members = [...membersOf(id, 'en'), ...membersOf(id, 'fr')]
  return [...members, also?.en, also?.fr].filter(Boolean).join(', ')
}
