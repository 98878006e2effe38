// The automatic choice for the needs of a batch, as far as they are known: a need that fails for its own data is left out, and
// stays with its order. The lock finds the same failure, and sets that order aside.

import { assignDishes, type ProfileDemand } from '../../domain/choice/assign.ts'
import type { Candidate } from '../../domain/choice/candidate.ts'
import { profileFromKey } from '../../domain/choice/profile.ts'
import type { WeekMenu } from '../menu/week_menu.ts'
import { mayBeAMembersFault, NobodysFault } from '../request/in_halves.ts'
import type { Choice } from './batch.ts'
import type { Demand, DemandRow } from './choose_store.ts'
import { demandByHistory, historiesOn } from './own_history.ts'

interface Chosen {
  demand: Demand[]
  choices: Choice[]
}

/** Chooses for the households of each profile. */
export function chooseFor(
  demand: readonly Pick<Demand, 'profileKey' | 'households'>[],
  candidates: readonly Candidate[],
): Choice[] {
  return assignDishes(demandByProfile(demand), candidates).flatMap(choice => [
    ...choice.allotments.map(({ dishes, households }) => ({
      profileKey: choice.profileKey,
      dishIds: [...dishes],
      households,
    })),
    ...(choice.unserved > 0
      ? [{ profileKey: choice.profileKey, dishIds: [], households: choice.unserved }]
      : []),
  ])
}

/**
 * Chooses for the rows that can be chosen for; the others are left out.
 * @param leftOut is told of each of them
 * @throws the failure where it is that of all rows
 */
export function chooseForGood(
  rows: readonly DemandRow[],
  menu: WeekMenu | null,
  candidates: readonly Candidate[],
  leftOut: (row: DemandRow, error: unknown) => void,
): Chosen {
  const attempt = (some: readonly DemandRow[]): Chosen => {
    const demand = demandByHistory(some, historiesOn(menu))
    return { demand, choices: demand.length === 0 ? [] : chooseFor(demand, candidates) }
  }
  const good = (some: readonly DemandRow[]): readonly DemandRow[] => {
    try {
      attempt(some)
      return some
    } catch (error) {
      if (some.length > 1) {
        const middle = Math.floor(some.length / 2)
        return [...good(some.slice(0, middle)), ...good(some.slice(middle))]
      }
      for (const row of some) leftOut(row, error)
      return []
    }
  }
  try {
    return attempt(rows)
  } catch (error) {
    if (!mayBeAMembersFault(error)) throw error
    const rest = good(rows)
    if (rest.length === 0) throw new NobodysFault('nothing can be chosen for any household', { cause: error })
    return attempt(rest)
  }
}

/** The demand of the rows whose profile can be read. */
export function readableDemand(rows: readonly DemandRow[], menu: WeekMenu | null): Demand[] {
  const keyOf = historiesOn(menu)
  return rows.flatMap(row => {
    try {
      return demandByHistory([row], keyOf)
    } catch {
      return []
    }
  })
}

/** Households by profile, whatever their slices. */
export function demandByProfile(
  demand: readonly Pick<Demand, 'profileKey' | 'households'>[],
): ProfileDemand[] {
  const households = new Map<string, number>()
  for (const part of demand) {
    households.set(part.profileKey, (households.get(part.profileKey) ?? 0) + part.households)
  }
  return [...households].map(([key, count]) => ({ profile: profileFromKey(key), households: count }))
}
