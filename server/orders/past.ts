// A household's past orders.

import type { Services } from '../integrations/services.ts'
import type { Stored } from '../request/services.ts'
import { type Household, type HouseholdOrder, orderFrom } from './household.ts'
import { householdToShow } from './load.ts'
import { readPastOrders } from './store.ts'

/** A household and a page of its past orders, newest first; null without a subscription. */
export async function readHouseholdOrders(
  services: Stored & Pick<Services, 'pageReads'>,
  clientId: string,
  now: string,
  page: { limit: number; offset: number },
): Promise<{ household: Household; orders: HouseholdOrder[] } | null> {
  const [household, past] = await Promise.all([
    householdToShow(services, clientId, now),
    readPastOrders(services.pool, clientId, now, page),
  ])
  if (!household) return null
  return { household, orders: past.map(order => orderFrom(household.brand, order, household.terms)) }
}
