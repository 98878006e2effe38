// A dish of the week's menu as the automatic choice sees it, and whether a household may have it. A dish with customizations counts
// in its standard form: the automatic choice makes no swaps.

import { proteinFamily } from '../catalogue/proteins.ts'
import { conflictOf } from '../catalogue/suits.ts'
import type { AllergenId, Diet, Dish, DishCategory, DishKind, MenuEntry } from '../catalogue/types.ts'
import type { Profile } from './profile.ts'

export interface Candidate {
  dishId: string
  version: number
  kind: DishKind
  category: DishCategory
  cuisine: string
  /** Its main protein, for variety; null where there is none. */
  protein: string | null
  diets: readonly Diet[]
  allergens: readonly AllergenId[]
  /** Possible traces. */
  mayContain: readonly AllergenId[]
  /** Ids of all its ingredients, parts of mixes included. */
  ingredients: readonly string[]
  surchargeCents: number
  /** Position in the week's ranking; lower is better. */
  rank: number
  /** Units the kitchen can still make. */
  left: number
}

/** A dish on a week's menu. `ingredients`: ids of all its ingredients, parts of mixes included. */
export function candidateOf(
  dish: Dish,
  entry: Pick<MenuEntry, 'surchargeCents' | 'rank' | 'capacity' | 'taken'> & {
    ingredients: readonly string[]
  },
): Candidate {
  return {
    dishId: dish.id,
    version: dish.version,
    kind: dish.kind,
    category: dish.category,
    cuisine: dish.cuisine,
    protein: mainProtein(dish),
    diets: dish.diets,
    allergens: dish.allergens,
    mayContain: dish.mayContain,
    ingredients: entry.ingredients,
    surchargeCents: entry.surchargeCents,
    rank: entry.rank,
    left: Math.max(0, entry.capacity - entry.taken),
  }
}

/**
 * Whether the service may choose a dish for a household: of its kind, within every hard exclusion, without surcharge.
 * catalogue/suits.ts decides about exclusions, for the choice, the menu and the editor alike.
 */
export function isSafe(candidate: Candidate, profile: Profile): boolean {
  if (candidate.kind !== profile.kind || candidate.surchargeCents > 0) return false
  const wishes = {
    exclusions: profile.exclusions,
    vegetarian: profile.diet !== 'any',
    vegan: profile.diet === 'vegan',
  }
  return conflictOf({ ...candidate, id: candidate.dishId }, wishes) === null
}

/** The week's ranking, best first. Ranks are unique; the id decides a tie, so that chance never does. */
export function byRank(a: Candidate, b: Candidate): number {
  return a.rank - b.rank || (a.dishId < b.dishId ? -1 : 1)
}

/** The heaviest of a dish's ingredients that is a protein, by its family: `ground-beef` and `beef-tenderloin` are beef. */
export function mainProtein(dish: Pick<Dish, 'ingredients'>): string | null {
  let heaviest = 0
  let protein: string | null = null
  for (const { ingredientId, gramsFor2 } of dish.ingredients) {
    const family = proteinFamily(ingredientId)
    if (!family || gramsFor2 <= heaviest) continue
    heaviest = gramsFor2
    protein = family
  }
  return protein
}
