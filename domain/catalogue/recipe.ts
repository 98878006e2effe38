// A recipe as the cooks write it: ingredients, steps, swaps. Everything that is computed from these (allergens, diets, nutrition,
// time, marks) is left out.

import type { BrandId } from '../brands.ts'
import type { TaxClass } from '../tax/classes.ts'
import type { Bilingual, CookingStep, Difficulty, DishCategory, DishKind } from './types.ts'

export const cuisines = [
  'caribbean',
  'chinese',
  'eastern-european',
  'french',
  'greek',
  'indian',
  'italian',
  'japanese',
  'korean',
  'mediterranean',
  'mexican',
  'middle-eastern',
  'north-african',
  'north-american',
  'quebec',
  'spanish',
  'thai',
  'vietnamese',
] as const
type Cuisine = (typeof cuisines)[number]

export const equipmentNames = [
  'baking-dish',
  'baking-sheet',
  'blender',
  'frying-pan',
  'large-pot',
  'microwave',
  'oven',
  'saucepan',
] as const
export type Equipment = (typeof equipmentNames)[number]

export const amountUnits = ['gram', 'piece', 'tablespoon', 'teaspoon'] as const
type AmountUnit = (typeof amountUnits)[number]

/** The amount of an ingredient for two and for four servings; two or four meals where the dish is ready to eat. */
export interface RecipeAmount {
  ingredientId: string
  unit: AmountUnit
  for2: number
  for4: number
}

/** One part of the box replaced by another, e.g. chicken by tofu. */
export interface Swap {
  id: string
  name: Bilingual
  /** Changes at the stove: how long, to what temperature. */
  cooking: Bilingual
  /** Per serving, never negative. */
  surchargeCents: number
  /** Ids of ingredients that leave the box. */
  without: readonly string[]
  with: readonly RecipeAmount[]
}

/** First and last month in which a dish is served, 1 to 12; from November to February is [11, 2]. */
export type Season = readonly [first: number, last: number]

interface RecipePicture {
  /** The reference of an uploaded picture (domain/pictures/reference.ts), or the name of one of the kit's. */
  name: string
  /** Who made it; empty where the kit did. */
  credit: string
}

export interface DishRecipe {
  /** Lower-case words joined by hyphens; also the name of the picture. */
  id: string
  version: number
  kind: DishKind
  category: DishCategory
  name: Bilingual
  promise: Bilingual
  summary: Bilingual
  cuisine: Cuisine
  difficulty: Difficulty
  handsOnMinutes: number
  spice: 0 | 1 | 2 | 3
  equipment: readonly Equipment[]
  box: readonly RecipeAmount[]
  cupboard: readonly RecipeAmount[]
  /** Five to eight, four where it is only reheated; their minutes add up to the time from start to table. */
  steps: readonly CookingStep[]
  swaps: readonly Swap[]
  /** Ids of market items or ready-to-eat dishes. */
  pairings: readonly string[]
  /** Days after delivery by which it is best eaten: fish sooner than lentils, never more than 4. */
  eatWithinDays: number
  taxClass: TaxClass
  /** Whether public/dishes has a picture of its id. */
  pictured: boolean
  /** A picture that was chosen for it instead: an uploaded one, or another of the kit's. */
  picture?: RecipePicture
  /** Added per serving where the dish is premium, cents: 0, or 300 to 500. */
  surchargeCents: number
  /** Units a week our kitchens can make for one brand. */
  weeklyCapacity: number
  /** The only brand that serves it; absent where both do. */
  only?: BrandId
  /** The season in which it is served; absent where it is served all year. */
  season?: Season
}
