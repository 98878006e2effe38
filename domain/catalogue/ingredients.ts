// An ingredient as the rules see it: the source of its nutrients, its allergens, and how much of it reaches the plate. A mix (a
// sauce, a spice blend) is described by its parts and has whatever a part has.

import type { AllergenId, Bilingual } from './types.ts'

/** Why an ingredient is not for everyone: `meat` includes poultry, broth and gelatin; `fish` includes all seafood. */
export type AnimalSource = 'meat' | 'fish' | 'dairy' | 'egg' | 'honey'

interface IngredientPart {
  ingredientId: string
  /** Share of the weight, 0 to 1; 0 where a label names the part without its amount. The rest to 1 is water. */
  share: number
}

/** How an ingredient is counted when it is not weighed: whole (a lime), or by a part of it (a clove, a slice). */
interface Piece {
  grams: number
  /** The words after the number; null for whole ones, whose name is enough. */
  words: { one: Bilingual; many: Bilingual } | null
}

export interface Ingredient {
  id: string
  name: Bilingual
  /** USDA number of its row; null for a mix, whose nutrients are those of its parts. */
  ndb: string | null
  parts: readonly IngredientPart[]
  /** Its own allergens; `allergensOf` adds those of its parts. */
  allergens: readonly AllergenId[]
  animal: readonly AnimalSource[]
  /** Share of the packed weight that is eaten: peel, bone, stem and squeezed-out halves are not. */
  eatenShare: number
  /** Grams on the plate for each gram eaten: rice drinks water (2.6), a roast loses some (0.75). */
  cookedGrams: number
  /** Whether the USDA row describes the food as packed or as cooked. */
  rowDescribes: 'packed' | 'cooked'
  piece: Piece | null
  gramsPerTablespoon: number | null
}

export type Ingredients = ReadonlyMap<string, Ingredient>

/** The ingredient of that id. A recipe that names an unknown one is our mistake: RangeError. */
export function ingredientOf(id: string, ingredients: Ingredients): Ingredient {
  const found = ingredients.get(id)
  if (!found) throw new RangeError(`No ingredient is called ${id}`)
  return found
}

/** An ingredient followed by all its parts and their parts, each once. A mix that contains itself is a RangeError. */
export function withAllParts(
  id: string,
  ingredients: Ingredients,
  above: readonly string[] = [],
): Ingredient[] {
  if (above.includes(id)) throw new RangeError(`${id} is a part of itself`)
  const own = ingredientOf(id, ingredients)
  const parts = own.parts.flatMap(part => withAllParts(part.ingredientId, ingredients, [...above, id]))
  return [...new Map([own, ...parts].map(one => [one.id, one])).values()]
}
