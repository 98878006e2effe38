// Searches a week's products, for the editor and the menu alike.

import { find, type SearchIndex, searchIndex } from './find.ts'

/** By product: its name and ingredients in every language; folded words, separated by a space. */
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

/** The rank of each match, best first, by id; null without a search. */
export function placesOf(words: SearchWords, typed: string): ReadonlyMap<string, number> | null {
  const found = typed.trim() === '' ? null : find(indexOf(words), typed)
  return found && new Map(found.map((id, at) => [id, at]))
}

/** The ranked products in order; all of them without a search. */
export function inPlace<P extends { id: string }>(
  products: readonly P[],
  places: ReadonlyMap<string, number> | null,
): readonly P[] {
  if (!places) return products
  return products
    .filter(product => places.has(product.id))
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** The matches of the typed text, best first; all products without one. */
export function searched<P extends { id: string }>(
  words: SearchWords,
  products: readonly P[],
  typed: string,
): readonly P[] {
  return inPlace(products, placesOf(words, typed))
}
