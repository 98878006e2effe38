// A household's own history, as part of its profile for one week (rule 76): its favourite dish, and last week's dishes. There is
// one favourite a week, so that the rest of the box stays varied and a batch has few profiles.

import { byRank, type Candidate, isSafe } from './candidate.ts'
import type { Profile } from './profile.ts'

export interface History {
  /** Ids of dishes that the household would have again, by its latest review. */
  liked: readonly string[]
  /** Ids of dishes that were chosen for it last week. */
  lately: readonly string[]
}

/**
 * The profile with this week's favourite and the dishes not to repeat. The favourite is the best-ranked dish that the household
 * liked, may have and did not have last week. Capacity does not count, because it changes while a batch is chosen for.
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
