import type { OutputOf } from '../../../contract/index.ts'

export type Product = OutputOf<'products.modal_data'>
export type Ingredient = Product['ingredients'][number]

/** How much of an ingredient one unit of the product takes: by the measure a cook uses, else in grams. */
export function amountOf(ingredient: Ingredient, product: Product): string {
  if (ingredient.measure !== null) return ingredient.measure
  const two = product.kind === 'rte' ? ingredient.gramsFor2 / 2 : ingredient.gramsFor2
  return `${Math.round(product.servings >= 4 ? ingredient.gramsFor4 : two)} g`
}
