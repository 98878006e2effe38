// A day of deliveries: boxes counted by kitchen and state, pickups, and the orders of one kitchen.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { orderStates } from '../../../domain/machines/order.ts'
import { addDays, brandDate, wallClock } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { countTroubles } from '../remedies/store.ts'
import {
  countDelivered,
  type DayBatch,
  readCounts,
  readOrders,
  readPickups,
  readReportedDays,
  readSetAside,
  readUnreported,
} from './store.ts'

/** The most orders shown at once; a name or an email finds the others. */
const shown = 100

/** The most of what was set aside that is shown. */
const asideShown = 50

/** Days in which a forgotten box is looked for. */
export const daysLookedBack = 60

/** @param of.date ISO date; today by default. @param of.now program time, ISO instant */
export async function showDay(
  { pool }: Pick<Services, 'pool'>,
  of: { brand: BrandId; now: string; date: string | undefined },
): Promise<OutputOf<'deliveries.day'>> {
  const { brand, now } = of
  const today = brandDate(brand, now)
  const date = of.date ?? today
  const [counts, unreported, setAside, pickups] = await Promise.all([
    readCounts.all(pool, { brand, date }),
    unreportedBoxes(pool, brand, today),
    readSetAside.all(pool, { brand, limit: asideShown }),
    readPickups.all(pool, { brand, date }),
  ])
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
    unreported,
    setAside: setAside.map(({ what, clientId, firstName, lastName, email, since, ...row }) => {
      const { date: day, time } = wallClock(brand, since.toISOString())
      return {
        what,
        client:
          clientId === null ? null : { id: clientId, name: `${firstName} ${lastName}`, email: email ?? '' },
        date: row.date,
        since: `${day}T${time.slice(0, 5)}`,
        why: row.why,
      }
    }),
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

/** Of the days that are over; those of which all boxes were reported on are not read. */
async function unreportedBoxes(pool: Services['pool'], brand: BrandId, today: string) {
  const reported = await readReportedDays.all(pool, { brand, today, from: addDays(today, -daysLookedBack) })
  const done = new Set(reported.map(({ date }) => date))
  const days = Array.from({ length: daysLookedBack }, (_, at) => addDays(today, at - daysLookedBack))
  return readUnreported.all(pool, { brand, days: days.filter(day => !done.has(day)) })
}

export async function showOrders(
  { pool }: Pick<Services, 'pool'>,
  { find, ...batch }: DayBatch & { find: string },
): Promise<OutputOf<'deliveries.orders'>> {
  const rows = await readOrders.all(pool, { ...batch, find, limit: shown })
  return {
    count: rows[0]?.count ?? 0,
    orders: rows.map(row => ({
      id: row.id,
      clientId: row.clientId,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      window: { startHour: row.startHour, endHour: row.endHour },
      state: row.state,
    })),
  }
}

/** The default days of a report, ending today. */
const reported = 7

/** @param of.from and `until`: ISO dates, both included */
export async function showReport(
  { pool }: Pick<Services, 'pool'>,
  {
    brand,
    now,
    ...of
  }: { brand: BrandId; now: string; from?: string | undefined; until?: string | undefined },
): Promise<OutputOf<'deliveries.report'>> {
  const until = of.until ?? brandDate(brand, now)
  const from = of.from ?? addDays(until, 1 - reported)
  const [delivered, troubles] = await Promise.all([
    countDelivered(pool, brand, { from, until }),
    countTroubles.all(pool, { from, until, brand }),
  ])
  return { from, until, delivered, troubles }
}
