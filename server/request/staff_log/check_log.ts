// Whether the log of staff is as it was written: `npm run log -- check`.

import type { Db } from '../database/database.ts'
import { selectAfter, selectDetail, selectErased } from './store.ts'
import { beginning, hashOf, hashOfDetail } from './write_line.ts'

interface Checked {
  /** Lines that were read. */
  lines: number
  /** The hash of the last one: written down elsewhere, it shows whether the end of the log was cut off. */
  last: string
  /** The first line that is not as it was written, and what is wrong with it; null where all are. */
  fault: {
    number: number
    what: 'missing' | 'changed' | 'not_in_chain' | 'detail_changed' | 'detail_missing'
  } | null
}

const atOnce = 1_000

/** Reads the whole log, in its order. */
export async function checkLog(db: Db): Promise<Checked> {
  let [number, last] = [0, beginning]
  for (;;) {
    const lines = await selectAfter.all(db, { after: number, limit: atOnce })
    for (const { hash, ...line } of lines) {
      const fault = (what: NonNullable<Checked['fault']>['what']) => ({
        ...{ lines: number, last, fault: { number: number + 1, what } },
      })
      if (line.number !== number + 1) return fault('missing')
      if (line.before !== last) return fault('not_in_chain')
      if (hash !== hashOf(line)) return fault('changed')
      const detail = await faultOfDetail(db, line)
      if (detail !== null) return fault(detail)
      number = line.number
      last = hash
    }
    if (lines.length < atOnce) return { lines: number, last, fault: null }
  }
}

/** What a line says about a household may be gone only where the household is erased. */
async function faultOfDetail(
  db: Db,
  { number, clientId, detailHash }: { number: number; clientId: string | null; detailHash: string | null },
): Promise<'detail_changed' | 'detail_missing' | null> {
  if (clientId === null || detailHash === null) return null
  const found = await selectDetail.first(db, { clientId, number })
  if (found) return hashOfDetail(found.detail) === detailHash ? null : 'detail_changed'
  return (await selectErased.first(db, { clientId })) ? null : 'detail_missing'
}
