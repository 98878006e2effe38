// How appetizing the picture of a dish is, from 1 to 10, as people rated it: seed/data/appeal.csv.

import { readFileSync } from 'node:fs'
import { parseCsv } from './csv.ts'

let scores: ReadonlyMap<string, number> | undefined

/** Null for a dish that nobody has rated yet: it is on the menu, and in no prominent place. */
export function appealOf(dishId: string): number | null {
  scores ??= new Map(
    parseCsv(readFileSync(new URL('../data/appeal.csv', import.meta.url), 'utf8')).map(row => [
      row.dish ?? '',
      Number(row.appeal),
    ]),
  )
  return scores.get(dishId) ?? null
}
