// Loads areas and delivery slots from the catalogue.

import type pg from 'pg'
import { areas, slots } from '../../../seed/catalogue/index.ts'
import { withTx } from '../../request/database/database.ts'
import { replaceAreas, replaceSlots } from './store.ts'

/** Makes areas and slots equal to seed/data and seed/catalogue, all at once. Safe to repeat. */
export async function loadAreas(pool: pg.Pool): Promise<void> {
  await withTx(pool, async tx => {
    await replaceAreas(tx, areas())
    await replaceSlots(tx, slots)
  })
}
