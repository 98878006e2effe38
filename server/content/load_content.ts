// Loads the content that comes with the program: adds missing pieces, and updates those that nobody has edited.

import { isDeepStrictEqual } from 'node:util'
import { allContent } from '../../seed/content/index.ts'
import type { Seed } from '../../seed/content/seed.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { contentOf } from './memory.ts'
import { type PieceRow, readPieces, writeVersion } from './store.ts'

/** The author of content that comes with the program. */
const program = 'program'

const keyOf = ({ brand, kind, slug }: Pick<PieceRow, 'brand' | 'kind' | 'slug'>) => `${brand} ${kind} ${slug}`

/**
 * Makes the content equal to seed/content, except pieces that a person has edited. Safe to repeat, and for two processes at once.
 * @param now program time, ISO instant
 * @returns how many pieces got a new version
 */
export async function loadContent(services: Stored, now: string): Promise<number> {
  const written = await withTx(services.pool, async tx => {
    const there = new Map((await readPieces.all(tx, { brand: null })).map(row => [keyOf(row), row]))
    let count = 0
    for (const seed of allContent) {
      const shown = there.get(keyOf(seed))
      if (shown && (shown.actor !== program || isDeepStrictEqual(shown.document, asStored(seed)))) continue
      const change = { ...seed, over: shown?.version ?? 0, actor: program, at: now }
      if (await writeVersion(tx, change)) count += 1
    }
    return count
  })
  contentOf(services).changed()
  return written
}

/** A document in the database's form: without keys that have no value. */
const asStored = ({ document }: Seed): unknown => JSON.parse(JSON.stringify(document))
