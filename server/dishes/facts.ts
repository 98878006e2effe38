// What follows from a recipe as it is written so far, in the words of its reader.

import type { OutputOf } from '../../contract/index.ts'
import { type BrandId, brandIds, type Locale } from '../../domain/brands.ts'
import { amountUnits, type DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { StepFault } from '../../domain/catalogue/step_checks.ts'
import type { DishKind } from '../../domain/catalogue/types.ts'
import { brandsOf, marginOf, writtenRecipe } from '../../domain/catalogue/written_recipe.ts'
import type { CatalogueNow } from '../catalogue/catalogue.ts'
import { allergenNames } from '../menu/replacing.ts'

type Facts = NonNullable<OutputOf<'meals_admin.show'>['facts']>
type LineFacts = Facts['box'][number]

/** @param date the delivery date whose prices the margins are of, ISO */
export function recipeFactsOf(
  recipe: DishRecipe,
  catalogue: CatalogueNow,
  { date, locale }: { date: string; locale: Locale },
): Facts {
  const { dish, box, cupboard, swapsFit, costCents, missing, faults } = writtenRecipe(recipe, catalogue)
  const lineOf = (line: (typeof box)[number]): LineFacts => ({
    ...line,
    name: line.name && { ...line.name },
    measure: line.measure && { ...line.measure },
    allergens: inWords(line.allergens, locale),
    units: unitsOf(line.ingredientId, catalogue),
  })
  const priceOf = pricesOf(catalogue, date)
  const { nutrition, allergens, mayContain, diets, tags, totalMinutes } = dish
  return {
    box: box.map(lineOf),
    cupboard: cupboard.map(lineOf),
    swapsFit: [...swapsFit],
    costCents,
    margins: brandsOf(recipe).map(brand => {
      const priceCents = priceOf(brand, recipe.kind) + recipe.surchargeCents
      return { brand, priceCents, percent: costCents === null ? null : percentOf(priceCents, costCents) }
    }),
    missing: [...missing],
    faults: faults.map(fault => faultIn(fault, catalogue, locale)),
    ...{ allergens: inWords(allergens, locale), mayContain: inWords(mayContain, locale) },
    ...{ diets: [...diets], tags: [...tags], totalMinutes },
    nutrition,
  }
}

const inWords = (ids: readonly string[], locale: Locale) => allergenNames(ids).map(name => name[locale])

/** What is left of a price, in per cent with one decimal. */
export const percentOf = (priceCents: number, costCents: number): number =>
  Math.round(marginOf(priceCents, costCents) * 1_000) / 10

/** The price of a serving of the smallest cooking plan, and of a meal, by brand on a delivery date. */
export function pricesOf({ terms }: Pick<CatalogueNow, 'terms'>, date: string) {
  const known = new Map(
    brandIds.map(brand => {
      const { plans } = terms.of(brand, date)
      const of = (kind: DishKind) => plans.find(plan => plan.kind === kind)?.servingCents ?? 0
      return [brand, { rtc: of('rtc'), rte: of('rte') }] as const
    }),
  )
  return (brand: BrandId, kind: DishKind): number => known.get(brand)?.[kind] ?? 0
}

/** The units in which an ingredient can be measured. */
export function unitsOf(id: string, { ingredients }: Pick<CatalogueNow, 'ingredients'>): LineFacts['units'] {
  const known = ingredients.get(id)
  if (!known) return []
  const can = {
    gram: true,
    piece: known.piece !== null,
    tablespoon: known.gramsPerTablespoon !== null,
    teaspoon: known.gramsPerTablespoon !== null,
  }
  return amountUnits.filter(unit => can[unit])
}

const nothingMore = {
  step: null,
  locale: null,
  minutes: null,
  celsius: null,
  name: null,
  least: null,
  most: null,
}

function faultIn(fault: StepFault, { ingredients }: CatalogueNow, locale: Locale): Facts['faults'][number] {
  if (fault.kind !== 'temperature_missing') return { ...nothingMore, ...fault }
  const { ingredientId, ...of } = fault
  return { ...nothingMore, ...of, name: ingredients.get(ingredientId)?.name[locale] ?? ingredientId }
}
