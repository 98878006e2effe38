// rewards.histories: what happened to a household's points, page by page.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Queryable } from '../../platform/database.ts'
import { readPointsHistory } from './store.ts'

type Histories = OutputOf<'rewards.histories'>

const pageSize = 20

/** @param page from 1 */
export async function pointsHistories(
  db: Queryable,
  { clientId, brand, page }: { clientId: string; brand: BrandId; page: number },
): Promise<Histories> {
  const rows = await readPointsHistory(db, clientId, { limit: pageSize + 1, offset: (page - 1) * pageSize })
  return {
    entries: rows.slice(0, pageSize).map(row => ({
      ...row,
      reason: row.reason as Histories['entries'][number]['reason'],
      on: brandDate(brand, row.at),
    })),
    page,
    more: rows.length > pageSize,
  }
}
