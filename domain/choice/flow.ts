// Sharing scarce dishes among profiles as one assignment problem, solved exactly.
// x[p][d] of the n[p] households of profile p eat dish d: at most n[p], count[p] × n[p] in all, and over all profiles at most what
// the kitchen can make. Everybody starts with the dishes best for them, which is optimal while no capacity binds. Then units move
// off the overfull dishes along the cheapest chains (this household takes e instead of d, so that one takes f instead of e) until
// nothing is overfull: successive shortest paths, with the profiles folded into the edges between dishes, so that a chain is
// searched among some forty dishes and not among thousands of profiles. A heap has the profile that moves most cheaply between two
// dishes at its head; a profile that cannot move any more is dropped when it gets there.

import { dropLeast, type Heap, pushInto } from './least_first.ts'

export interface FlowProblem {
  /** Households and dishes each, by profile. */
  households: readonly number[]
  counts: readonly number[]
  /** Cost of a dish for a profile, row by row; `unsafe` where it must never be given. */
  costs: Int32Array
  /** Units left, by dish. */
  capacities: readonly number[]
}

export const unsafe = -1

interface Flow {
  /** Households of a profile that get a dish, row by row. */
  shares: Int32Array
  /**
   * Dishes that stay overfull whatever moves, with all the dishes their households could move to; null when everybody can be
   * served. The shares are within capacity only if this is null.
   */
  stuck: boolean[] | null
}

const far: number = 2_000_000_000

/**
 * Cheapest way to give every household its dishes. Every profile needs at least as many safe dishes as its count.
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
const profileOf = (ticket: number): number => ticket - Math.floor(ticket / profilesAtMost) * profilesAtMost

function startWithFavourites(problem: FlowProblem): State {
  const dishes = problem.capacities.length
  const shares = new Int32Array(problem.costs.length)
  const load = new Array<number>(dishes).fill(0)
  problem.households.forEach((households, profile) => {
    const row = profile * dishes
    const safe = load.map((_, dish) => dish).filter(dish => problem.costs[row + dish] !== unsafe)
    safe.sort((a, b) => (problem.costs[row + a] as number) - (problem.costs[row + b] as number))
    for (const dish of safe.slice(0, problem.counts[profile])) {
      shares[row + dish] = households
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

/** Whether some household of a profile can eat `to` instead of `from`. */
function canMove({ dishes, shares, costs, households }: State, profile: number, from: number, to: number) {
  const row = profile * dishes
  if (from === to || costs[row + to] === unsafe) return false
  return (shares[row + from] as number) > 0 && (shares[row + to] as number) < (households[profile] as number)
}

function offerMove(state: State, profile: number, from: number, to: number) {
  if (!canMove(state, profile, from, to)) return
  const row = profile * state.dishes
  const extra = (state.costs[row + to] as number) - (state.costs[row + from] as number)
  pushInto(state.movers[from * state.dishes + to] as Heap, ticketOf(extra, profile))
}

function offerMovesFrom(state: State, profile: number, from: number) {
  for (let to = 0; to < state.dishes; to++) offerMove(state, profile, from, to)
}

function offerMovesTo(state: State, profile: number, to: number) {
  for (let from = 0; from < state.dishes; from++) offerMove(state, profile, from, to)
}

/** Finds again which profile moves most cheaply from one dish to another. */
function refreshMove(state: State, from: number, to: number) {
  const edge = from * state.dishes + to
  const heap = state.movers[edge] as Heap
  while (heap.length > 0 && !canMove(state, profileOf(heap[0] as number), from, to)) dropLeast(heap)
  const [ticket] = heap
  state.price[edge] = ticket === undefined ? far : Math.floor(ticket / profilesAtMost)
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

function movable({ dishes, shares, households }: State, { from, to, profile }: Step): number {
  const row = profile * dishes
  return Math.min(
    shares[row + from] as number,
    (households[profile] as number) - (shares[row + to] as number),
  )
}

/** Moves units, offers the moves that opened, and recomputes those that opened or closed: most steps change neither. */
function move(state: State, { from, to, profile }: Step, units: number) {
  const { dishes, shares } = state
  const [leaving, entering] = [profile * dishes + from, profile * dishes + to]
  const households = state.households[profile] as number
  const hadRoom = (shares[leaving] as number) < households
  const hadUnits = (shares[entering] as number) > 0
  shares[leaving] = (shares[leaving] as number) - units
  shares[entering] = (shares[entering] as number) + units
  if (!hadRoom) offerMovesTo(state, profile, from)
  if (!hadUnits) offerMovesFrom(state, profile, to)
  if (!hadRoom) refreshMovesTo(state, from)
  if (shares[leaving] === 0) refreshMovesFrom(state, from)
  if (!hadUnits) refreshMovesFrom(state, to)
  if (shares[entering] === households) refreshMovesTo(state, to)
}
