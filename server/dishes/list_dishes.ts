// meals_admin.list: every dish in its newest version, and those that are being written.

import type { OutputOf } from '../../contract/index.ts'
import { type BrandId, brandIds, type Locale } from '../../domain/brands.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { brandsOf, type Necessity } from '../../domain/catalogue/written_recipe.ts'
import { firstOpenDate } from '../../domain/time/cutoff.ts'
import { currentWeek } from '../../domain/time/weeks.ts'
import { type CatalogueNow, catalogueOf } from '../catalogue/catalogue.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import { allergenNames } from '../menu/replacing.ts'
import type { Stored } from '../request/services.ts'
import { type CostedDish, listedDishes } from './dish_table.ts'
import { percentOf, pricesOf, recipeFactsOf } from './facts.ts'
import { readPlannedWeeks, readWriters } from './store.ts'

type Listed = OutputOf<'meals_admin.list'>['dishes'][number]

interface Reader {
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
}

export async function listDishes(services: Stored, reader: Reader): Promise<OutputOf<'meals_admin.list'>> {
  const { pool } = services
  const from = brandIds.map(brand => currentWeek(brand, reader.now)).sort()[0] as string
  const catalogue = await catalogueOf(services)
  const [listed, planned, writers] = [
    await listedDishes(services, catalogue),
    await readPlannedWeeks.all(pool, { from }),
    await readWriters.all(pool),
  ]
  const weeks = new Map(planned.map(one => [one.id, one.weeks]))
  const writing = Map.groupBy(writers, ({ id }) => id)
  const known = new Set(listed.map(({ id }) => id))
  const priceOf = pricesOf(catalogue, firstOpenDate(reader.brand, reader.now, catalogue.terms.cutoffs))
  const fresh = [...writing].flatMap(([id, [first]]) => (first && !known.has(id) ? [first.recipe] : []))
  const rows = [
    ...fresh.map(recipe => newRow(recipe, catalogue, reader)),
    ...listed.map(one => ({ ...rowOf(one, priceOf, reader), weeks: weeks.get(one.id) ?? [] })),
  ]
  return {
    dishes: rows.map(row => ({
      ...row,
      writers: [...new Set(writing.get(row.id)?.map(({ admin }) => admin))],
    })),
  }
}

type Row = Omit<Listed, 'writers'>

function rowOf(
  { costCents, only, surchargeCents, name, picture, allergens, ...listed }: CostedDish,
  priceOf: ReturnType<typeof pricesOf>,
  { brand, locale }: Reader,
): Omit<Row, 'weeks'> {
  const brands = only ? [only] : [...brandIds]
  const missing: Necessity[] = [
    ...(picture === null ? (['picture'] as const) : []),
    ...(costCents === null ? (['cost'] as const) : []),
  ]
  return {
    ...listed,
    name: name[locale],
    picture: pictureOf(picture, brand),
    brands,
    costCents,
    surchargeCents: surchargeCents ?? 0,
    margins:
      costCents === null
        ? []
        : brands.map(one => {
            const price = priceOf(one, listed.kind) + (surchargeCents ?? 0)
            return { brand: one, percent: percentOf(price, costCents) }
          }),
    allergens: allergenNames(allergens).map(allergen => allergen[locale]),
    missing,
  }
}

/** A dish that is not a version yet. */
function newRow(recipe: DishRecipe, catalogue: CatalogueNow, { brand, locale, now }: Reader): Row {
  const { id, kind, category, name, picture } = recipe
  const facts = recipeFactsOf(recipe, catalogue, {
    date: firstOpenDate(brand, now, catalogue.terms.cutoffs),
    locale,
  })
  const { costCents, margins, allergens, missing } = facts
  return {
    ...{ id, version: 0, withdrawn: false, kind, category, weeks: [] },
    name: name[locale] || name.en || name.fr || id,
    picture: pictureOf(picture?.name ?? null, brand),
    brands: [...brandsOf(recipe)],
    ...{ costCents, surchargeCents: recipe.surchargeCents },
    margins: margins.flatMap(({ brand: of, percent }) => (percent === null ? [] : [{ brand: of, percent }])),
    allergens,
    missing,
  }
}
