// A change of tastes and exclusions, in words: which allergen, ingredient, dish, category or cuisine, and in which
// direction.

import type { Facts } from './change_words.ts'

/** The sentences of one language; lists are given as comma-separated names. */
interface TasteWords {
  changed: string
  leftOut: (names: string) => string
  allowed: (names: string) => string
  severe: (names: string) => string
  notSevere: (names: string) => string
  first: (names: string) => string
  notFirst: (names: string) => string
  vegetarian: (on: boolean) => string
  vegan: (on: boolean) => string
}

/** The additions and removals; only that something changed, where the event has no more or the names are unknown. */
export function tasteChanged({ gained, lost, turned }: Facts, say: TasteWords): string {
  const excluded = lost('exclusions')
  const changes: [(names: string) => string, string[]][] = [
    [say.leftOut, gained('exclusions')],
    [say.allowed, excluded],
    [say.severe, gained('severe')],
    // Only exclusions can be severe, so removing one is mentioned once.
    [say.notSevere, lost('severe').filter(name => !excluded.includes(name))],
    [say.first, [...gained('categories'), ...gained('cuisines')]],
    [say.notFirst, [...lost('categories'), ...lost('cuisines')]],
  ]
  const parts = changes.flatMap(([words, names]) => (names.length > 0 ? words(names.join(', ')) : []))
  for (const diet of ['vegetarian', 'vegan'] as const) {
    const on = turned(diet)
    if (on !== null) parts.push(say[diet](on))
  }
  return [say.changed, ...parts].join('. ')
}
