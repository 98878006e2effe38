// How appetizing the picture of a dish is, from 1 to 10, as people rated it: seed/data/appeal.csv.

import { readFileSync } from 'node:fs'
import { parseCsv } from '../../domain/csv.ts'

/** By the dish's id. A dish that nobody has rated yet is on the menu, and in no prominent place. */
export const appeal: ReadonlyMap<string, number> = new Map(
  parseCsv(readFileSync(new URL('../data/appeal.csv', import.meta.url), 'utf8')).map(row => [
    row.dish ?? '',
    Number(row.appeal),
  ]),
)
