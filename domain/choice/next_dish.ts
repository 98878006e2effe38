// The dish that comes in the place of one that a household can no longer have: the next of the automatic choice, by the same ranking.

import type { DishKind } from '../catalogue/types.ts'
import type { Candidate } from './candidate.ts'
import type { Profile } from './profile.ts'
import { rankFor } from './rank.ts'

/**
 * @param line its kind may be another than the plan's, where the household added it
 * @param inBox ids of all products of the box
 * @returns undefined where no safe dish without surcharge has as many units left
 */
export function nextDish(
  profile: Profile,
  line: { kind: DishKind; units: number },
  candidates: readonly Candidate[],
  inBox: readonly string[],
): Candidate | undefined {
  const free = candidates.filter(({ dishId, left }) => !inBox.includes(dishId) && left >= line.units)
  return rankFor({ ...profile, kind: line.kind }, free)[0]?.candidate
}
