// Loads the civic addresses that come with the program, for suggestions.

import type pg from 'pg'
import { withTx } from '../../request/database/database.ts'
import { readCivicAddresses } from './read_files.ts'
import { deleteSource, insertAddresses, summarize } from './store.ts'

/**
 * Makes the program's own part of the table equal to its files, in one transaction; does nothing where it is equal already.
 * Addresses from other sources stay (load_register.ts).
 */
export async function loadAddresses(pool: pg.Pool): Promise<void> {
  const addresses = readCivicAddresses()
  const sum = addresses.reduce((total, { id }) => total + BigInt(id), 0n)
  const held = await summarize(pool, 'files')
  if (held.count === addresses.length && held.idSum === String(sum)) return
  await withTx(pool, async tx => {
    await deleteSource.run(tx, { source: 'files' })
    await insertAddresses(tx, 'files', addresses)
  })
}
