// Orders that are behind a household.

import type { Services } from '../request/services.ts'
import { type Household, type HouseholdOrder, householdFrom, orderFrom } from './household.ts'
import { readHousehold, readPastOrders } from './store.ts'

/** A household and a page of its past orders, newest first; null without a subscription. */
export async function readHouseholdOrders(
  { pool }: Pick<Services, 'pool'>,
  clientId: string,
  now: string,
  page: { limit: number; offset: number },
): Promise<{ household: Household; orders: HouseholdOrder[] } | null> {
  const [row, past] = await Promise.all([
    readHousehold(pool, clientId, now),
    readPastOrders(pool, clientId, now, page),
  ])
  if (!row) return null
  return {
    household: householdFrom(clientId, row),
    orders: past.map(order => orderFrom(row.brand, order)),
  }
}
