// Tells households, once each, that their van is too late for their window. A box that is found late after its day is recorded only:
// its household can give it up, but the letter names hours that nobody knows any more, and its link has ended with the day.

import { brandIds } from '../../../domain/brands.ts'
import { narrowWindow } from '../../../domain/routes/window.ts'
import { clockOf } from '../../../domain/time/minutes.ts'
import { addDays, brandDate, instantAt } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type Db, isStopping, type Tx, withTx } from '../../request/database/database.ts'
import { insertTrouble } from '../remedies/store.ts'
import { aheadOf, minutesOn } from '../routes/ahead.ts'
import { findRoute, readOnTheRoad, readStops, readWindowsAhead } from '../routes/store.ts'

/** @param now program time, ISO instant */
export async function tellLate(tx: Tx, routeId: string, now: string): Promise<void> {
  const route = await findRoute.first(tx, { id: routeId })
  if (!route) return
  const stops = await readStops.all(tx, { routeId })
  for (const [at, stop] of stops.entries()) {
    if (stop.kind !== 'delivery' || stop.state !== 'planned') continue
    const window = narrowWindow({ ...aheadOf(route, stops, at), now: minutesOn(route, now) })
    if (!window.late) continue
    const { clientId, subjectId: orderId } = stop
    const { brand, date: deliveryDate } = route
    await insertTrouble(tx, { clientId, orderId, deliveryDate, brand, kind: 'late', reason: null, at: now })
    if (deliveryDate < brandDate(brand, now)) continue
    const data = {
      orderId,
      deliveryDate,
      from: clockOf(window.from),
      until: clockOf(window.until),
    }
    await tell(tx, {
      clientId,
      brand,
      template: 'delivery_late',
      data,
      key: `delivery_late:${orderId}:${deliveryDate}`,
      at: now,
    })
  }
}

/**
 * Checks every van on the road, because one that has stopped sends nothing, and those of the day before, because it may have become
 * late just before midnight. @returns the number of vans
 */
export async function tellAllLate({
  pool,
  clock,
}: Pick<Services, 'pool' | 'clock'>): Promise<{ vans: number }> {
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  let vans = 0
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    const days = { from: addDays(today, -1), until: today }
    for (const { id } of await readOnTheRoad.all(pool, { brand, ...days })) {
      if (isStopping(pool)) return { vans }
      await withTx(pool, tx => tellLate(tx, id, now))
      vans += 1
    }
  }
  return { vans }
}

/** When the windows of vans on the road are over, from an instant on, and what is still to come is late; ISO instants. */
export async function lateFrom(db: Db, from: string): Promise<string[]> {
  const [first = ''] = brandIds.map(brand => brandDate(brand, from)).toSorted()
  const windows = await readWindowsAhead.all(db, { from: first })
  return (
    windows
      // A window that ends with its day needs no instant of its own.
      .filter(({ endHour }) => endHour < 24)
      .map(({ brand, date, endHour }) => instantAt(brand, date, clockOf(endHour * 60 + 1)))
      .filter(instant => Date.parse(instant) > Date.parse(from))
  )
}
