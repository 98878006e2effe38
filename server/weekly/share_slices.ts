// Divides a batch's automatic choice among its slices.

import type { Choice } from './batch.ts'
import type { Demand } from './choose_store.ts'

/**
 * Divides the choice of the profiles among the slices with their households, in the order of both: every slice gets as many of each
 * profile as it needs, as long as the choice was made for the sum.
 */
export function shareBySlice(choices: readonly Choice[], demand: readonly Demand[]): Map<number, Choice[]> {
  const left = byProfile(choices)
  const shared = new Map<number, Choice[]>()
  for (const { slice, profileKey, households } of demand) {
    const taken = takeHouseholds(left.get(profileKey) ?? [], households)
    shared.set(slice, [...(shared.get(slice) ?? []), ...taken])
  }
  return shared
}

/** Divides a slice's choice in two: what the first half needs, and all that is left. */
export function halveChoice(
  choices: readonly Choice[],
  demandOfFirst: readonly Pick<Demand, 'profileKey' | 'households'>[],
): [Choice[], Choice[]] {
  const left = byProfile(choices)
  const first = demandOfFirst.flatMap(({ profileKey, households }) =>
    takeHouseholds(left.get(profileKey) ?? [], households),
  )
  return [first, [...left.values()].flat()]
}

function byProfile(choices: readonly Choice[]): Map<string, Choice[]> {
  return Map.groupBy(
    choices.map(choice => ({ ...choice })),
    choice => choice.profileKey,
  )
}

/** Takes this many households off the front of the rest. */
function takeHouseholds(left: Choice[], households: number): Choice[] {
  const share: Choice[] = []
  for (let missing = households; missing > 0; ) {
    const [first] = left
    if (!first) break
    const taken = Math.min(missing, first.households)
    share.push({ ...first, households: taken })
    first.households -= taken
    missing -= taken
    if (first.households === 0) left.shift()
  }
  return share
}
