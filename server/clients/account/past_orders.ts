// clients.delivery_history: boxes that are behind a household, whatever became of them.

import type pg from 'pg'
import type { OrderCard } from '../../../contract/views.ts'
import type { Locale } from '../../../domain/brands.ts'
import { viewOf } from '../../orders/load.ts'
import { orderCard } from '../../orders/order_view.ts'
import { readHouseholdOrders } from '../../orders/past.ts'

/** Orders on one page. */
const pageSize = 10

/**
 * Past orders of a client, newest first, ten a page: delivered, failed, cancelled, refunded, under the minimum, and skips
 * past their cutoff.
 * @param page 1 is the first
 */
export async function pastOrders(
  pool: pg.Pool,
  who: { clientId: string; locale: Locale; now: string },
  page: number,
): Promise<{ orders: OrderCard[]; page: number; more: boolean }> {
  const found = await readHouseholdOrders(pool, who.clientId, who.now, {
    limit: pageSize + 1,
    offset: (page - 1) * pageSize,
  })
  if (!found) return { orders: [], page, more: false }
  const { household, orders } = found
  const cards = orders.slice(0, pageSize).map(async order => {
    return orderCard(await viewOf(pool, household, order), who.locale, who.now)
  })
  return { orders: await Promise.all(cards), page, more: orders.length > pageSize }
}
