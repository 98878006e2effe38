// The search words of the menu, fetched on the first search, once for each menu.

import { useCallback, useState } from 'react'
import type { SearchWords } from '../../../domain/search/products.ts'
import { browserApi } from '../../api.ts'
import type { Menu } from './view.ts'

const kept = new Map<string, SearchWords>()
const asked = new Set<string>()

/** @param loaded the words, where the page was loaded with a search */
export function useWords(menu: Menu, loaded: SearchWords | null): { words: SearchWords; ready: () => void } {
  const { version, week } = menu
  const [, redraw] = useState(0)
  const ready = useCallback(() => {
    if (loaded || kept.has(version) || asked.has(version)) return
    asked.add(version)
    browserApi()
      .get('menu.search_words', { date: week })
      .then(words => {
        kept.set(version, words)
        redraw(count => count + 1)
      })
      // Names are searched anyway; the words are fetched again when the field gets the focus again.
      .catch(() => {})
      .finally(() => asked.delete(version))
  }, [loaded, version, week])
  return { words: loaded ?? kept.get(version) ?? namesOf(menu), ready }
}

const named = new WeakMap<Menu, SearchWords>()

/** The words in the page itself: names and ingredients, in its language. */
function namesOf(menu: Menu): SearchWords {
  let words = named.get(menu)
  if (!words) {
    const ofDishes = menu.dishes.map(({ id, name, summary }) => [id, { name, more: summary }])
    const ofItems = menu.items.map(({ id, name }) => [id, { name, more: '' }])
    words = Object.fromEntries([...ofDishes, ...ofItems]) as SearchWords
    named.set(menu, words)
  }
  return words
}
