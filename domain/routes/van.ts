// One van's way through its stops, with what is needed to decide at once whether another stop fits between two of them.

import { between, type ProblemStop, type RouteProblem, slack } from './problem.ts'

/** Never changed: a different route is a new van. */
export interface Van {
  readonly stops: readonly number[]
  /** Earliest minute at which each stop's service can begin, and latest for those after it to be in time. */
  readonly earliest: Float64Array
  readonly latest: Float64Array
  readonly boxes: number
  readonly bags: number
  /** Minutes of driving. */
  readonly driving: number
}

export function vanOf(problem: RouteProblem, stops: readonly number[]): Van {
  const count = stops.length
  const earliest = new Float64Array(count)
  const latest = new Float64Array(count)
  const { shift } = problem
  let now = shift.from
  let place = 0
  let driving = 0
  let boxes = 0
  let bags = 0
  for (let at = 0; at < count; at++) {
    const index = stops[at] as number
    const stop = problem.stops[index] as ProblemStop
    const way = between(problem, place, index + 1)
    driving += way
    now = Math.max(now + way, stop.from)
    earliest[at] = now
    now += stop.service
    place = index + 1
    boxes += stop.boxes
    bags += stop.bags
  }
  if (count > 0) driving += between(problem, place, 0)
  let until = shift.until
  let next = 0
  for (let at = count - 1; at >= 0; at--) {
    const index = stops[at] as number
    const stop = problem.stops[index] as ProblemStop
    until = Math.min(stop.until, until - between(problem, index + 1, next) - stop.service)
    latest[at] = until
    next = index + 1
  }
  return { stops, earliest, latest, boxes, bags, driving }
}

/** Where a stop fits in best: before which place, and how many minutes of driving it adds. */
interface Fit {
  place: number
  added: number
}

/**
 * The cheapest place for a stop in a van; null where it fits nowhere.
 * @param from places before this one are taken already
 * @param blink ignores a place where it returns true
 */
export function bestFit(
  problem: RouteProblem,
  van: Van,
  index: number,
  { from = 0, blink }: { from?: number; blink?: () => boolean } = {},
): Fit | null {
  const stop = problem.stops[index] as ProblemStop
  if (van.boxes + stop.boxes > problem.capacity.boxes || van.bags + stop.bags > problem.capacity.bags)
    return null
  const { minutes, shift } = problem
  const width = problem.stops.length + 1
  const self = index + 1
  let best: Fit | null = null
  let cheapest = Number.POSITIVE_INFINITY
  const { stops, earliest, latest } = van
  for (let place = from; place <= stops.length; place++) {
    const before = place === 0 ? 0 : (stops[place - 1] as number) + 1
    const after = place === stops.length ? 0 : (stops[place] as number) + 1
    const there = minutes[before * width + self] as number
    const leaves =
      place === 0
        ? shift.from
        : (earliest[place - 1] as number) + (problem.stops[before - 1] as ProblemStop).service
    const begin = Math.max(leaves + there, stop.from)
    // Every later place in this van begins later still.
    if (begin > stop.until + slack) break
    const onward = minutes[self * width + after] as number
    const added = there + onward - (stops.length === 0 ? 0 : (minutes[before * width + after] as number))
    if (added >= cheapest) continue
    const arrives = begin + stop.service + onward
    const limit = place === stops.length ? shift.until : (latest[place] as number)
    if (arrives > limit + slack) continue
    if (blink?.()) continue
    cheapest = added
    best = { place, added }
  }
  return best
}

/** The van with one stop more. */
export function withStop(problem: RouteProblem, van: Van, index: number, place: number): Van {
  return vanOf(problem, [...van.stops.slice(0, place), index, ...van.stops.slice(place)])
}
