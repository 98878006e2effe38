// How a household’s exclusions are written, one word each: `milk`, `traces:milk`, `ingredient:coriander`, `dish:chana-masala`.

const traces = 'traces:'

/** The notation of an allergen with its traces among the exclusions. */
export function tracesOf(allergenId: string): string {
  return `${traces}${allergenId}`
}

const neverAgain = 'dish:'

/** How a dish never wanted again is written among the exclusions. */
export function neverDish(dishId: string): string {
  return `${neverAgain}${dishId}`
}

const noIngredient = 'ingredient:'

/** How an ingredient that no dish may hold is written among the exclusions. */
export function withoutIngredient(ingredientId: string): string {
  return `${noIngredient}${ingredientId}`
}

/** Ids of the ingredients among the exclusions. */
export const ingredientsOf = (exclusions: readonly string[]): string[] =>
  withoutPrefix(exclusions, noIngredient)

/** Ids of the dishes never wanted again among the exclusions. */
export const dishesOf = (exclusions: readonly string[]): string[] => withoutPrefix(exclusions, neverAgain)

/** What follows the prefix in each word that begins with it. */
export const withoutPrefix = (words: readonly string[], prefix: string): string[] =>
  words.flatMap(word => (word.startsWith(prefix) ? [word.slice(prefix.length)] : []))
