// Adds a stop to existing routes: planned stops, and those moved by hand, keep their van and their order.

import type { RouteProblem, Routes } from './problem.ts'
import { bestFit, vanOf, withStop } from './van.ts'

/**
 * Puts a stop where it costs the fewest minutes and makes nobody late; into one more van where there is no such place.
 * @param index the stop, by its place in the problem
 * @param done how many stops of each van are done: nothing is put before them
 */
export function addStop(
  problem: RouteProblem,
  routes: Readonly<Routes>,
  index: number,
  done: readonly number[] = [],
): Routes {
  const vans = routes.map(route => vanOf(problem, route))
  let best: { van: number; place: number; added: number } | null = null
  for (const [at, van] of vans.entries()) {
    const fit = bestFit(problem, van, index, { from: done[at] ?? 0 })
    if (fit && (best === null || fit.added < best.added)) best = { van: at, ...fit }
  }
  if (best === null) return [...routes.map(route => [...route]), [index]]
  const { van: taken, place } = best
  return vans.map((van, at) => [...(at === taken ? withStop(problem, van, index, place) : van).stops])
}
