// Whether a product suits a household: what it holds against what the household said no to. What the kitchens' air may
// carry is on every label and would exclude everything, so it does not count here (as in choice/candidate.ts).

import { neverDish } from '../choice/profile.ts'

/** What a household never wants: allergens and dishes among the exclusions, and a diet of principle. */
export interface Wishes {
  exclusions: readonly string[]
  vegetarian: boolean
  vegan: boolean
}

/** A product, or a dish with one of its swaps made. */
export interface ProductToJudge {
  id: string
  allergens: readonly string[]
  diets: readonly string[]
}

export interface Conflict {
  /** Ids of allergens the household never wants and the product holds. */
  allergens: string[]
  diet: 'vegetarian' | 'vegan' | null
  /** The household said it never wants this dish again. */
  never: boolean
}

/** What a household said no to and the product is or holds all the same; null where nothing is. */
export function conflictOf(product: ProductToJudge, wishes: Wishes): Conflict | null {
  const allergens = product.allergens.filter(id => wishes.exclusions.includes(id))
  const never = wishes.exclusions.includes(neverDish(product.id))
  const diet = dietMissed(product, wishes)
  return allergens.length > 0 || diet || never ? { allergens, diet, never } : null
}

function dietMissed({ diets }: ProductToJudge, { vegetarian, vegan }: Wishes): Conflict['diet'] {
  if (vegan && !diets.includes('vegan')) return 'vegan'
  return vegetarian && !diets.includes('vegetarian') && !diets.includes('vegan') ? 'vegetarian' : null
}

/** Whether there is anything a household says no to: only then does "safe for us" mean something. */
export function hasWishes({ exclusions, vegetarian, vegan }: Wishes): boolean {
  return exclusions.length > 0 || vegetarian || vegan
}
