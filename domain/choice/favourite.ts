// The dish of a week that a household would have again (DOMAIN.md, The weekly run: its own history). One a week: the rest of
// the box stays varied, and a batch stays a few profiles.

import { byRank, type Candidate, isSafe } from './candidate.ts'
import type { Profile } from './profile.ts'

/**
 * The best-ranked of the dishes a household liked that may be chosen for it this week; undefined where none may. Whether the
 * kitchen can still make it is no matter here, for that changes while a batch is chosen for.
 * @param liked ids of dishes the household last said it would have again
 */
export function favouriteOf(
  profile: Profile,
  liked: readonly string[],
  menu: readonly Candidate[],
): string | undefined {
  const fitting = menu.filter(candidate => liked.includes(candidate.dishId) && isSafe(candidate, profile))
  return fitting.sort(byRank)[0]?.dishId
}
