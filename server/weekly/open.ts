// Opening: menus are published ahead, and every household with a subscription has an order in each of its next five
// weeks. A paused household's are skipped from the start.

import { type BrandId, brandIds } from '../../domain/brands.ts'
import { cutoffOf } from '../../domain/time/cutoff.ts'
import { menuWeekOf, orderDates } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import type { Services } from '../services.ts'
import { inLanes } from './lanes.ts'
import { insertBatches, insertOrders, type OrderDate, readSubscriberSlices } from './open_store.ts'
import { publishMenus } from './publish.ts'

/** Households whose orders are made in one transaction. */
const sliceSize = 5_000

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

export interface Opened {
  /** Menu weeks published. */
  weeks: number
  /** Orders made. */
  orders: number
}

/**
 * Publishes menus and opens orders where they are missing. What exists is left as it is, so it can run at any time.
 * @param now program time, ISO instant
 */
export async function open(services: Pick<Services, 'pool'>, now: string): Promise<Opened> {
  const weeks = await publishMenus(services, now)
  let orders = 0
  for (const brand of brandIds) orders += await openOrders(services, brand, now)
  return { weeks, orders }
}

/** Opens one brand's missing orders, and the batches they will be locked in. */
export async function openOrders(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  now: string,
): Promise<number> {
  const dates = datesToOpen(brand, now)
  await insertBatches(pool, brand, dates)
  let opened = 0
  const slices = await readSubscriberSlices(pool, brand, sliceSize)
  await inLanes(slices, async slice => {
    opened += await insertOrders(pool, brand, slice, dates, now)
  })
  return opened
}

/** The five dates of a household delivered on each weekday. */
function datesToOpen(brand: BrandId, now: string): OrderDate[] {
  return weekdays.flatMap(weekday =>
    orderDates(brand, weekday, now).map(date => ({
      weekday,
      week: menuWeekOf(date),
      date,
      cutoffAt: cutoffOf(brand, date),
    })),
  )
}
