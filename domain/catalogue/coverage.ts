// A week's menu feeds every household: one that avoids any single allergen, or eats vegetarian or vegan, finds enough ready-to-cook
// dishes without surcharge for the biggest plan.

import type { AllergenId, Dish } from './types.ts'

/** Recipes a week in the biggest ready-to-cook plan. */
export const biggestPlanRecipes = 4

/** A household's exclusion, and whether it can eat a dish. */
interface Exclusion {
  name: AllergenId | 'vegetarian' | 'vegan'
  fits: (dish: Eaten) => boolean
}

type Eaten = Pick<Dish, 'allergens' | 'diets'>

/** Every single exclusion that could matter: each allergen in one of the dishes, and the two diets of principle. */
export function exclusionsAmong(dishes: readonly Eaten[]): Exclusion[] {
  return exclusionsOf([...new Set(dishes.flatMap(dish => dish.allergens))].sort())
}

/** The same, of the allergens in the dishes. */
export function exclusionsOf(allergens: readonly AllergenId[]): Exclusion[] {
  return [
    ...allergens.map(allergen => ({
      name: allergen,
      fits: (dish: Eaten) => !dish.allergens.includes(allergen),
    })),
    { name: 'vegetarian', fits: dish => dish.diets.includes('vegetarian') },
    { name: 'vegan', fits: dish => dish.diets.includes('vegan') },
  ]
}

/** The exclusions for which these dishes (all without surcharge) are too few. */
export function uncovered(dishes: readonly Eaten[], exclusions: readonly Exclusion[]): Exclusion[] {
  return exclusions.filter(exclusion => dishes.filter(exclusion.fits).length < biggestPlanRecipes)
}
