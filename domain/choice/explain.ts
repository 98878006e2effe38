// The automatic choice for one household, with its reasons, for admins.

import { byRank, type Candidate, isSafe } from './candidate.ts'
import type { Profile } from './profile.ts'
import { isAsked, rankFor, timesEach } from './rank.ts'

/**
 * Why a dish was chosen: a favourite; of a preferred category, or no preferred dish was left; the best-ranked left, or the better
 * ones would have repeated something.
 */
export const choiceReasons = ['favourite', 'asked', 'not_asked', 'best_ranked', 'variety'] as const
type ChoiceReason = (typeof choiceReasons)[number]

/** Why a dish of the household's kind cannot be chosen for it. */
export const leftOutReasons = ['surcharge', 'diet', 'exclusions', 'sold_out'] as const
type LeftOutReason = (typeof leftOutReasons)[number]

interface ExplainedChoice {
  /** As many as the profile counts, best first, with the times each comes; empty where too few may be chosen. */
  dishes: { candidate: Candidate; times: number; reasons: ChoiceReason[] }[]
  /** How many dishes may be chosen for the profile. */
  safe: number
  /** How many dishes of its kind may not be chosen, each counted under one reason. */
  leftOut: Record<LeftOutReason, number>
}

export function explainChoice(profile: Profile, menu: readonly Candidate[]): ExplainedChoice {
  const found = rankFor(profile, menu)
  const times = timesEach(profile, found)
  const ranked = found.map(({ candidate }) => candidate)
  const chosen = times === null ? [] : ranked.slice(0, profile.count)
  const leftOut = { surcharge: 0, diet: 0, exclusions: 0, sold_out: 0 }
  for (const candidate of menu) {
    const reason = whyNot(candidate, profile)
    if (reason) leftOut[reason] += 1
  }
  return {
    dishes: chosen.map((candidate, place) => ({
      candidate,
      times: times?.[place] ?? 0,
      reasons: whyChosen(candidate, ranked.slice(place + 1), profile),
    })),
    safe: ranked.length,
    leftOut,
  }
}

function whyChosen(candidate: Candidate, after: readonly Candidate[], profile: Profile): ChoiceReason[] {
  if (candidate.dishId === profile.favourite) return ['favourite']
  const asked = isAsked(candidate, profile)
  const passedOver = after.some(other => isAsked(other, profile) === asked && byRank(other, candidate) < 0)
  const wish = profile.preferred.length === 0 ? [] : [asked ? ('asked' as const) : ('not_asked' as const)]
  return [...wish, passedOver ? 'variety' : 'best_ranked']
}

function whyNot(candidate: Candidate, profile: Profile): LeftOutReason | null {
  if (candidate.kind !== profile.kind) return null
  if (candidate.surchargeCents > 0) return 'surcharge'
  if (!isSafe(candidate, { ...profile, exclusions: [] })) return 'diet'
  if (!isSafe(candidate, profile)) return 'exclusions'
  return candidate.left > 0 ? null : 'sold_out'
}
