// How many of a week's dishes a household's exclusions leave: what the page shows as it is ticked, and what a save answers.

/** A dish as far as exclusions look at it. */
export interface DishToFit {
  allergens: readonly string[]
  mayContain: readonly string[]
  diets: readonly string[]
}

export interface Exclusions {
  exclusions: readonly string[]
  /** Of the exclusions, those of which traces are kept out too (RULINGS 64). */
  severe: readonly string[]
  vegetarian: boolean
  vegan: boolean
}

/** Whether a dish is within the exclusions: nothing it holds, no trace of what is severe, and the diet. */
export function fits(dish: DishToFit, { exclusions, severe, vegetarian, vegan }: Exclusions): boolean {
  if (vegan && !dish.diets.includes('vegan')) return false
  if (vegetarian && !dish.diets.includes('vegetarian') && !dish.diets.includes('vegan')) return false
  if (dish.mayContain.some(id => severe.includes(id))) return false
  return !dish.allergens.some(id => exclusions.includes(id))
}
