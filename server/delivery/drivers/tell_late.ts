// Tells households, once each, that their van is too late for their window. A box that is found late after its day is recorded only:
// its household can give it up, but the letter names hours that nobody knows any more, and its link has ended with the day.

import { brandIds } from '../../../domain/brands.ts'
import { type NarrowWindow, narrowWindow } from '../../../domain/routes/window.ts'
import { clockOf } from '../../../domain/time/minutes.ts'
import { addDays, brandDate, instantAt } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type Db, type Tx, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { aheadOf, minutesOn } from '../routes/ahead.ts'
import { findRoute, type RouteRow, readOnTheRoad, readStops, readWindowsAhead } from '../routes/store.ts'
import { insertTrouble } from '../trouble_store.ts'

/**
 * Each household by itself: one that cannot be told delays neither the others nor the driver's report that found it late.
 * @param now program time, ISO instant
 */
export async function tellLate(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  routeId: string,
  now: string,
): Promise<void> {
  const route = await findRoute.first(pool, { id: routeId })
  if (!route) return
  const stops = await readStops.all(pool, { routeId })
  const late = stops.flatMap((stop, at) => {
    if (stop.kind !== 'delivery' || stop.state !== 'planned') return []
    const window = narrowWindow({ ...aheadOf(route, stops, at), now: minutesOn(route, now) })
    return window.late ? [{ clientId: stop.clientId, orderId: stop.subjectId, window }] : []
  })
  await eachAlone(
    log,
    'tell_late',
    late,
    of => withTx(pool, tx => tellHousehold(tx, route, of, now)),
    ({ clientId, orderId }) => ({ clientId, orderId, route: routeId }),
  )
}

async function tellHousehold(
  tx: Tx,
  { brand, date: deliveryDate }: Pick<RouteRow, 'brand' | 'date'>,
  { clientId, orderId, window }: { clientId: string; orderId: string; window: NarrowWindow },
  now: string,
): Promise<void> {
  await insertTrouble(tx, { clientId, orderId, deliveryDate, brand, kind: 'late', reason: null, at: now })
  if (deliveryDate < brandDate(brand, now)) return
  const data = { orderId, deliveryDate, from: clockOf(window.from), until: clockOf(window.until) }
  const key = `delivery_late:${orderId}:${deliveryDate}`
  await tell(tx, { clientId, brand, template: 'delivery_late', data, key, at: now })
}

/**
 * Checks every van on the road, because one that has stopped sends nothing, and those of the day before, because it may have become
 * late just before midnight. @returns the number of vans
 */
export async function tellAllLate(
  services: Pick<Services, 'pool' | 'clock' | 'log'>,
): Promise<{ vans: number }> {
  const { pool, clock, log } = services
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  let vans = 0
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    const days = { from: addDays(today, -1), until: today }
    const seen = await eachAlone(
      log,
      'tell_late',
      await readOnTheRoad.all(pool, { brand, ...days }),
      ({ id }) => tellLate(services, id, now),
      ({ id }) => ({ route: id }),
    )
    vans += seen.length
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
