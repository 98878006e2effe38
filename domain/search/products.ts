// Products of a week by what somebody types: the editor and the menu search the same way.

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

/** Products by what was typed: those found, best first; all of them while nothing is asked for. */
export function searched<P extends { id: string }>(
  words: SearchWords,
  products: readonly P[],
  typed: string,
): readonly P[] {
  if (typed.trim() === '') return products
  const found = find(indexOf(words), typed)
  if (!found) return products
  const place = new Map(found.map((id, at) => [id, at]))
  return products
    .filter(product => place.has(product.id))
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}
