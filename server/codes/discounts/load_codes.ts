// Loads the codes that come with the program.

import type pg from 'pg'
import type { CodeToLoad } from '../../../domain/pricing/codes.ts'
import { withTx } from '../../request/database/database.ts'
import { insertDiscountCode } from './store.ts'

/** Adds codes; an existing one stays unchanged. */
export async function loadCodes(pool: pg.Pool, codes: readonly CodeToLoad[]): Promise<void> {
  await withTx(pool, async tx => {
    for (const code of codes) await insertDiscountCode(tx, code)
  })
}
