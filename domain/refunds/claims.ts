// "Something is wrong with my box": what is refunded at once, and what an admin looks at first. The limits keep honest
// mistakes quick and habits visible; none of them refuses anybody.

import type { BoxProblem } from './reasons.ts'

/** Whole days after the delivery within which a household can say that something was wrong. */
export const claimDays = 7

/** A claim was given back, waits for an admin, or was looked at and not given back. */
export const claimStates = ['paid', 'waiting', 'declined'] as const
export type ClaimState = (typeof claimStates)[number]

/** The limits of refunds without an admin. Cents, and claims in a number of past days. */
export interface ClaimLimits {
  /** Of one claim. */
  cents: number
  /** For one box, all claims together, as a percentage of its price. */
  boxPercent: number
  /** Earlier claims, and their total. */
  days: number
  claims: number
  claimsCents: number
  /** For one claim: above it a photo is required, where a photo can show anything. */
  photoCents: number
}

/** A brand's limits until an admin changes them. */
export const usualClaimLimits: ClaimLimits = {
  cents: 4_000,
  boxPercent: 60,
  days: 90,
  claims: 3,
  claimsCents: 9_000,
  photoCents: 2_000,
}

/** Problems that a photo can show: a missing or late product cannot be photographed. */
const visible: readonly BoxProblem[] = ['damaged', 'quality', 'wrong']

/** Whether a claim asks for a photo. @param cents what would go back */
export function needsPhoto(
  reason: BoxProblem,
  cents: number,
  { photoCents }: Pick<ClaimLimits, 'photoCents'>,
): boolean {
  return visible.includes(reason) && cents > photoCents
}

/** What a box being late is worth is for a person to say; the rest is given back at once. */
const aPersonLooks: readonly BoxProblem[] = ['late']

export interface ClaimToJudge {
  reason: BoxProblem
  /** What would go back. */
  cents: number
  /** The price of the box, and its earlier refunds. */
  boxCents: number
  boxBackCents: number
  /** Of the last days that the limits count, this one left out. */
  before: { claims: number; cents: number }
}

/** Whether a claim is given back at once or waits for an admin. */
export function judgeClaim(
  { reason, cents, boxCents, boxBackCents, before }: ClaimToJudge,
  { cents: most, boxPercent, claims, claimsCents }: ClaimLimits,
): 'at_once' | 'to_admin' {
  const ofBox = Math.floor((boxCents * boxPercent) / 100)
  const beyond =
    aPersonLooks.includes(reason) ||
    cents > most ||
    boxBackCents + cents > ofBox ||
    before.claims >= claims ||
    before.cents + cents > claimsCents
  return beyond ? 'to_admin' : 'at_once'
}
