// Fills an empty base with the areas and delivery slots that come with the program.

import type pg from 'pg'
import { areas, slots } from '../../../seed/catalogue/index.ts'
import { withTx } from '../../request/database/database.ts'
import { insertAreas, insertSlots, isWithoutAreas } from './store.ts'

/** All at once, where there are none. From then on they are the company's. Safe to repeat. */
export async function loadAreas(pool: pg.Pool): Promise<void> {
  await withTx(pool, async tx => {
    if (!(await isWithoutAreas(tx))) return
    await insertAreas(tx, areas())
    await insertSlots(tx, slots)
  })
}
