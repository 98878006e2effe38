// Settles the boxes that held corrected products, one household at a time: right after a correction is saved, and by the clock, which
// goes on where a process was killed.

import { brandIds } from '../../domain/brands.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import { isStopping, withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { everyClient } from '../request/in_halves.ts'
import { type Mending, mendBox } from './mend_box.ts'
import {
  type Correction,
  closeCorrection,
  enlistBoxes,
  readEnlistedBoxes,
  readOpenCorrections,
} from './store.ts'

const atOnce = 200

/**
 * How long boxes with the former version are looked for, and a correction stays open: a process that has not read the new menu yet writes
 * the former version for a second.
 */
const minutesToSettle = 2

/** The clock's job. @returns the number of boxes settled */
export async function mendCorrections(
  services: Mending & Pick<Services, 'clock'>,
): Promise<{ boxes: number }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  const open = await readOpenCorrections.all(services.pool)
  const boxes = await eachAlone(
    services.log,
    'mend_corrections',
    open,
    correction => mendCorrection(services, correction, now),
    ({ id }) => ({ correction: id }),
  )
  return { boxes: boxes.reduce((sum, count) => sum + count, 0) }
}

/** Settles all boxes of a correction that can be settled now. A box that fails delays no other. @returns how many */
export async function mendCorrection(
  services: Mending,
  correction: Correction,
  now: string,
): Promise<number> {
  const { pool, log } = services
  const { id } = correction
  const settled = Temporal.Instant.from(now).subtract({ minutes: minutesToSettle }).toString()
  if (Temporal.Instant.compare(correction.at, settled) >= 0)
    await withTx(pool, tx => enlistBoxes(tx, correction, brandIds, now))
  let count = 0
  for (let after = everyClient.firstClient; !isStopping(pool); ) {
    const boxes = await readEnlistedBoxes(pool, id, after, atOnce)
    const done = await eachAlone(
      log,
      'mend_corrections',
      boxes,
      box => mendBox(services, correction, box, now),
      ({ clientId, orderId }) => ({ clientId, orderId, correction: id }),
    )
    count += done.filter(outcome => outcome !== null).length
    const last = boxes.at(-1)
    if (!last || boxes.length < atOnce) break
    after = last.clientId
  }
  if (count > 0) menusOf(services).changed()
  await closeCorrection(pool, id, { now, settled })
  return count
}
