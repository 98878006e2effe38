// Searches a week's products, for the editor and the menu alike.

import { find, type SearchIndex, searchIndex } from './find.ts'

/** By product: what it is called and what is in it, in every language; folded words, a space between. */
export type SearchWords = Readonly<Record<string, { name: string; more: string }>>

const indexes = new WeakMap<SearchWords, SearchIndex>()

/** What the week is searched by: made when it is first needed, in a few milliseconds. */
export function indexOf(words: SearchWords): SearchIndex {
  let index = indexes.get(words)
  if (!index) {
    index = searchIndex(Object.entries(words).map(([id, entry]) => ({ id, ...entry })))
    indexes.set(words, index)
  }
  return index
}

/** Where each product that is found stands, best first, by its id; null while nothing is asked for. */
export function placesOf(words: SearchWords, typed: string): ReadonlyMap<string, number> | null {
  const found = typed.trim() === '' ? null : find(indexOf(words), typed)
  return found && new Map(found.map((id, at) => [id, at]))
}

/** The products that have a place, in its order; all of them where nothing is asked for. */
export function inPlace<P extends { id: string }>(
  products: readonly P[],
  places: ReadonlyMap<string, number> | null,
): readonly P[] {
  if (!places) return products
  return products
    .filter(product => places.has(product.id))
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** Products by what was typed: those found, best first; all of them while nothing is asked for. */
export function searched<P extends { id: string }>(
  words: SearchWords,
  products: readonly P[],
  typed: string,
): readonly P[] {
  return inPlace(products, placesOf(words, typed))
}
