// The clock's work on shortages: it finds boxes paid late, and carries out the announced default once the time to
// answer is over.

import type { Services } from '../../integrations/services.ts'
import { isStopping, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { readWaitingBoxes } from './box_store.ts'
import { decideByItself } from './decide.ts'
import { enlist } from './enlist.ts'
import { closeShortage, readOpenShortages, type ShortageRow } from './store.ts'

const atOnce = 200

/** @returns how many boxes were found, and how many defaults were carried out */
export async function tendShortages(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'clock'>,
): Promise<{ boxes: number; decided: number }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  let boxes = 0
  let decided = 0
  const tend = async (shortage: ShortageRow) => {
    const found = await enlist(services, shortage, now)
    boxes += found.boxes
    let { left } = found
    const over = shortage.decideBy === null || now > shortage.decideBy
    for (let more = over; more; ) {
      const waiting = await readWaitingBoxes(services.pool, shortage.id, atOnce)
      const done = await eachAlone(
        services.log,
        'decide_shortages',
        waiting,
        async clientId => {
          if (isStopping(services.pool)) return false
          await decideByItself(services, shortage, clientId, now)
          return true
        },
        clientId => ({ clientId, shortage: shortage.id }),
      )
      decided += done.filter(Boolean).length
      left ||= done.filter(Boolean).length < waiting.length
      // Those that failed come again at once, and are tried at the next run.
      more = waiting.length === atOnce && done.filter(Boolean).length === atOnce
    }
    // Until every box has an answer, the next run finds the shortage again.
    if (over && !left) await withTx(services.pool, tx => closeShortage(tx, shortage.id, now))
  }
  const open = await readOpenShortages.all(services.pool)
  await eachAlone(services.log, 'tend_shortages', open, tend, ({ id }) => ({ shortage: id }))
  return { boxes, decided }
}
