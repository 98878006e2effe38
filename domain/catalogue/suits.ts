// Whether a product suits a household's exclusions. Only this file decides it, for the automatic choice, the menu, the editor and
// the settings. Traces are on every label and would exclude everything, so they count only for allergens that the household marked
// as severe (rule 64).

import { ingredientsOf, neverDish, tracesOf } from './exclusions.ts'

/** A household's exclusions, in the words of its profile (exclusions.ts), and its diet of principle. */
export interface Wishes {
  exclusions: readonly string[]
  vegetarian: boolean
  vegan: boolean
  /** For products that come without their ingredients: the excluded ingredients in each, by the product's id. */
  holding?: Readonly<Record<string, readonly string[]>> | undefined
  /** For products that come without their possible traces: the excluded traces in each, by the product's id. */
  traces?: Readonly<Record<string, readonly string[]>> | undefined
}

/** A product, or a dish with one of its swaps made. */
export interface ProductToJudge {
  id: string
  allergens: readonly string[]
  diets: readonly string[]
  /** Possible traces; where absent, `traces` of the wishes has the excluded ones. */
  mayContain?: readonly string[]
  /** Ids of its ingredients, parts of mixes included; where absent, `holding` of the wishes has them. */
  ingredients?: readonly string[]
}

export interface Conflict {
  /** Ids of excluded allergens that the product contains. */
  allergens: string[]
  /** Ids of allergens whose traces are excluded too, and which the product may contain. */
  traces: string[]
  /** Ids of excluded ingredients that the product contains. */
  ingredients: string[]
  diet: 'vegetarian' | 'vegan' | null
  /** The household said it never wants this dish again. */
  never: boolean
}

/** The household's exclusions that the product breaks; null where it breaks none. */
export function conflictOf(product: ProductToJudge, wishes: Wishes): Conflict | null {
  const { exclusions } = wishes
  const excluded = (word: string) => exclusions.includes(word)
  const allergens = product.allergens.filter(excluded)
  const traces = product.mayContain
    ? product.mayContain.filter(id => excluded(tracesOf(id)))
    : [...(wishes.traces?.[product.id] ?? [])]
  const held = product.ingredients ?? wishes.holding?.[product.id] ?? []
  const unwanted = ingredientsOf(exclusions)
  const ingredients = unwanted.length > 0 ? held.filter(id => unwanted.includes(id)) : []
  const never = excluded(neverDish(product.id))
  const diet = dietMissed(product, wishes)
  const spoken = [allergens, traces, ingredients].some(found => found.length > 0) || never
  return spoken || diet ? { allergens, traces, ingredients, diet, never } : null
}

/** The excluded ingredients among these: the entry of a product in `holding`. */
export function excludedAmong(ingredients: readonly string[], exclusions: readonly string[]): string[] {
  return ingredientsOf(exclusions).filter(id => ingredients.includes(id))
}

function dietMissed({ diets }: ProductToJudge, { vegetarian, vegan }: Wishes): Conflict['diet'] {
  if (vegan && !diets.includes('vegan')) return 'vegan'
  return vegetarian && !diets.includes('vegetarian') && !diets.includes('vegan') ? 'vegetarian' : null
}

/** Whether the household excludes anything: only then does "safe for us" mean something. */
export function hasWishes({ exclusions, vegetarian, vegan }: Wishes): boolean {
  return exclusions.length > 0 || vegetarian || vegan
}
