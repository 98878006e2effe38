// The catalogue of an instant: what dishes are made of and computed from. The company changes it; the rules are handed it.

import { type BrandId, brandIds } from '../brands.ts'
import { type Contact, contactIn, type KitchenLine } from './contact.ts'
import type { Ingredient, Ingredients } from './ingredients.ts'
import { withAllParts } from './ingredients.ts'
import type { NutrientsPer100g, NutritionTable } from './nutrition.ts'
import type { AllergenId, Bilingual } from './types.ts'

/** An ingredient as the company keeps it: with what it costs, what its maker warns of, and other names by which it is found. */
export interface KeptIngredient extends Omit<Ingredient, 'id'> {
  /** As packed, by the case, averaged over a year; null for a mix, which costs as much as its parts. */
  centsPerKilogram: number | null
  /** Allergens that the maker of a bought food warns of. */
  warnings: readonly AllergenId[]
  also: Bilingual | null
  /** Grams in a pack as it is bought; absent where nobody has said. */
  packGrams?: number | null
  /** Who sells it to us; absent where nobody has said. */
  supplier?: string | null
}

/** Ingredients that people exclude together. The id begins with `any-`, so that no ingredient has the same. */
export interface Family {
  id: string
  name: Bilingual
  members: readonly string[]
  /** Other words that people type for it, separated by commas. */
  also: Bilingual
}

/** What is kept of each kind, beside dishes and market items. The content of one is a version of its own. */
interface KeptKinds {
  ingredient: KeptIngredient
  /** By USDA number. */
  nutrition: NutrientsPer100g
  family: Omit<Family, 'id'>
  /** By brand and line. */
  kitchen_line: KitchenLine
  /** By the dish's id. From 1 to 10: how appetizing people find its picture. */
  appeal: { score: number }
}

export const keptKinds = ['ingredient', 'nutrition', 'family', 'kitchen_line', 'appeal'] as const
type KeptKind = (typeof keptKinds)[number]

/** A piece of the catalogue in the version that is in force. */
export type KeptPiece = { [K in KeptKind]: { kind: K; id: string; content: KeptKinds[K] } }[KeptKind]

export interface Catalogue {
  ingredients: Ingredients
  nutrition: NutritionTable
  /** Cents a kilogram by food. */
  costs: Readonly<Record<string, number>>
  families: ReadonlyMap<string, Family>
  /** Ids of an ingredient's families, by its id. */
  familiesOf: ReadonlyMap<string, readonly string[]>
  /** Other names of ingredients and families, by id. */
  otherNames: ReadonlyMap<string, Bilingual>
  /** The traces in the kitchens of the only brand that serves a dish; of both brands' where both do. */
  contactOf(only: BrandId | undefined): Contact
  /** Scores of pictures, by the dish's id. */
  appeal: ReadonlyMap<string, number>
  /** Every ingredient in the newest versions of our dishes, alone or in a mix, and their families: the possible exclusions. */
  known: ReadonlyMap<string, Bilingual>
}

/**
 * The catalogue that these pieces make.
 * @param used ids of the ingredients in the newest versions of dishes and their swaps
 */
export function catalogueFrom(pieces: readonly KeptPiece[], used: readonly string[]): Catalogue {
  const of = <K extends KeptKind>(kind: K) =>
    pieces.flatMap(piece => (piece.kind === kind ? [[piece.id, piece.content as KeptKinds[K]] as const] : []))
  const kept = new Map(of('ingredient'))
  const ingredients: Ingredients = new Map([...kept].map(([id, one]) => [id, ingredientFrom(id, one)]))
  const families = new Map(of('family').map(([id, one]) => [id, { id, ...one }]))
  const familiesOf = membersIn(families)
  const lines = of('kitchen_line').map(([, line]) => line)
  const warnings = Object.fromEntries([...kept].map(([id, one]) => [id, one.warnings]))
  const contacts = new Map<BrandId | undefined, Contact>()
  const parts = used.flatMap(id => (ingredients.has(id) ? withAllParts(id, ingredients) : []))
  const ids = new Set(parts.map(({ id }) => id))
  const named = [...new Set([...ids, ...[...ids].flatMap(id => familiesOf.get(id) ?? [])])]
  return {
    ingredients,
    nutrition: new Map(of('nutrition')),
    costs: Object.fromEntries(
      [...kept].flatMap(([id, one]) => (one.centsPerKilogram === null ? [] : [[id, one.centsPerKilogram]])),
    ),
    families,
    familiesOf,
    otherNames: new Map([
      ...[...kept].flatMap(([id, { also }]) => (also ? [[id, also] as const] : [])),
      ...[...families].map(([id, { also }]) => [id, also] as const),
    ]),
    contactOf: only => {
      const known = contacts.get(only)
      if (known) return known
      const contact = contactIn(only ? [only] : brandIds, { lines, warnings }, ingredients)
      contacts.set(only, contact)
      return contact
    },
    appeal: new Map(of('appeal').map(([id, { score }]) => [id, score])),
    known: new Map(
      named.flatMap(id => {
        const name = ingredients.get(id)?.name ?? families.get(id)?.name
        return name ? [[id, name] as const] : []
      }),
    ),
  }
}

function ingredientFrom(id: string, kept: KeptIngredient): Ingredient {
  const {
    name,
    ndb,
    parts,
    allergens,
    animal,
    eatenShare,
    cookedGrams,
    rowDescribes,
    piece,
    gramsPerTablespoon,
  } = kept
  return {
    ...{ id, name, ndb, parts, allergens, animal, eatenShare },
    ...{ cookedGrams, rowDescribes, piece, gramsPerTablespoon },
  }
}

function membersIn(families: ReadonlyMap<string, Family>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { id, members } of families.values()) {
    for (const member of members) found.set(member, [...(found.get(member) ?? []), id])
  }
  return found
}
