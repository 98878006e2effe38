// Whether what the worker has counted is what orders and ledger say: `npm run numbers -- check`.

import type { Db } from '../../request/database/database.ts'
import {
  countFromOrders,
  readCountedBatches,
  readFigures,
  sumFromLedger,
  sumFromNotes,
} from './check_store.ts'

/** A number that is not what it should be. */
interface Difference {
  brand: string
  week: string
  what: string
  counted: number
  found: number
}

/** Compares every week, one after the other. A box that changed this minute may still wait to be counted again. */
export async function checkNumbers(db: Db): Promise<{ weeks: number; differences: Difference[] }> {
  const figures = await readFigures.all(db)
  const differences: Difference[] = []
  for (const { brand, week, cohorts, ...counted } of figures) {
    const batches = await readCountedBatches.all(db, { brand, week })
    const of = {
      brand,
      week,
      dates: batches.map(({ date }) => date),
      kitchens: batches.map(({ kitchen }) => kitchen),
    }
    const orders = await countFromOrders.one(db, of)
    const found = {
      ...orders,
      ...(await sumFromLedger.one(db, of)),
      ...(await sumFromNotes.one(db, of)),
      cohorts: orders.boxes,
    }
    for (const [what, value] of Object.entries({ ...counted, cohorts })) {
      const truth = found[what as keyof typeof found]
      if (value !== truth) differences.push({ brand, week, what, counted: value, found: truth })
    }
  }
  return { weeks: figures.length, differences }
}
