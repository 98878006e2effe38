// Opens orders: a household has one in each of its next five weeks. The weekly run opens them for everybody
// (server/weekly/open.ts); this opens them for one household, at sign-up and whenever its slot changes.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId } from '../../domain/brands.ts'
import type { Cutoffs } from '../../domain/time/cutoff.ts'
import { menuWeekOf, orderDates, weeksAhead } from '../../domain/time/weeks.ts'
import { daysBetween, type Weekday } from '../../domain/time/zone.ts'
import type { Tx } from '../request/database/database.ts'
import { openBatches } from './batches.ts'
import { lookAgainAtClosedDays } from './closed_days.ts'
import { insertHouseholdOrders, type OpenedOrder, readOpenOrders } from './open_store.ts'

export type { OpenedOrder } from './open_store.ts'

/** The standing choice of new orders; the subscription's row exists already. */
interface SubscriptionToOpen {
  clientId: string
  brand: BrandId
  kitchen: string
  weekday: number
  /** Monday of the first week that has an order, ISO date. */
  firstWeek: string
}

/**
 * Makes the orders a household lacks in its next five weeks, from its first week on, and their batches. A paused household's are
 * skipped; a week with an order keeps it, so repeating this changes nothing.
 * @param asOf.now program time, ISO instant
 * @returns all its orders that can still change, soonest first
 */
export async function openOrders(
  tx: Tx,
  subscription: SubscriptionToOpen,
  asOf: { now: string; cutoffs: Cutoffs },
): Promise<OpenedOrder[]> {
  const { clientId, brand } = subscription
  const { now } = asOf
  const dates = datesToOpen(subscription, asOf)
  const cutoffs = await openBatches(tx, subscription, dates)
  const orders = dates.map(deliveryDate => ({
    id: randomUUIDv7(),
    week: menuWeekOf(deliveryDate),
    deliveryDate,
    cutoffAt: cutoffs.get(deliveryDate) as string,
  }))
  await insertHouseholdOrders(tx, clientId, orders, now)
  await lookAgainAtClosedDays(
    tx,
    brand,
    orders.map(({ deliveryDate }) => deliveryDate),
  )
  return readOpenOrders(tx, clientId, now)
}

/** The next five delivery dates from the first week on. */
function datesToOpen(
  { brand, weekday, firstWeek }: SubscriptionToOpen,
  { now, cutoffs }: { now: string; cutoffs: Cutoffs },
): string[] {
  const [next] = orderDates(brand, weekday as Weekday, now, cutoffs, 1)
  const weeksUntilFirst = next ? Math.max(0, daysBetween(menuWeekOf(next), firstWeek) / 7) : 0
  const dates = orderDates(brand, weekday as Weekday, now, cutoffs, weeksUntilFirst + weeksAhead)
  return dates.filter(date => menuWeekOf(date) >= firstWeek)
}
