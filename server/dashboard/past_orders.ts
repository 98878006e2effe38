// clients.delivery_history: a household's past boxes, whatever their outcome.

import type { OutputOf } from '../../contract/index.ts'
import type { Locale } from '../../domain/brands.ts'
import { viewOf } from '../orders/load.ts'
import { orderCard } from '../orders/order_view.ts'
import { readHouseholdOrders } from '../orders/past.ts'
import type { Stored } from '../request/services.ts'
import { answersOf } from './reviews/read_reviews.ts'

/** Orders on one page. */
const pageSize = 10

/**
 * Past orders of a client, newest first, ten a page: delivered, failed, cancelled, refunded, below the minimum, and skips past
 * their cutoff.
 * @param page 1 is the first
 */
export async function pastOrders(
  services: Stored,
  who: { clientId: string; locale: Locale; now: string },
  page: number,
): Promise<OutputOf<'clients.delivery_history'>> {
  const found = await readHouseholdOrders(services, who.clientId, who.now, {
    limit: pageSize + 1,
    offset: (page - 1) * pageSize,
  })
  if (!found) return { orders: [], page, more: false, said: [] }
  const { household, orders } = found
  const shown = orders.slice(0, pageSize)
  const cards = shown.map(async order => {
    return orderCard(await viewOf(services, household, order), who.locale, who.now)
  })
  const ids = shown.map(({ id }) => id)
  const [said, ...of] = await Promise.all([answersOf(services, who.clientId, ids), ...cards])
  return { orders: of, page, more: orders.length > pageSize, said }
}
