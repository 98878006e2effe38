// A change of tastes and exclusions, in words: which allergen, ingredient, dish, category or cuisine, and in which
// direction.

import type { Facts } from './change_words.ts'

/** Sentences of it in a language; lists come as names with commas between. */
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

/** What was ticked and unticked; only that something changed, where the event says no more or nobody knows the names any more. */
export function tasteChanged({ gained, lost, turned }: Facts, say: TasteWords): string {
  const excluded = lost('exclusions')
  const changes: [(names: string) => string, string[]][] = [
    [say.leftOut, gained('exclusions')],
    [say.allowed, excluded],
    [say.severe, gained('severe')],
    // What is not excluded any more cannot be severe: it is said once.
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
