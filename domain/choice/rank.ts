// Ranks the dishes of a week for a household. Its favourite comes first; then its preferences come before variety, and
// variety before the week's ranking: last week's dishes, and two dishes of one protein or cuisine, are avoided while a
// preferred dish of another kind is left. A favourite cuisine comes before other preferences until the box has two
// dishes of it.

import { byRank, type Candidate, isSafe } from './candidate.ts'
import type { Profile } from './profile.ts'

interface RankedDish {
  candidate: Candidate
  /**
   * The cost of giving it, to compare households: its place; more where the favourite was possible instead; much more where it is
   * not of a preferred category.
   */
  cost: number
}

const unasked = 1000
/** More than any place of a menu: a scarce dish goes to a household that liked it before one that ranks it first. */
const notFavourite = 200
const asLastWeek = 500
const sameProtein = 120
const sameCuisine = 80
/** More than a second dish of a cuisine, less than a third: two of a favourite cuisine, then something else. */
const otherCuisine = 100

/** Every dish that may be chosen for a profile and is not sold out, best first, each ranked after those before it. */
export function rankFor(profile: Profile, menu: readonly Candidate[]): RankedDish[] {
  const open = menu.filter(candidate => candidate.left > 0 && isSafe(candidate, profile)).sort(byRank)
  const isFavourite = ({ dishId }: Candidate) => dishId === profile.favourite
  const missing = open.some(isFavourite) ? notFavourite : 0
  const ranked: RankedDish[] = []
  const proteins = new Map<string, number>()
  const cuisines = new Map<string, number>()
  while (open.length > 0) {
    const next = bestOf(open, candidate => {
      if (isFavourite(candidate)) return -1
      const repeated =
        (profile.lately?.includes(candidate.dishId) ? asLastWeek : 0) +
        sameProtein * countOf(proteins, candidate.protein) +
        sameCuisine * countOf(cuisines, candidate.cuisine)
      return (
        (isAsked(candidate, profile) ? 0 : unasked) +
        (isLiked(candidate, profile) ? 0 : otherCuisine) +
        repeated
      )
    })
    const [candidate] = open.splice(next, 1) as [Candidate]
    if (candidate.protein) proteins.set(candidate.protein, countOf(proteins, candidate.protein) + 1)
    cuisines.set(candidate.cuisine, countOf(cuisines, candidate.cuisine) + 1)
    const unwanted = isFavourite(candidate) ? 0 : missing + (isAsked(candidate, profile) ? 0 : unasked)
    ranked.push({ candidate, cost: ranked.length + unwanted })
  }
  return ranked
}

/**
 * Times that a dish can come in one box. Recipes stay different: a second kit of one is for the household to choose. A ready meal
 * comes again where too few different ones are left.
 */
export function mostTimes({ kind, count }: Profile): number {
  return kind === 'rte' ? count : 1
}

/**
 * How often each of these dishes comes to one household without competition, in the same order: all of them once before the best
 * come again. Null where they do not fill the box.
 */
export function timesEach(profile: Profile, ranked: readonly RankedDish[]): number[] | null {
  const times = ranked.map(() => 0)
  let missing = profile.count
  for (let round = 1; round <= mostTimes(profile) && missing > 0; round++) {
    ranked.forEach(({ candidate }, place) => {
      if (missing === 0 || candidate.left < round) return
      times[place] = round
      missing -= 1
    })
  }
  return missing === 0 ? times : null
}

/** Units of a week's dishes that may be chosen for one household: where they are fewer than its box has, nothing is. */
export function safeUnits(profile: Profile, menu: readonly Candidate[]): number {
  const times = mostTimes(profile)
  return menu.reduce(
    (units, candidate) => units + (isSafe(candidate, profile) ? Math.min(candidate.left, times) : 0),
    0,
  )
}

/** The dishes of one household without competition, one that comes twice twice: null where too few are safe. */
export function dishesFor(profile: Profile, menu: readonly Candidate[]): string[] | null {
  const ranked = rankFor(profile, menu)
  const times = timesEach(profile, ranked)
  if (times === null) return null
  return ranked.flatMap(({ candidate }, place) =>
    Array.from({ length: times[place] as number }, () => candidate.dishId),
  )
}

/** A household without preferences accepts any category. */
export function isAsked(candidate: Candidate, profile: Profile): boolean {
  return profile.preferred.length === 0 || profile.preferred.includes(candidate.category)
}

/** A household without a favourite cuisine likes them all alike. */
function isLiked({ cuisine }: Candidate, { cuisines = [] }: Profile): boolean {
  return cuisines.length === 0 || cuisines.includes(cuisine)
}

function countOf(counts: ReadonlyMap<string, number>, key: string | null): number {
  return key === null ? 0 : (counts.get(key) ?? 0)
}

/** Index of the candidate with the least penalty; the better-ranked of equals. */
function bestOf(candidates: readonly Candidate[], penaltyOf: (candidate: Candidate) => number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  candidates.forEach((candidate, index) => {
    const penalty = penaltyOf(candidate)
    if (penalty < least) {
      least = penalty
      best = index
    }
  })
  return best
}
