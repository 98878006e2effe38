// A day of deliveries: its boxes counted by kitchen and state, its pickups, and the orders of one kitchen.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { orderStates } from '../../../domain/machines/order.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Db } from '../../platform/database.ts'
import { type DayBatch, readCounts, readOrders, readPickups } from './store.ts'

/** So many orders are shown at once; a name or an e-mail finds the others. */
const shown = 100

/** @param of.date ISO date; today where there is none. @param of.now program time, ISO instant */
export async function showDay(
  db: Db,
  of: { brand: BrandId; now: string; date: string | undefined },
): Promise<OutputOf<'deliveries.day'>> {
  const { brand, now } = of
  const today = brandDate(brand, now)
  const date = of.date ?? today
  const [counts, pickups] = await Promise.all([readCounts(db, brand, date), readPickups(db, brand, date)])
  const kitchens = [...new Set(counts.map(({ kitchen }) => kitchen))]
  return {
    date,
    today,
    batches: kitchens.map(kitchen => ({
      kitchen,
      counts: orderStates.flatMap(state =>
        counts
          .filter(row => row.kitchen === kitchen && row.state === state)
          .map(({ count }) => ({ state, count })),
      ),
    })),
    pickups: pickups.map(row => ({
      clientId: row.clientId,
      id: row.id,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      window: { startHour: row.startHour, endHour: row.endHour },
      state: row.state,
      out: row.out,
    })),
  }
}

export async function showOrders(
  db: Db,
  { find, ...batch }: DayBatch & { find: string },
): Promise<OutputOf<'deliveries.orders'>> {
  const rows = await readOrders(db, batch, find, shown)
  return {
    count: rows[0]?.count ?? 0,
    orders: rows.map(row => ({
      id: row.id,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      window: { startHour: row.startHour, endHour: row.endHour },
      state: row.state,
    })),
  }
}
