// What a household's own history adds to its profile for one week (rule 76): its favourite dish, and last week's
// dishes. There is one favourite a week, so that the rest of the box stays varied and a batch has few profiles.

import { byRank, type Candidate, isSafe } from './candidate.ts'
import type { Profile } from './profile.ts'

export interface History {
  /** Ids of dishes the household last said it would have again. */
  liked: readonly string[]
  /** Ids of dishes that were chosen for it last week. */
  lately: readonly string[]
}

/**
 * The profile with this week's favourite and what not to repeat. The favourite is the best-ranked of the dishes it liked
 * that may be chosen for it and were not in last week's box. Whether the kitchen can still make a dish is no matter here,
 * for that changes while a batch is chosen for.
 */
export function withHistory(
  profile: Profile,
  { liked, lately }: History,
  menu: readonly Candidate[],
): Profile {
  const safe = menu.filter(candidate => isSafe(candidate, profile)).sort(byRank)
  const favourite = safe.find(({ dishId }) => liked.includes(dishId) && !lately.includes(dishId))?.dishId
  const had = safe.map(({ dishId }) => dishId).filter(dishId => lately.includes(dishId))
  return {
    ...profile,
    ...(favourite !== undefined && { favourite }),
    ...(had.length > 0 && { lately: had.sort() }),
  }
}
