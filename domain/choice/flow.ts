// Sharing scarce dishes among profiles as one assignment problem, solved exactly.
// The n[p] households of profile p eat x[p][d] of dish d: at most n[p] × the times it can come in one box, count[p] × n[p] in all,
// and over all profiles at most what the kitchen can make. A dish that a household has already costs so much more that it comes
// again only where no other is left. Everybody starts with the dishes best for them, which is optimal while no capacity binds. Then
// units move off the overfull dishes along the cheapest chains (this household takes e instead of d, so that one takes f instead of e) until
// nothing is overfull: successive shortest paths, with the profiles folded into the edges between dishes, so that a chain is
// searched among some forty dishes and not among thousands of profiles. A heap has the profile that moves most cheaply between two
// dishes at its head; a profile that cannot move any more is dropped when it gets there.

import { dropLeast, type Heap, pushInto } from './least_first.ts'

export interface FlowProblem {
  /** Households and dishes each, by profile. */
  households: readonly number[]
  counts: readonly number[]
  /** Times that a dish can come in one box, by profile. */
  mostTimes: readonly number[]
  /** Cost of a dish for a profile, row by row; `unsafe` where it must never be given. */
  costs: Int32Array
  /** Units left, by dish. */
  capacities: readonly number[]
}

export const unsafe = -1

/** What a dish costs more each time it comes again: more than any dish costs. */
export const again = 10_000

interface Flow {
  /** Units of a dish that the households of a profile get, spread evenly over them, row by row. */
  shares: Int32Array
  /**
   * Dishes that stay overfull whatever moves, with all the dishes their households could move to; null when everybody can be
   * served. The shares are within capacity only if this is null.
   */
  stuck: boolean[] | null
}

const far: number = 2_000_000_000

/**
 * Cheapest way to give every household its dishes. Every profile needs enough safe dishes for its count.
 */
export function solveFlow(problem: FlowProblem): Flow {
  const state = startWithFavourites(problem)
  for (;;) {
    const sources = state.load.map((load, dish) => load > (problem.capacities[dish] as number))
    if (!sources.includes(true)) return { shares: state.shares, stuck: null }
    const search = searchChains(state, sources)
    const end = nearestFree(state, search.distance)
    if (end < 0) return { shares: state.shares, stuck: search.distance.map(distance => distance < far) }
    moveAlong(state, search.previous, end)
  }
}

interface State extends FlowProblem {
  dishes: number
  shares: Int32Array
  load: number[]
  /** Profiles that could once eat `to` instead of `from`, cheapest first, at [from × dishes + to], as `ticketOf` codes them. */
  movers: Heap[]
  /** The household that can move most cheaply now, and its cost. */
  mover: Int32Array
  price: Int32Array
}

/** A profile in a heap: by the cost of its move, then by its place, so that the order is deterministic. */
const ticketOf = (cost: number, profile: number): number => cost * profilesAtMost + profile
const profilesAtMost = 2 ** 24
const costOf = (ticket: number): number => Math.floor(ticket / profilesAtMost)
const profileOf = (ticket: number): number => ticket - costOf(ticket) * profilesAtMost

function startWithFavourites(problem: FlowProblem): State {
  const dishes = problem.capacities.length
  const shares = new Int32Array(problem.costs.length)
  const load = new Array<number>(dishes).fill(0)
  problem.households.forEach((households, profile) => {
    const row = profile * dishes
    const safe = load.map((_, dish) => dish).filter(dish => problem.costs[row + dish] !== unsafe)
    safe.sort((a, b) => (problem.costs[row + a] as number) - (problem.costs[row + b] as number))
    for (let place = 0; place < (problem.counts[profile] as number) && safe.length > 0; place++) {
      const dish = safe[place % safe.length] as number
      shares[row + dish] = (shares[row + dish] as number) + households
      load[dish] = (load[dish] as number) + households
    }
  })
  const edges = dishes * dishes
  const state = {
    ...problem,
    dishes,
    shares,
    load,
    movers: Array.from({ length: edges }, (): Heap => []),
    mover: new Int32Array(edges),
    price: new Int32Array(edges),
  }
  for (let profile = 0; profile < problem.households.length; profile++) {
    for (let from = 0; from < dishes; from++) offerMovesFrom(state, profile, from)
  }
  for (let from = 0; from < dishes; from++) refreshMovesFrom(state, from)
  return state
}

/** Times that every household of a profile has a dish. */
const timesAll = ({ shares, households, dishes }: State, profile: number, dish: number): number =>
  Math.floor((shares[profile * dishes + dish] as number) / (households[profile] as number))

/** Times that the household which has it most often has a dish. */
const timesSome = ({ shares, households, dishes }: State, profile: number, dish: number): number =>
  Math.ceil((shares[profile * dishes + dish] as number) / (households[profile] as number))

/** What it costs that some household of a profile eats `to` instead of `from`; `far` where none can. */
function costOfMove(state: State, profile: number, from: number, to: number): number {
  const { dishes, shares, costs, households, mostTimes } = state
  const row = profile * dishes
  if (from === to || costs[row + to] === unsafe || shares[row + from] === 0) return far
  const most = mostTimes[profile] as number
  if ((shares[row + to] as number) >= most * (households[profile] as number)) return far
  const extra = (costs[row + to] as number) - (costs[row + from] as number)
  if (most === 1) return extra
  return extra + again * (timesAll(state, profile, to) - (timesSome(state, profile, from) - 1))
}

function offerMove(state: State, profile: number, from: number, to: number) {
  const extra = costOfMove(state, profile, from, to)
  if (extra === far) return
  pushInto(state.movers[from * state.dishes + to] as Heap, ticketOf(extra, profile))
}

function offerMovesFrom(state: State, profile: number, from: number) {
  for (let to = 0; to < state.dishes; to++) offerMove(state, profile, from, to)
}

function offerMovesTo(state: State, profile: number, to: number) {
  for (let from = 0; from < state.dishes; from++) offerMove(state, profile, from, to)
}

/** Whether a profile can still move at the cost it was offered at. */
function isTrue(state: State, ticket: number, from: number, to: number): boolean {
  return costOfMove(state, profileOf(ticket), from, to) === costOf(ticket)
}

/** Finds again which profile moves most cheaply from one dish to another. */
function refreshMove(state: State, from: number, to: number) {
  const edge = from * state.dishes + to
  const heap = state.movers[edge] as Heap
  while (heap.length > 0 && !isTrue(state, heap[0] as number, from, to)) dropLeast(heap)
  const [ticket] = heap
  state.price[edge] = ticket === undefined ? far : costOf(ticket)
  state.mover[edge] = ticket === undefined ? -1 : profileOf(ticket)
}

function refreshMovesFrom(state: State, from: number) {
  for (let to = 0; to < state.dishes; to++) refreshMove(state, from, to)
}

function refreshMovesTo(state: State, to: number) {
  for (let from = 0; from < state.dishes; from++) refreshMove(state, from, to)
}

/** Cheapest chains from any of the sources to every dish (Bellman and Ford; prices may be negative, cycles never are). */
function searchChains(state: State, sources: readonly boolean[]) {
  const { dishes, price } = state
  const distance = sources.map(isSource => (isSource ? 0 : far))
  const previous = new Array<number>(dishes).fill(-1)
  for (let improved = true; improved; ) {
    improved = false
    for (let from = 0; from < dishes; from++) {
      const base = distance[from] as number
      if (base === far) continue
      for (let to = 0; to < dishes; to++) {
        const step = price[from * dishes + to] as number
        if (step === far || base + step >= (distance[to] as number)) continue
        distance[to] = base + step
        previous[to] = from
        improved = true
      }
    }
  }
  return { distance, previous }
}

function nearestFree(state: State, distance: readonly number[]): number {
  let nearest = -1
  for (let dish = 0; dish < state.dishes; dish++) {
    const isFree = (state.load[dish] as number) < (state.capacities[dish] as number)
    if (!isFree || (distance[dish] as number) >= far) continue
    if (nearest < 0 || (distance[dish] as number) < (distance[nearest] as number)) nearest = dish
  }
  return nearest
}

interface Step {
  from: number
  to: number
  profile: number
}

/** Moves as many units as the whole chain allows, one household's dish at each step. */
function moveAlong(state: State, previous: readonly number[], end: number) {
  const { load, capacities } = state
  const steps: Step[] = []
  let start = end
  for (let from = previous[end] as number; from >= 0; from = previous[from] as number) {
    steps.push({ from, to: start, profile: state.mover[from * state.dishes + start] as number })
    start = from
  }
  const surplus = (load[start] as number) - (capacities[start] as number)
  const free = (capacities[end] as number) - (load[end] as number)
  const units = Math.min(surplus, free, ...steps.map(step => movable(state, step)))
  load[start] = (load[start] as number) - units
  load[end] = (load[end] as number) + units
  for (const step of steps) move(state, step, units)
}

/** Units that move before the next would cost otherwise. */
function movable(state: State, { from, to, profile }: Step): number {
  const { dishes, shares, households } = state
  const row = profile * dishes
  const all = households[profile] as number
  return Math.min(
    (shares[row + from] as number) - all * (timesSome(state, profile, from) - 1),
    all * (timesAll(state, profile, to) + 1) - (shares[row + to] as number),
  )
}

/** Moves units, offers the moves that opened, and recomputes those that opened or closed: most steps change neither. */
function move(state: State, { from, to, profile }: Step, units: number) {
  const { dishes, shares } = state
  const leaving = timesOf(state, profile, from)
  const entering = timesOf(state, profile, to)
  shares[profile * dishes + from] = (shares[profile * dishes + from] as number) - units
  shares[profile * dishes + to] = (shares[profile * dishes + to] as number) + units
  const left = timesOf(state, profile, from)
  const entered = timesOf(state, profile, to)
  if (left.all !== leaving.all) offerMovesTo(state, profile, from)
  if (left.some !== leaving.some) offerMovesFrom(state, profile, from)
  if (entered.some !== entering.some) offerMovesFrom(state, profile, to)
  if (entered.all !== entering.all) offerMovesTo(state, profile, to)
  if (left.all !== leaving.all) refreshMovesTo(state, from)
  if (left.some !== leaving.some) refreshMovesFrom(state, from)
  if (entered.some !== entering.some) refreshMovesFrom(state, to)
  if (entered.all !== entering.all) refreshMovesTo(state, to)
}

const timesOf = (state: State, profile: number, dish: number) => ({
  all: timesAll(state, profile, dish),
  some: timesSome(state, profile, dish),
})
