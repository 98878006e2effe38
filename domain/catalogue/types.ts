// The types of the menu: dish, market item and menu week, for every rule and every screen.

import type { BrandId, Locale } from '../brands.ts'
import type { TaxClass } from '../tax/classes.ts'

/** A sentence or a name in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>

/** Ready to cook, ready to eat. */
export const dishKinds = ['rtc', 'rte'] as const
export type DishKind = (typeof dishKinds)[number]
export const productKinds = [...dishKinds, 'item'] as const
export type ProductKind = (typeof productKinds)[number]

export const dishCategories = [
  'family-friendly',
  'vegetarian',
  'meat-and-fish',
  'premium',
  'keto-friendly',
  'veggie',
  'high-protein',
] as const
/** Plan categories by their slug (rule 2). `meat-and-fish` serves both kinds of plan. */
export type DishCategory = (typeof dishCategories)[number]

export const itemCategories = ['pantry', 'market'] as const
export type ItemCategory = (typeof itemCategories)[number]
export const itemShelves = ['produce', 'dairy', 'bread', 'drinks', 'snacks', 'sides', 'pantry'] as const
export const difficulties = ['easy', 'moderate', 'complex'] as const
export type Difficulty = (typeof difficulties)[number]

/** Canadian allergen list, 26 entries: seed/data/allergens.json holds their names and rules. */
export type AllergenId = string

export const diets = ['vegetarian', 'vegan', 'keto-friendly', 'high-protein'] as const
export type Diet = (typeof diets)[number]

export interface NutritionPerServing {
  servingGrams: number
  calories: number
  fatGrams: number
  saturatedFatGrams: number
  carbohydrateGrams: number
  fibreGrams: number
  sugarGrams: number
  proteinGrams: number
  sodiumMilligrams: number
  /** Null where the food table has no figure for an ingredient of the dish. */
  cholesterolMilligrams: number | null
  potassiumMilligrams: number | null
  calciumMilligrams: number | null
  ironMilligrams: number | null
}

export interface DishIngredient {
  ingredientId: string
  name: Bilingual
  /** Grams for a 2-serving and for a 4-serving kit; of a ready-to-eat meal, which is one serving, for two and four. */
  gramsFor2: number
  gramsFor4: number
  /** Household measure printed for a 2-serving kit, e.g. "1 lemon"; null where grams are printed. */
  measure: Bilingual | null
  /** The same for a 4-serving kit, e.g. "2 lemons". */
  measureFor4: Bilingual | null
  allergens: readonly AllergenId[]
  /** Possible traces beyond that; none where it comes from the cupboard. */
  mayContain: readonly AllergenId[]
  /** Comes in the box, or is expected in the cupboard (oil, salt). */
  from: 'box' | 'cupboard'
}

export interface CookingStep {
  title: Bilingual
  text: Bilingual
  /** Minutes the step takes; each entry in `timers` is a countdown in seconds the page can offer. */
  minutes: number
  timers: readonly number[]
}

export interface Customization {
  /** e.g. `tofu`; the protein swap's id within the dish. */
  id: string
  name: Bilingual
  /** Changes at the stove: how long, to what temperature. */
  cooking: Bilingual
  /** Added per serving, cents, never negative. */
  surchargeCents: number
  /** Allergens, contact, diets and nutrients of the dish when this swap is made. */
  allergens: readonly AllergenId[]
  mayContain: readonly AllergenId[]
  diets: readonly Diet[]
  nutrition: NutritionPerServing
}

/** One version of a dish: what a menu week pins and an order remembers. */
export interface Dish {
  id: string
  version: number
  kind: DishKind
  name: Bilingual
  promise: Bilingual
  /** One line of its ingredients, for the card. */
  summary: Bilingual
  category: DishCategory
  cuisine: string
  tags: readonly string[]
  diets: readonly Diet[]
  difficulty: Difficulty
  handsOnMinutes: number
  totalMinutes: number
  spice: 0 | 1 | 2 | 3
  equipment: readonly string[]
  ingredients: readonly DishIngredient[]
  allergens: readonly AllergenId[]
  /** Traces by cross-contact, beyond its own allergens. */
  mayContain: readonly AllergenId[]
  nutrition: NutritionPerServing
  steps: readonly CookingStep[]
  customizations: readonly Customization[]
  /** Ids of market items or ready-to-eat dishes that go well with it. */
  pairings: readonly string[]
  /** Days after delivery by which it is best eaten (at most 4). */
  eatWithinDays: number
  taxClass: TaxClass
  /** Name of the picture in public/dishes, without size and extension, or the reference of an uploaded one; null without one. */
  picture: string | null
}

export interface MarketItem {
  id: string
  brand: readonly BrandId[]
  name: Bilingual
  promise: Bilingual
  category: ItemCategory
  /** Shelf inside the category: produce, dairy, bread, drinks, snacks, sides, pantry. */
  shelf: string
  unit: Bilingual
  grams: number | null
  millilitres: number | null
  priceCents: number
  /** Units a brand stocks for a week. */
  weeklyStock: number
  taxClass: TaxClass
  diets: readonly Diet[]
  allergens: readonly AllergenId[]
  mayContain: readonly AllergenId[]
  picture: string | null
  /** What a unit costs us, cents; absent where nobody has said. */
  costCents?: number | null | undefined
  /** Who sells it to us; absent where nobody has said. */
  supplier?: string | null | undefined
  /** Why it has its tax class, in the words of whoever decided; absent where nobody has said. */
  taxReason?: string | null | undefined
}

/** A dish or an item on one week's menu of one brand. */
export interface MenuEntry {
  brand: BrandId
  /** Monday that names the week, ISO date. */
  week: string
  productId: string
  version: number
  kind: ProductKind
  category: DishCategory | ItemCategory
  /** Position in the week's ranking; lower is shown and chosen first. */
  rank: number
  /** Premium surcharge per serving, cents. */
  surchargeCents: number
  /** Units the kitchen can make or the shelf holds this week, and how many are taken. */
  capacity: number
  taken: number
}
