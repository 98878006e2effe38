// A stop of a route, as the calculation of its window takes it (domain/routes/window.ts).

import { progressTo } from '../../../domain/routes/progress.ts'
import type { StopAhead } from '../../../domain/routes/window.ts'
import { minuteOf } from '../../../domain/time/minutes.ts'
import { daysBetween, wallClock } from '../../../domain/time/zone.ts'
import type { RouteRow, StopRow } from './store.ts'

type Route = Pick<RouteRow, 'brand' | 'date' | 'startedAt'>

/** Minutes of the route's day at an instant; beyond midnight they go on. */
export function minutesOn({ brand, date }: Pick<Route, 'brand' | 'date'>, instant: string): number {
  const there = wallClock(brand, instant)
  return daysBetween(date, there.date) * 24 * 60 + minuteOf(there.time)
}

/** @param at the stop's place in `stops`, which are in the order of the route */
export function aheadOf(route: Route, stops: readonly StopRow[], at: number): Omit<StopAhead, 'now'> {
  const stop = stops[at] as StopRow
  const onRoute = stops.map(({ state, plannedMinute, finishedAt }) => ({
    state,
    plannedMinute,
    finishedMinute: finishedAt === null ? null : minutesOn(route, finishedAt),
  }))
  return {
    from: stop.startHour * 60,
    until: stop.endHour * 60,
    planned: stop.plannedMinute,
    ...progressTo(onRoute, at, route.startedAt !== null),
  }
}
