// The automatic choice for a batch: which dishes go to how many households of each profile (rule 76). It never breaks a hard
// exclusion, exceeds a capacity or picks a surcharge, and serves everybody whenever the menu allows it: with the same ready meal
// again, if need be. Where it does not, households with the fewest alternatives are left out first: each of them would take most
// of the scarce dishes, so fewer go without.

import type { Candidate } from './candidate.ts'
import { type FlowProblem, solveFlow, unsafe } from './flow.ts'
import { type Profile, profileKey } from './profile.ts'
import { mostTimes, rankFor } from './rank.ts'
import { shareOut } from './share_out.ts'

export interface ProfileDemand {
  profile: Profile
  households: number
}

/** A number of households of one profile, each with these dishes; one that comes twice is listed twice. */
export interface Allotment {
  dishes: readonly string[]
  households: number
}

/** How often each dish of a box comes, in the order of the box. */
export function timesOf(dishes: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const dish of dishes) times.set(dish, (times.get(dish) ?? 0) + 1)
  return times
}

export interface ProfileChoice {
  profileKey: string
  allotments: readonly Allotment[]
  /** Households for which too few safe dishes are left: their order is skipped and they get a message. */
  unserved: number
}

/**
 * Chooses for every household of a batch, profile by profile in the order given. `menu` is the week's dishes with what
 * is left of each; market items do not belong in it.
 */
export function assignDishes(demand: readonly ProfileDemand[], menu: readonly Candidate[]): ProfileChoice[] {
  const problem = problemOf(demand, menu)
  const shares = shareAmong(problem)
  return demand.map(({ profile, households: wanted }, row) => {
    const served = problem.households[row] as number
    const share = shares.subarray(row * menu.length, (row + 1) * menu.length)
    return {
      profileKey: profileKey(profile),
      allotments: shareOut(share, served, menu),
      unserved: wanted - served,
    }
  })
}

interface ServedProblem extends FlowProblem {
  /** Households still to be served: fewer than asked for where the menu does not allow more. */
  households: number[]
}

function problemOf(demand: readonly ProfileDemand[], menu: readonly Candidate[]): ServedProblem {
  const columns = new Map(menu.map((candidate, column) => [candidate.dishId, column]))
  const costs = new Int32Array(demand.length * menu.length).fill(unsafe)
  const households = demand.map(({ profile, households: wanted }, row) => {
    const ranked = rankFor(profile, menu)
    for (const { candidate, cost } of ranked) {
      costs[row * menu.length + (columns.get(candidate.dishId) as number)] = cost
    }
    return ranked.length * mostTimes(profile) < profile.count ? 0 : wanted
  })
  return {
    households,
    counts: demand.map(({ profile }) => profile.count),
    mostTimes: demand.map(({ profile }) => mostTimes(profile)),
    costs,
    capacities: menu.map(candidate => candidate.left),
  }
}

/** Shares within capacity, after leaving out the households that no share could serve. */
function shareAmong(problem: ServedProblem): Int32Array {
  for (;;) {
    const { shares, stuck } = solveFlow(problem)
    if (stuck === null) return shares
    leaveOut(problem, shares, stuck)
  }
}

/**
 * Takes out households until the overfull dishes suffice for the rest. A household depends on them for as many dishes as it lacks
 * safe ones elsewhere; those that depend on them most go first.
 */
function leaveOut(problem: ServedProblem, shares: Int32Array, stuck: readonly boolean[]) {
  const dishes = stuck.length
  const forced = problem.counts.map((count, row) => {
    const elsewhere = stuck.filter(
      (isStuck, dish) => !isStuck && problem.costs[row * dishes + dish] !== unsafe,
    )
    return Math.max(0, count - elsewhere.length * (problem.mostTimes[row] as number))
  })
  let excess = 0
  stuck.forEach((isStuck, dish) => {
    if (!isStuck) return
    for (let at = dish; at < shares.length; at += dishes) excess += shares[at] as number
    excess -= problem.capacities[dish] as number
  })
  const mostForcedFirst = [...forced.keys()].sort((a, b) => (forced[b] as number) - (forced[a] as number))
  for (const row of mostForcedFirst) {
    if (excess <= 0 || forced[row] === 0) return
    const dropped = Math.min(problem.households[row] as number, Math.ceil(excess / (forced[row] as number)))
    problem.households[row] = (problem.households[row] as number) - dropped
    excess -= dropped * (forced[row] as number)
  }
}
