// A dish has the allergens of its ingredients: those in the box, those from the cupboard, and every part of a mix.
// Nobody writes a dish's allergens by hand, so none can be forgotten.

import { type Ingredients, withAllParts } from './ingredients.ts'
import type { AllergenId } from './types.ts'

/** Cereals that must be declared twice by law: as an allergen and as a gluten source. */
const glutenOf: Readonly<Record<AllergenId, AllergenId>> = {
  wheat: 'gluten_wheat',
  triticale: 'gluten_triticale',
}

export const glutenSources = [
  'gluten_barley',
  'gluten_oats',
  'gluten_rye',
  'gluten_triticale',
  'gluten_wheat',
] as const satisfies readonly AllergenId[]

export const treeNuts = [
  'almond',
  'brazil_nut',
  'cashew',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine_nut',
  'pistachio',
  'walnut',
] as const satisfies readonly AllergenId[]

/** A set of allergens in alphabetical order, each once, with the gluten source that a cereal implies. */
export function sortedAllergens(allergens: Iterable<AllergenId>): AllergenId[] {
  const all = new Set<AllergenId>()
  for (const allergen of allergens) {
    all.add(allergen)
    const gluten = glutenOf[allergen]
    if (gluten) all.add(gluten)
  }
  return [...all].sort()
}

/** Allergens for display: a cereal that is listed as an allergen is not listed again as a gluten source. */
export function saidOnce(allergens: readonly AllergenId[]): AllergenId[] {
  return allergens.filter(
    id => !Object.entries(glutenOf).some(([cereal, gluten]) => gluten === id && allergens.includes(cereal)),
  )
}

/** Whether people choose it by its name: of a cereal that is declared twice, one choice stands for both. */
const isOffered = (id: AllergenId): boolean => !Object.values(glutenOf).includes(id)

/** The allergens that a choice stands for. */
export function allergensOfChoice(id: AllergenId): AllergenId[] {
  const gluten = glutenOf[id]
  return gluten ? [id, gluten] : [id]
}

/** The offered allergens that stand for any of these; an exclusion of a cereal as a gluten source alone shows as the cereal. */
export function choicesAmong(ids: readonly AllergenId[], offered: readonly AllergenId[]): AllergenId[] {
  return offered.filter(id => isOffered(id) && allergensOfChoice(id).some(one => ids.includes(one)))
}

/** All allergens of these ingredients together, parts of mixes included. */
export function allergensOf(ids: readonly string[], ingredients: Ingredients): AllergenId[] {
  return sortedAllergens(ids.flatMap(id => withAllParts(id, ingredients).flatMap(one => [...one.allergens])))
}

/** "Made without" marks, by a dish's own allergens. Not "free of": traces are listed separately. */
export function madeWithoutTags(holds: readonly AllergenId[]): string[] {
  const without = (allergens: readonly AllergenId[]) => !allergens.some(one => holds.includes(one))
  return [
    ...(without(glutenSources) ? ['made-without-gluten'] : []),
    ...(without(['milk']) ? ['made-without-dairy'] : []),
    ...(without(['peanut', ...treeNuts]) ? ['made-without-nuts'] : []),
  ]
}
