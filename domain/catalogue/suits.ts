// Whether a product suits a household's exclusions. This is the one place for it: the automatic choice, the menu, the
// editor and the settings all ask here. Traces are on every label and would exclude everything, so they count only for
// allergens that the household marked as severe (rule 64).

import { ingredientsOf, neverDish, tracesOf } from '../choice/profile.ts'

/** What a household never wants, in the words of its profile (choice/profile.ts), and a diet of principle. */
export interface Wishes {
  exclusions: readonly string[]
  vegetarian: boolean
  vegan: boolean
  /** Where products come without their ingredients: which excluded ones each holds, by the product's id. */
  holding?: Readonly<Record<string, readonly string[]>> | undefined
}

/** A product, or a dish with one of its swaps made. */
export interface ProductToJudge {
  id: string
  allergens: readonly string[]
  diets: readonly string[]
  /** What contact may bring; it does not count where it is left out. */
  mayContain?: readonly string[]
  /** Ids of its ingredients, parts of mixes included; where they are left out, `holding` of the wishes has them. */
  ingredients?: readonly string[]
}

export interface Conflict {
  /** Ids of allergens the household never wants and the product holds. */
  allergens: string[]
  /** Ids of allergens of which not even traces are wanted, and which the product may contain. */
  traces: string[]
  /** Ids of ingredients the household never wants and the product holds. */
  ingredients: string[]
  diet: 'vegetarian' | 'vegan' | null
  /** The household said it never wants this dish again. */
  never: boolean
}

/** What a household said no to and the product is or holds all the same; null where nothing is. */
export function conflictOf(product: ProductToJudge, wishes: Wishes): Conflict | null {
  const { exclusions } = wishes
  const excluded = (word: string) => exclusions.includes(word)
  const allergens = product.allergens.filter(excluded)
  const traces = (product.mayContain ?? []).filter(id => excluded(tracesOf(id)))
  const held = product.ingredients ?? wishes.holding?.[product.id] ?? []
  const unwanted = ingredientsOf(exclusions)
  const ingredients = unwanted.length > 0 ? held.filter(id => unwanted.includes(id)) : []
  const never = excluded(neverDish(product.id))
  const diet = dietMissed(product, wishes)
  const spoken = [allergens, traces, ingredients].some(found => found.length > 0) || never
  return spoken || diet ? { allergens, traces, ingredients, diet, never } : null
}

/** Which of the excluded ingredients these are: what `holding` says of a product. */
export function excludedAmong(ingredients: readonly string[], exclusions: readonly string[]): string[] {
  return ingredientsOf(exclusions).filter(id => ingredients.includes(id))
}

function dietMissed({ diets }: ProductToJudge, { vegetarian, vegan }: Wishes): Conflict['diet'] {
  if (vegan && !diets.includes('vegan')) return 'vegan'
  return vegetarian && !diets.includes('vegetarian') && !diets.includes('vegan') ? 'vegetarian' : null
}

/** Whether there is anything a household says no to: only then does "safe for us" mean something. */
export function hasWishes({ exclusions, vegetarian, vegan }: Wishes): boolean {
  return exclusions.length > 0 || vegetarian || vegan
}
