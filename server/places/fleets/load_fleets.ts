// Loads kitchens' vans from the catalogue.

import type pg from 'pg'
import { fleets } from '../../../seed/catalogue/index.ts'
import { withTx } from '../../request/database/database.ts'
import { bringFleets } from './store.ts'

/** Adds the vans of kitchens that have none. Safe to repeat. */
export async function loadFleets(pool: pg.Pool): Promise<void> {
  await withTx(pool, tx => bringFleets(tx, fleets))
}
