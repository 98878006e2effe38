// A day's stops as a routing problem. Times are minutes of the brand's wall clock on that day, distances minutes of
// driving; nothing here knows of households.

/** A stop of a van. */
export interface ProblemStop {
  /** The service begins in this window, both ends included. An early van waits. */
  from: number
  until: number
  /** Minutes at the door. */
  service: number
  /** Boxes it takes out of the van, and bags and kits it puts in. */
  boxes: number
  bags: number
}

export interface RouteProblem {
  stops: readonly ProblemStop[]
  /** When vans can leave the kitchen, and when they must be back. */
  shift: { from: number; until: number }
  /** Capacity of one van. */
  capacity: { boxes: number; bags: number }
  /** The cost of one more van, in minutes of driving: few vans matter more than short ways. */
  vanCost: number
  /**
   * Minutes between places, row by row: place 0 is the kitchen, place `i + 1` is stop `i`. `(stops + 1)²` numbers; the way there
   * and the way back may differ.
   */
  minutes: Float64Array
}

/** The stops of each van in their order, by their place in the problem. */
export type Routes = number[][]

/** Minutes of driving from one place to another: 0 is the kitchen, `i + 1` is stop `i`. */
export function between(problem: RouteProblem, from: number, to: number): number {
  return problem.minutes[from * (problem.stops.length + 1) + to] as number
}

interface Timed {
  /** Minute at which the van leaves the kitchen: late enough not to wait at its first stop. */
  leaves: number
  /** Minute at which the service of each stop begins. */
  begins: number[]
  /** Minute at which it is back. */
  back: number
  /** Minutes of driving in all. */
  driving: number
}

/** The times of a van that makes stops in this order. A window that cannot be met begins late, never early. */
export function timesOf(problem: RouteProblem, route: readonly number[]): Timed {
  const { stops, shift } = problem
  const first = route[0]
  if (first === undefined) return { leaves: shift.from, begins: [], back: shift.from, driving: 0 }
  const leaves = Math.max(shift.from, (stops[first] as ProblemStop).from - between(problem, 0, first + 1))
  const begins: number[] = []
  let now = leaves
  let place = 0
  let driving = 0
  for (const at of route) {
    const stop = stops[at] as ProblemStop
    const way = between(problem, place, at + 1)
    driving += way
    const begin = Math.max(now + way, stop.from)
    begins.push(begin)
    now = begin + stop.service
    place = at + 1
  }
  const home = between(problem, place, 0)
  return { leaves, begins, back: now + home, driving: driving + home }
}

/** The faults of routes: late stops, overloaded vans, vans back too late. Empty for good routes. */
export function faultsOf(problem: RouteProblem, routes: Routes): string[] {
  const faults: string[] = []
  const seen = new Set<number>()
  for (const [number, route] of routes.entries()) {
    const { begins, back } = timesOf(problem, route)
    const sum = (of: 'boxes' | 'bags') =>
      route.reduce((total, at) => total + (problem.stops[at] as ProblemStop)[of], 0)
    for (const [place, at] of route.entries()) {
      if (seen.has(at)) faults.push(`stop ${at} is gone to twice`)
      seen.add(at)
      if ((begins[place] as number) > (problem.stops[at] as ProblemStop).until + slack)
        faults.push(`stop ${at} is late`)
    }
    if (sum('boxes') > problem.capacity.boxes || sum('bags') > problem.capacity.bags)
      faults.push(`van ${number} holds too much`)
    if (back > problem.shift.until + slack) faults.push(`van ${number} is back late`)
  }
  for (const at of problem.stops.keys()) if (!seen.has(at)) faults.push(`nobody goes to stop ${at}`)
  return faults
}

/** Rounding: sums of minutes differ in their last digits with the order of adding. */
export const slack = 1e-6
