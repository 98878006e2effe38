// account.existing_pickup: the pickup a household has booked, and the days and windows on offer.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { isPickupAhead, pickupDates, pickupWindows } from '../../../domain/pickups.ts'
import type { Services } from '../../integrations/services.ts'
import type { Db } from '../../request/database/database.ts'
import { type PickupRouteRow, type PickupRow, readPickupAndRoute, readScheduled } from './store.ts'

export interface PickupOfClient {
  clientId: string
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
}

/** The booked pickup, null without one, and the days and windows of next week; none without an open subscription. */
export async function showPickup(
  { pool }: Pick<Services, 'pool'>,
  of: PickupOfClient,
): Promise<OutputOf<'account.existing_pickup'>> {
  const { scheduled, route } = await readPickupAndRoute.one(pool, { clientId: of.clientId })
  const pickup = ahead(of, scheduled)
  const dates = datesOffered(of, route)
  return {
    pickup: pickup && timeOf(pickup),
    days: dates.map(date => ({ date, windows: [...pickupWindows] })),
    usualHour: route?.usualHour ?? null,
  }
}

/** The pickup that is still to come. One whose window is over does not count. */
export async function findPickup(db: Db, of: PickupOfClient): Promise<PickupRow | null> {
  return ahead(of, await readScheduled(db, of.clientId))
}

const ahead = ({ brand, now }: PickupOfClient, pickup: PickupRow | null): PickupRow | null =>
  pickup && isPickupAhead(brand, pickup, now) ? pickup : null

/** The dates of next week on which the household's route runs (rule 47). */
export function datesOffered({ brand, now }: PickupOfClient, route: PickupRouteRow | null): string[] {
  return !route || route.state === 'closed' ? [] : pickupDates(brand, route.routes, now, route.closed)
}

/** A pickup as it is sent. */
export const timeOf = ({ date, startHour, endHour }: PickupRow) => ({ date, window: { startHour, endHour } })
