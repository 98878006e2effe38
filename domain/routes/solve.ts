// Plans the routes of a day by ruin and recreate: strings of neighbouring stops are taken out of their vans and put
// back where they cost least, over and over; a worse plan is accepted now and then, ever more rarely (Christiaens and
// Vanden Berghe, Slack Induction by String Removals, Transportation Science 54, 2020). The same problem and seed give
// the same routes on every machine.

import { chanceFrom } from './chance.ts'
import { between, type ProblemStop, type RouteProblem, type Routes } from './problem.ts'
import { bestFit, type Van, vanOf, withStop } from './van.ts'

/** Stops taken out at a time, on average, and of one van at most. */
const taken = { average: 10, longest: 10 }
/** The probability of passing over a place as if the stop did not fit. */
const blinks = 0.01
/** Rounds between two pauses, in which other work can have the processor. */
const atOnce = 40

interface SolveOptions {
  /** Rounds of ruin and recreate. */
  rounds: number
  seed?: number
}

/** The number of rounds worth their time for this many stops: more improve little (bench/routes.ts). */
export function roundsFor(stops: number): number {
  return Math.min(60_000, stops * 600)
}

/**
 * Solves in steps, so that the caller can do other work in between. A stop that no van can reach in time comes first in its van.
 * @returns routes that go to every stop once; the same for the same problem, rounds and seed
 */
export function* solveInSteps(
  problem: RouteProblem,
  { rounds, seed = 1 }: SolveOptions,
): Generator<void, Routes, void> {
  const count = problem.stops.length
  if (count === 0) return []
  const chance = chanceFrom(seed)
  const neighbours = neighboursOf(problem)
  let now = recreate(problem, [], [...problem.stops.keys()], chance)
  let best = now
  const mean = now.driving / (count + now.vans.length)
  const cooling = 100 ** (-1 / Math.max(1, rounds))
  let warmth = mean / 2
  for (let round = 0; round < rounds; round++) {
    const { vans, cut, out } = ruin(now, count, neighbours, chance)
    const left = cut.filter(stops => stops.length > 0).map(stops => vanOf(problem, stops))
    const next = recreate(problem, [...vans, ...left], out, chance)
    if (next.cost < now.cost - warmth * Math.log(1 - chance())) now = next
    if (next.cost < best.cost - 1e-9) best = next
    warmth *= cooling
    if (round % atOnce === atOnce - 1) yield
  }
  return best.vans.map(van => [...van.stops])
}

/** Solves in one go. */
export function solveRoutes(problem: RouteProblem, options: SolveOptions): Routes {
  const steps = solveInSteps(problem, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

interface Solution {
  vans: readonly Van[]
  driving: number
  /** Driving, and the cost of the vans. */
  cost: number
}

/** The stops nearest to each, itself first. */
function neighboursOf(problem: RouteProblem): readonly Uint16Array[] {
  const all = [...problem.stops.keys()]
  return all.map(at => {
    const far = all.map(other => between(problem, at + 1, other + 1) + between(problem, other + 1, at + 1))
    far[at] = -1
    return Uint16Array.from(all.toSorted((a, b) => (far[a] as number) - (far[b] as number) || a - b))
  })
}

/** Removes strings of stops around one of them from their vans. */
function ruin(
  { vans }: Solution,
  count: number,
  neighbours: readonly Uint16Array[],
  chance: () => number,
): { vans: Van[]; cut: readonly number[][]; out: number[] } {
  const mean = count / vans.length
  const longest = Math.min(taken.longest, mean)
  const strings = Math.floor(chance() * ((4 * taken.average) / (1 + longest) - 1)) + 1
  const vanAt = new Map<number, Van>()
  for (const van of vans) for (const stop of van.stops) vanAt.set(stop, van)
  const out: number[] = []
  const cut = new Map<Van, number[]>()
  const around = neighbours[Math.floor(chance() * count)] as Uint16Array
  for (const stop of around) {
    if (cut.size >= strings) break
    const van = vanAt.get(stop) as Van
    if (cut.has(van)) continue
    const length = Math.floor(chance() * Math.min(longest, van.stops.length)) + 1
    const kept = chance() < 0.5 ? cutString(van, stop, length, chance) : cutSplit(van, stop, length, chance)
    const left = new Set(kept)
    for (const each of van.stops) if (!left.has(each)) out.push(each)
    cut.set(van, kept)
  }
  return { vans: vans.filter(van => !cut.has(van)), cut: [...cut.values()], out }
}

/** The rest of a van without a string of this many stops that includes the given one. */
function cutString(van: Van, stop: number, length: number, chance: () => number): number[] {
  const place = van.stops.indexOf(stop)
  const least = Math.max(0, place - length + 1)
  const most = Math.min(van.stops.length - length, place)
  const from = least + Math.floor(chance() * (most - least + 1))
  return [...van.stops.slice(0, from), ...van.stops.slice(from + length)]
}

/** The same, with a piece in the middle of the string left in place. */
function cutSplit(van: Van, stop: number, length: number, chance: () => number): number[] {
  let kept = 1
  while (length + kept < van.stops.length && chance() > 0.01) kept++
  const whole = Math.min(van.stops.length, length + kept)
  const place = van.stops.indexOf(stop)
  const least = Math.max(0, place - whole + 1)
  const most = Math.min(van.stops.length - whole, place)
  const from = least + Math.floor(chance() * (most - least + 1))
  const gap = from + Math.floor(chance() * (length + 1))
  const stays = whole - length
  return van.stops.filter((_, at) => at < from || at >= from + whole || (at >= gap && at < gap + stays))
}

/** Puts stops back one after the other, each where it costs least at that moment. */
function recreate(
  problem: RouteProblem,
  vans: readonly Van[],
  out: readonly number[],
  chance: () => number,
): Solution {
  const now = [...vans]
  const blink = () => chance() < blinks
  for (const index of inSomeOrder(problem, out, chance)) {
    let best: { van: number; place: number; added: number } | null = null
    for (const [at, van] of now.entries()) {
      const fit = bestFit(problem, van, index, { blink })
      if (fit && (best === null || fit.added < best.added)) best = { van: at, ...fit }
    }
    if (best) now[best.van] = withStop(problem, now[best.van] as Van, index, best.place)
    else now.push(vanOf(problem, [index]))
  }
  const driving = now.reduce((sum, van) => sum + van.driving, 0)
  return { vans: now, driving, cost: driving + now.length * problem.vanCost }
}

type Order = (stop: ProblemStop, far: number) => number

/** How stops are ordered before they are put back, and how often each order is used; `null` is a random order. */
const orders: readonly (Order | null)[] = [
  ...Array<null>(4).fill(null),
  ...Array<Order>(4).fill(({ boxes }) => -boxes),
  ...Array<Order>(2).fill((_, far) => -far),
  (_, far) => far,
  ...Array<Order>(2).fill(({ from, until }) => until - from),
  ...Array<Order>(2).fill(({ from }) => from),
  ...Array<Order>(2).fill(({ until }) => -until),
]

function inSomeOrder(problem: RouteProblem, out: readonly number[], chance: () => number): number[] {
  const order = orders[Math.floor(chance() * orders.length)]
  // Equal ones stay in the random order.
  const mixed = out
    .map(index => ({ index, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ index }) => index)
  if (!order) return mixed
  const by = (index: number) => order(problem.stops[index] as ProblemStop, between(problem, 0, index + 1))
  return mixed.toSorted((a, b) => by(a) - by(b))
}
