// ingredients_admin.list, show, options and find_foods.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { allergensOf } from '../../domain/catalogue/allergens.ts'
import type { KeptIngredient, KeptPiece } from '../../domain/catalogue/catalogue.ts'
import { foodQueries } from '../../domain/catalogue/food_words.ts'
import { wallClock } from '../../domain/time/zone.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { usdaFoods } from '../catalogue/load_foods.ts'
import { pieceHistory, piecesNow } from '../catalogue/pieces.ts'
import { allergenNames } from '../menu/replacing.ts'
import type { Stored } from '../request/services.ts'
import { usesOfIngredients } from './dish_table.ts'

interface IngredientReader {
  brand: BrandId
  locale: Locale
}

const piecesOfKind = <K extends KeptPiece['kind']>(pieces: readonly KeptPiece[], kind: K) =>
  pieces.filter((piece): piece is Extract<KeptPiece, { kind: K }> => piece.kind === kind)

const inLocale = (ids: readonly string[], locale: Locale) => allergenNames(ids).map(name => name[locale])

export async function listIngredients(
  services: Stored,
  { locale }: IngredientReader,
): Promise<OutputOf<'ingredients_admin.list'>> {
  const catalogue = await catalogueOf(services)
  const [pieces, uses] = [await piecesNow(services), await usesOfIngredients(services, catalogue)]
  const other = locale === 'en' ? 'fr' : 'en'
  return {
    ingredients: piecesOfKind(pieces, 'ingredient').map(({ id, content }) => ({
      id,
      name: content.name[locale],
      otherName: content.name[other],
      ndb: content.ndb,
      isMix: content.parts.length > 0,
      allergens: inLocale(allergensOf([id], catalogue.ingredients), locale),
      warnings: inLocale(content.warnings, locale),
      families: (catalogue.familiesOf.get(id) ?? []).flatMap(
        family => catalogue.families.get(family)?.name[locale] ?? [],
      ),
      centsPerKilogram: content.centsPerKilogram,
      packGrams: content.packGrams ?? null,
      eaten: Math.round(content.eatenShare * 100),
      supplier: content.supplier ?? null,
      dishes: uses.get(id)?.length ?? 0,
    })),
  }
}

/** The families and kitchen lines there are. */
export async function ingredientOptions(
  services: Stored,
  { locale }: IngredientReader,
): Promise<OutputOf<'ingredients_admin.options'>> {
  const pieces = await piecesNow(services)
  return {
    families: piecesOfKind(pieces, 'family').map(({ id, content }) => ({ id, name: content.name[locale] })),
    lines: packingLines(pieces).map(({ id, content }) => ({ id, brand: content.brand, name: content.id })),
  }
}

/** Lines that pack ingredients; those that cook have dishes. */
const packingLines = (pieces: readonly KeptPiece[]) =>
  piecesOfKind(pieces, 'kitchen_line').filter(({ content }) => content.dishIds.length === 0)

/** @throws Refusal not_found */
export async function showIngredient(
  services: Stored,
  { id, brand, locale }: IngredientReader & { id: string },
): Promise<OutputOf<'ingredients_admin.show'>> {
  const catalogue = await catalogueOf(services)
  const pieces = await piecesNow(services)
  const own = piecesOfKind(pieces, 'ingredient').find(piece => piece.id === id)
  if (!own) throw new Refusal('not_found')
  const versions = await pieceHistory(services, { kind: 'ingredient', id })
  const uses = (await usesOfIngredients(services, catalogue)).get(id) ?? []
  const mixes = [...catalogue.ingredients.values()].filter(({ parts }) =>
    parts.some(({ ingredientId }) => ingredientId === id),
  )
  const { ndb } = own.content
  return {
    id,
    version: versions[0]?.version ?? 0,
    ingredient: sentIngredient(own.content),
    food: ndb === null ? null : (usdaFoods(services).find(food => food.ndb === ndb)?.description ?? null),
    families: piecesOfKind(pieces, 'family').map(({ id: family, content }) => ({
      ...{ id: family, name: content.name[locale], isIn: content.members.includes(id) },
    })),
    lines: packingLines(pieces).map(({ id: line, content }) => ({
      ...{ id: line, brand: content.brand, name: content.id, isIn: content.ingredientIds.includes(id) },
    })),
    names: Object.fromEntries(
      own.content.parts.flatMap(({ ingredientId }) => {
        const name = catalogue.ingredients.get(ingredientId)?.name
        return name ? [[ingredientId, { ...name }]] : []
      }),
    ),
    mixes: mixes.map(one => ({ id: one.id, name: one.name[locale] })),
    dishes: uses.map(one => ({ id: one.id, name: one.name[locale] })),
    versions: versions.map(({ at, ...version }) => {
      const { date, time } = wallClock(brand, at.toISOString())
      return { ...version, date, time }
    }),
  }
}

type Sent = OutputOf<'ingredients_admin.show'>['ingredient']

const sentIngredient = ({ packGrams, supplier, ...content }: KeptIngredient): Sent =>
  ({ ...content, packGrams: packGrams ?? null, supplier: supplier ?? null }) as Sent

const mostFoods = 30

/** Rows of the USDA table whose description has every word, as typed or in English. */
export function findFoods(services: Stored, q: string): OutputOf<'ingredients_admin.find_foods'> {
  const queries = foodQueries(q)
  if (queries.length === 0) return { foods: [] }
  const found = usdaFoods(services).filter(({ folded }) =>
    queries.every(words => words.some(word => folded.includes(` ${word}`))),
  )
  const first = queries[0] ?? []
  const leads = (folded: string) => (first.some(word => folded.startsWith(` ${word}`)) ? 0 : 1)
  return {
    foods: found
      .toSorted((a, b) => leads(a.folded) - leads(b.folded) || a.folded.length - b.folded.length)
      .slice(0, mostFoods)
      .map(({ ndb, description, content }) => ({
        ...{ ndb, description, calories: content.calories, proteinGrams: content.proteinGrams },
        ...{ fatGrams: content.fatGrams, carbohydrateGrams: content.carbohydrateGrams },
      })),
  }
}
