// The USDA rows our ingredients point to, read from seed/data/nutrition.csv.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { NutrientsPer100g, NutritionTable } from '../../domain/catalogue/nutrition.ts'
import { parseCsv } from '../../domain/csv.ts'

function amount(text: string | undefined): number {
  // The release leaves fibre or sugar blank where it was not measured: a blank counts as zero.
  return text ? Number(text) : 0
}

/** Where a label may leave a nutrient out, a blank is unknown. */
function figure(text: string | undefined): number | null {
  return text ? Number(text) : null
}

function nutrients(row: Record<string, string>): NutrientsPer100g {
  return {
    calories: amount(row.kcal),
    fatGrams: amount(row.fat_g),
    saturatedFatGrams: amount(row.sat_fat_g),
    carbohydrateGrams: amount(row.carb_g),
    fibreGrams: amount(row.fibre_g),
    sugarGrams: amount(row.sugars_g),
    proteinGrams: amount(row.protein_g),
    sodiumMilligrams: amount(row.sodium_mg),
    cholesterolMilligrams: figure(row.cholesterol_mg),
    potassiumMilligrams: figure(row.potassium_mg),
    calciumMilligrams: figure(row.calcium_mg),
    ironMilligrams: figure(row.iron_mg),
  }
}

const text = readFileSync(new URL('../data/nutrition.csv', import.meta.url), 'utf8')

/** Nutrients in 100 g by USDA number. */
export const nutrition: NutritionTable = new Map(
  parseCsv(text).map((row): [string, NutrientsPer100g] => [row.ndb_no ?? '', nutrients(row)]),
)

/** A food of the USDA's whole table. */
interface UsdaFood {
  ndb: string
  /** In English, as the USDA abbreviates it. */
  description: string
  content: NutrientsPer100g
}

/** The USDA's whole table, in which the row of a new ingredient is looked up. It takes a tenth of a second to read. */
export const readUsdaFoods = (): UsdaFood[] =>
  parseCsv(
    gunzipSync(readFileSync(new URL('../data/usda_sr27.csv.gz', import.meta.url))).toString('utf8'),
  ).map(row => ({
    ndb: row.ndb_no ?? '',
    description: row.desc ?? '',
    content: nutrients(row),
  }))
