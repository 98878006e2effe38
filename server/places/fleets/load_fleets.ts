// Loads kitchens' vans from the catalogue.

import type pg from 'pg'
import { fleets } from '../../../seed/catalogue/index.ts'
import { withTx } from '../../request/database/database.ts'
import { bringFleets } from './store.ts'

/** Puts in the vans of seed/catalogue, where no admin has said otherwise. Safe to repeat. */
export async function loadFleets(pool: pg.Pool): Promise<void> {
  await withTx(pool, tx => bringFleets(tx, fleets))
}
