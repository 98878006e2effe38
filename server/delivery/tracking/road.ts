// The distance of a van from one of its stops.

import type { Road } from '../../../contract/tracking.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { pastStops } from '../../../domain/machines/stop_groups.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import { narrowWindow, stopsBeforeTold } from '../../../domain/routes/window.ts'
import { clockOf } from '../../../domain/time/minutes.ts'
import { brandDate, wallClock } from '../../../domain/time/zone.ts'
import type { Db } from '../../request/database/database.ts'
import { aheadOf, minutesOn } from '../routes/ahead.ts'
import { findRoute, type RouteRow, readStops, routeOfSubject, type StopRow } from '../routes/store.ts'
import { readStatesOf } from './store.ts'

/**
 * The progress shown to one stop of a route. The van itself is shown only while it is near: earlier it would show where others
 * live. Once the day is over, a stop without a report is late, and nobody knows when the van comes.
 * @param at the stop's place in `stops`. @param of.state of its box. @param of.now program time, ISO instant
 */
export function roadOf(
  route: RouteRow,
  stops: readonly StopRow[],
  at: number,
  { state, now }: { state: OrderState; now: string },
): Road {
  const stop = stops[at] as StopRow
  const hasLeft = route.startedAt !== null
  // The kitchen may report a box on the road before the driver reports the van.
  const started = hasLeft || state === 'out_for_delivery'
  const isEnded = isOneOf(stop.state, pastStops)
  if (isEnded || route.date < brandDate(route.brand, now)) {
    return { started, before: null, window: null, late: !isEnded, van: null, vanAt: null }
  }
  const ahead = aheadOf(route, stops, at)
  const window = narrowWindow({ ...ahead, now: minutesOn(route, now) })
  const near = hasLeft && ahead.before <= stopsBeforeTold
  const { lat, lon, positionAt } = route
  const van = near && lat !== null && lon !== null ? { lat, lon } : null
  return {
    started,
    before: near ? ahead.before : null,
    window: { from: clockOf(window.from), until: clockOf(window.until) },
    late: window.late,
    van,
    vanAt: van && positionAt && wallClock(route.brand, positionAt).time,
  }
}

/** The route's progress for one box, and its address; null where it is on no route. */
export async function findRoad(
  db: Db,
  { clientId, orderId }: { clientId: string; orderId: string },
  now: string,
): Promise<{ routeId: string; road: Road; door: { lat: number; lon: number } } | null> {
  const routeId = await routeOfSubject(db, clientId, orderId)
  if (routeId === null) return null
  const [route, stops, states] = await Promise.all([
    findRoute.first(db, { id: routeId }),
    readStops.all(db, { routeId }),
    readStatesOf(db, routeId),
  ])
  const at = stops.findIndex(stop => stop.clientId === clientId && stop.subjectId === orderId)
  const stop = stops[at]
  const state = states.get(orderId)
  if (!route || !stop || !state) return null
  return { routeId, road: roadOf(route, stops, at, { state, now }), door: { lat: stop.lat, lon: stop.lon } }
}
