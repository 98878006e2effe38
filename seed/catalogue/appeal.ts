// How appetizing a dish is as it is pictured, from 1 to 10: judged by people, seed/data/appeal.csv.

import { readFileSync } from 'node:fs'
import { parseCsv } from './csv.ts'

let scores: ReadonlyMap<string, number> | undefined

/** Null for a dish that nobody has judged yet: it is on the menu, and in no shop window. */
export function appealOf(dishId: string): number | null {
  scores ??= new Map(
    parseCsv(readFileSync(new URL('../data/appeal.csv', import.meta.url), 'utf8')).map(row => [
      row.dish ?? '',
      Number(row.appeal),
    ]),
  )
  return scores.get(dishId) ?? null
}
