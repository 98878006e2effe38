// The clock's work on shortages: it finds boxes paid late, and carries out the announced default once the time to
// answer is over.

import type { Services } from '../../integrations/services.ts'
import { isStopping, withTx } from '../../request/database/database.ts'
import { readWaitingBoxes } from './box_store.ts'
import { decideByItself } from './decide.ts'
import { enlist } from './enlist.ts'
import { closeShortage, readOpenShortages } from './store.ts'

const atOnce = 200

/** @returns how many boxes were found, and how many defaults were carried out */
export async function tendShortages(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'clock'>,
): Promise<{ boxes: number; decided: number }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  let boxes = 0
  let decided = 0
  for (const shortage of await readOpenShortages.all(services.pool)) {
    boxes += await enlist(services, shortage, now)
    const over = shortage.decideBy === null || now > shortage.decideBy
    for (let more = over; more; ) {
      const waiting = await readWaitingBoxes(services.pool, shortage.id, atOnce)
      for (const clientId of waiting) {
        if (isStopping(services.pool)) return { boxes, decided }
        await decideByItself(services, shortage, clientId, now)
        decided += 1
      }
      more = waiting.length === atOnce
    }
    if (over) await withTx(services.pool, tx => closeShortage(tx, shortage.id, now))
  }
  return { boxes, decided }
}
