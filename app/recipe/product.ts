import type { OutputOf } from '../../contract/index.ts'

export type Product = OutputOf<'products.modal_data'>
/** The data of a product for cooking, from a menu or a past box. */
export type Recipe = Pick<
  Product,
  'kind' | 'servings' | 'ingredients' | 'steps' | 'equipment' | 'eatWithinDays'
>
type Ingredient = Product['ingredients'][number]

/** The amount of an ingredient in one unit of the product: in a cook's measure, else in grams. */
export function amountOf(ingredient: Ingredient, product: Pick<Recipe, 'kind' | 'servings'>): string {
  if (ingredient.measure !== null) return ingredient.measure
  const two = product.kind === 'rte' ? ingredient.gramsFor2 / 2 : ingredient.gramsFor2
  return `${Math.round(product.servings >= 4 ? ingredient.gramsFor4 : two)}\u00a0g`
}
