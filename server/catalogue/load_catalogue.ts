// Fills an empty catalogue with the one that comes with the program, once, and gives each term and each fact of a brand that has no version yet its first one. From
// then on they are the company's, and a newer program changes nothing of them.

import type pg from 'pg'
import { firstFacts } from '../../seed/brand_facts/index.ts'
import { dishes, marketItems, pieces, recipes } from '../../seed/catalogue/index.ts'
import { terms } from '../../seed/terms/index.ts'
import { withTx } from '../request/database/database.ts'
import { fillFacts } from './facts_store.ts'
import { addPieces, beginCatalogue, fillProducts, raiseRevision } from './store.ts'
import { fillTerms } from './terms_store.ts'

/** Safe to repeat, and for several processes at once. @param now program time, ISO instant @returns whether it was empty */
export async function loadCatalogue(pool: pg.Pool, now: string): Promise<boolean> {
  return withTx(pool, async tx => {
    const empty = await beginCatalogue(tx)
    const filled = (await fillTerms(tx, terms, now)) + (await fillFacts(tx, firstFacts, now))
    if (filled > 0) await raiseRevision(tx)
    if (!empty) return false
    const by = { actor: null, reason: '', at: now }
    await addPieces(tx, pieces, by)
    const cooked = dishes.flatMap((content, at) => {
      const recipe = recipes[at]
      return recipe ? [{ content, recipe }] : []
    })
    await fillProducts(tx, cooked, marketItems, by)
    return true
  })
}
