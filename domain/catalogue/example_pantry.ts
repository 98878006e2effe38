// A pantry of a few ingredients for the tests of this folder.

import { brandIds } from '../brands.ts'
import { noContact } from './contact.ts'
import type { Pantry } from './dish_from.ts'
import type { Ingredient, Ingredients } from './ingredients.ts'
import type { Offer } from './menu_rules.ts'
import type { NutrientsPer100g, NutritionTable } from './nutrition.ts'
import type { DishRecipe, RecipeAmount } from './recipe.ts'
import type { Dish } from './types.ts'

const plain = {
  ndb: '00000',
  parts: [],
  allergens: [],
  animal: [],
  eatenShare: 1,
  cookedGrams: 1,
  rowDescribes: 'packed',
  piece: null,
  gramsPerTablespoon: null,
} as const

function ingredient(id: string, facts: Partial<Ingredient> = {}): [string, Ingredient] {
  return [id, { ...plain, id, name: { en: id, fr: id }, ...facts }]
}

const words = (en: string, fr: string) => ({ en, fr })

export const pantry: Ingredients = new Map([
  ingredient('rice', { ndb: 'rice', cookedGrams: 2.5 }),
  ingredient('oil', { ndb: 'oil', gramsPerTablespoon: 14 }),
  ingredient('chicken', { ndb: 'meat', animal: ['meat'], cookedGrams: 0.75 }),
  ingredient('tofu', { ndb: 'tofu', allergens: ['soy'] }),
  ingredient('cheese', { ndb: 'cheese', allergens: ['milk'], animal: ['dairy'] }),
  ingredient('flour', { ndb: 'rice', allergens: ['wheat'] }),
  ingredient('anchovy', { ndb: 'meat', allergens: ['fish'], animal: ['fish'] }),
  ingredient('honey', { ndb: 'rice', animal: ['honey'] }),
  ingredient('wine', { ndb: 'oil', allergens: ['sulphites'] }),
  ingredient('cooked-grain', { ndb: 'rice', cookedGrams: 2, rowDescribes: 'cooked' }),
  ingredient('lemon', { ndb: 'rice', eatenShare: 0.5, piece: { grams: 100, words: null } }),
  ingredient('celery', {
    ndb: 'rice',
    piece: { grams: 60, words: { one: words('stalk', 'branche'), many: words('stalks', 'branches') } },
  }),
  ingredient('soy-sauce', {
    ndb: null,
    parts: [
      { ingredientId: 'tofu', share: 0.1 },
      { ingredientId: 'flour', share: 0.1 },
    ],
  }),
  ingredient('glaze', {
    ndb: null,
    parts: [
      { ingredientId: 'soy-sauce', share: 0.5 },
      { ingredientId: 'honey', share: 0 },
    ],
  }),
])

const none: NutrientsPer100g = {
  calories: 0,
  fatGrams: 0,
  saturatedFatGrams: 0,
  carbohydrateGrams: 0,
  fibreGrams: 0,
  sugarGrams: 0,
  proteinGrams: 0,
  sodiumMilligrams: 0,
  cholesterolMilligrams: 0,
  potassiumMilligrams: 0,
  calciumMilligrams: 0,
  ironMilligrams: 0,
}

export const table: NutritionTable = new Map([
  ['rice', { ...none, calories: 350, carbohydrateGrams: 80, proteinGrams: 7 }],
  ['oil', { ...none, calories: 900, fatGrams: 100 }],
  ['meat', { ...none, calories: 120, proteinGrams: 24, fatGrams: 3, sodiumMilligrams: 50 }],
  ['tofu', { ...none, calories: 90, proteinGrams: 10, fatGrams: 6 }],
  ['cheese', { ...none, calories: 400, proteinGrams: 25, fatGrams: 33, sodiumMilligrams: 600 }],
])

export const examplePantry: Pantry = { ingredients: pantry, nutrition: table, contact: noContact }

/** This many grams for two servings. */
export const weigh = (ingredientId: string, for2: number): RecipeAmount => ({
  ingredientId,
  unit: 'gram',
  for2,
  for4: for2 * 2,
})

const text = words('text', 'texte')

/** A recipe of these amounts, everything else filled in. */
export function recipeOf(box: readonly RecipeAmount[], facts: Partial<DishRecipe> = {}): DishRecipe {
  return {
    id: 'example',
    version: 1,
    kind: 'rtc',
    category: 'family-friendly',
    name: text,
    promise: text,
    summary: text,
    cuisine: 'french',
    difficulty: 'easy',
    handsOnMinutes: 10,
    spice: 0,
    equipment: ['frying-pan'],
    box,
    cupboard: [],
    steps: [{ title: text, text, minutes: 20, timers: [] }],
    swaps: [],
    pairings: [],
    eatWithinDays: 4,
    taxClass: 'grocery',
    pictured: false,
    surchargeCents: 0,
    weeklyCapacity: 100,
    ...facts,
  }
}

/** A dish as a kitchen offers it, all year and to both brands. */
export const offerOf = (dish: Dish, facts: Partial<Offer> = {}): Offer => ({
  dish,
  surchargeCents: 0,
  weeklyCapacity: 100,
  brands: brandIds,
  season: null,
  foodCostCents: 300,
  ...facts,
})
