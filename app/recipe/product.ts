import type { OutputOf } from '../../contract/index.ts'

export type Product = OutputOf<'products.modal_data'>
/** What cooking takes of a product, on a menu or in a box that has been. */
export type Recipe = Pick<
  Product,
  'kind' | 'servings' | 'ingredients' | 'steps' | 'equipment' | 'eatWithinDays'
>
type Ingredient = Product['ingredients'][number]

/** How much of an ingredient one unit of the product takes: by the measure a cook uses, else in grams. */
export function amountOf(ingredient: Ingredient, product: Pick<Recipe, 'kind' | 'servings'>): string {
  if (ingredient.measure !== null) return ingredient.measure
  const two = product.kind === 'rte' ? ingredient.gramsFor2 / 2 : ingredient.gramsFor2
  return `${Math.round(product.servings >= 4 ? ingredient.gramsFor4 : two)} g`
}
