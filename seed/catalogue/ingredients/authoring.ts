// The two ways to declare an ingredient: a food with its USDA row, or a mix of other ingredients.

import type { AnimalSource, Ingredient } from '../../../domain/catalogue/ingredients.ts'
import { say } from '../say.ts'

export type IngredientEntry = Omit<Ingredient, 'id'>

interface Facts {
  allergens?: readonly string[]
  animal?: readonly AnimalSource[]
  /** Share of the packed weight that is eaten; 1 by default. */
  eaten?: number
  /** Grams on the plate for each gram eaten; 1 by default. */
  cooked?: number
  /** Set where the USDA row describes the cooked food. */
  rowIsCooked?: true
  /** Grams of a piece that is counted whole: a lime, an egg. */
  whole?: number
  /** Grams of a part that is counted, then its words: one, many, un, plusieurs. */
  piece?: readonly [grams: number, one: string, many: string, un: string, plusieurs: string]
  gramsPerTablespoon?: number
  /** Ingredients that its label names without amounts. */
  names?: readonly string[]
}

function pieceOf({ whole, piece }: Facts): IngredientEntry['piece'] {
  if (whole !== undefined) return { grams: whole, words: null }
  return piece
    ? { grams: piece[0], words: { one: say(piece[1], piece[3]), many: say(piece[2], piece[4]) } }
    : null
}

function entry(en: string, fr: string, ndb: string | null, facts: Facts): IngredientEntry {
  return {
    name: say(en, fr),
    ndb,
    parts: (facts.names ?? []).map(ingredientId => ({ ingredientId, share: 0 })),
    allergens: facts.allergens ?? [],
    animal: facts.animal ?? [],
    eatenShare: facts.eaten ?? 1,
    cookedGrams: facts.cooked ?? 1,
    rowDescribes: facts.rowIsCooked ? 'cooked' : 'packed',
    piece: pieceOf(facts),
    gramsPerTablespoon: facts.gramsPerTablespoon ?? null,
  }
}

/** A food, by its names and the number of the USDA row that describes it. */
export function food(en: string, fr: string, ndb: string, facts: Facts = {}): IngredientEntry {
  return entry(en, fr, ndb, facts)
}

/** A mix: grams of each part in 100 g. The rest to 100 is water. */
export function mix(
  en: string,
  fr: string,
  parts: Record<string, number>,
  facts: Facts = {},
): IngredientEntry {
  const weighed = Object.entries(parts).map(([ingredientId, grams]) => ({ ingredientId, share: grams / 100 }))
  const own = entry(en, fr, null, facts)
  return { ...own, parts: [...weighed, ...own.parts] }
}
