// rewards.histories: the history of a household's points, page by page.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { type ListPlace, listStart, pageOf } from '../../request/list_place.ts'
import { readPointsHistory } from './store.ts'

type Histories = OutputOf<'rewards.histories'>

const pageSize = 20

/** @param after the end of the page before */
export async function pointsHistories(
  { pool }: Pick<Services, 'pool'>,
  { clientId, brand, after = listStart }: { clientId: string; brand: BrandId; after: ListPlace | undefined },
): Promise<Histories> {
  const rows = await readPointsHistory(pool, clientId, { limit: pageSize + 1, after })
  const { shown, next } = pageOf(rows, pageSize, ({ at, key }) => ({ at, id: key }))
  return {
    entries: shown.map(({ at, reason, points, orderId, deliveryDate, pending }) => ({
      at,
      on: brandDate(brand, at),
      reason: reason as Histories['entries'][number]['reason'],
      points,
      orderId,
      deliveryDate,
      pending,
    })),
    next,
  }
}
