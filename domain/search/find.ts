// Finds products while a person types. Every word has to occur in a product: as the beginning of a word; where nothing
// begins like it, inside one; else within one or two typing errors. A word of a name counts more than one of an
// ingredient. A week has a few hundred products and a few thousand words, and going through all of them takes well
// under a millisecond, so a list of words is enough; docs/decisions/0006 says why no library is used.

import { slipsForgiven, slipsToBeginning } from '../slips.ts'
import { isJoining, singularOf, wordsOf } from './words.ts'

/** A product as it can be found: folded words with a space between. */
export interface Searchable {
  id: string
  /** Its name, in every language. */
  name: string
  /** Its ingredients and kind: ingredients, cuisine, diet. */
  more: string
}

interface KnownWord {
  word: string
  singular: string
  /** The indexes of the products that have it, and its weight in each. */
  in: Map<number, number>
}

export interface SearchIndex {
  ids: readonly string[]
  words: readonly KnownWord[]
}

const ofName = 3
const ofMore = 1
/** Letters from which the middle of a word is searched: `berries` is in `blueberries`. */
const leastOfPart = 4

/** An index of products; equal matches keep the given order. */
export function searchIndex(products: readonly Searchable[]): SearchIndex {
  const known = new Map<string, KnownWord>()
  const put = (place: number, text: string, counts: number) => {
    for (const word of wordsOf(text)) {
      let entry = known.get(word)
      if (!entry) {
        entry = { word, singular: singularOf(word), in: new Map() }
        known.set(word, entry)
      }
      entry.in.set(place, Math.max(counts, entry.in.get(place) ?? 0))
    }
  }
  products.forEach(({ name, more }, place) => {
    put(place, name, ofName)
    put(place, more, ofMore)
  })
  return { ids: products.map(({ id }) => id), words: [...known.values()] }
}

/** Ids of matches, best first; null without a query. */
export function find(index: SearchIndex, typed: string): string[] | null {
  const asked = wordsOf(typed)
  if (asked.length === 0) return null
  const telling = asked.filter(word => !isJoining(word))
  let found: Map<number, number> | null = null
  for (const word of telling.length > 0 ? telling : asked) {
    const places = placesOf(index, word)
    found = found ? inBoth(found, places) : places
  }
  if (found && telling.length > 0) {
    for (const word of asked.filter(isJoining)) found = preferring(found, placesOf(index, word))
  }
  return [...(found ?? [])]
    .sort(([placeA, a], [placeB, b]) => b - a || placeA - placeB)
    .map(([place]) => index.ids[place] as string)
}

/** Where a word is found, and how well. Errors are allowed only where no word matches as typed. */
function placesOf({ words }: SearchIndex, asked: string): Map<number, number> {
  const places = new Map<number, number>()
  const note = (word: KnownWord, quality: number) => {
    for (const [place, counts] of word.in) {
      places.set(place, Math.max(places.get(place) ?? 0, counts * quality))
    }
  }
  const singular = singularOf(asked)
  for (const word of words) {
    if (word.word === asked || word.singular === singular) note(word, 1)
    else if (word.word.startsWith(asked)) note(word, 0.8)
  }
  if (places.size > 0) return places
  if (asked.length >= leastOfPart) {
    for (const word of words) if (word.word.includes(asked)) note(word, 0.6)
    if (places.size > 0) return places
  }
  let most = slipsForgiven(asked.length)
  const near: [KnownWord, number][] = []
  for (const word of words) {
    const slips = slipsToBeginning(asked, word.word, most)
    if (slips === null) continue
    // Only the nearest words count; those further off match by chance.
    most = slips
    near.push([word, slips])
  }
  for (const [word, slips] of near) if (slips === most) note(word, 0.5)
  return places
}

function inBoth(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): Map<number, number> {
  const both = new Map<number, number>()
  for (const [place, score] of a) {
    const other = b.get(place)
    if (other !== undefined) both.set(place, score + other)
  }
  return both
}

/** A product that has the joining word as well is the likelier match: `thé glacé` is iced tea before it is glazed carrots. */
function preferring(found: ReadonlyMap<number, number>, places: ReadonlyMap<number, number>) {
  return new Map([...found].map(([place, score]) => [place, score + (places.get(place) ?? 0)]))
}
