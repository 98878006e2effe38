// How far a van is, for the households that wait for it.

import { isOneOf } from '../machines/is_one_of.ts'
import { openStops } from '../machines/stop_groups.ts'
import type { StopState } from '../machines/tables.ts'

interface StopOnRoute {
  state: StopState
  /** Minutes of the brand's day: the plan, and when it was done. */
  plannedMinute: number
  finishedMinute: number | null
}

/**
 * Stops still before one of a route's, and the van's delay at its last finished stop; null before it has left.
 * @param stops in the order of the route. @param at the place of the one in `stops`
 * @param started whether the van has left
 */
export function progressTo(
  stops: readonly StopOnRoute[],
  at: number,
  started: boolean,
): { before: number; delay: number | null } {
  const before = stops.slice(0, at).filter(({ state }) => isOneOf(state, openStops)).length
  const done = stops.filter(({ finishedMinute }) => finishedMinute !== null)
  if (!started && done.length === 0) return { before, delay: null }
  const last = done.reduce<StopOnRoute | null>(
    (latest, stop) =>
      latest === null || (stop.finishedMinute as number) >= (latest.finishedMinute as number) ? stop : latest,
    null,
  )
  return { before, delay: last === null ? 0 : (last.finishedMinute as number) - last.plannedMinute }
}
