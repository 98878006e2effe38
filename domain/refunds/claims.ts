// "Something is wrong with my box": which claims are refunded at once, and which an admin sees first. The limits let honest
// mistakes pass quickly and make habits visible; none of them refuses anybody.

import type { BoxProblem } from './reasons.ts'

/** Whole days after the delivery within which a household can make a claim. */
export const claimDays = 7

/** A claim was refunded, waits for an admin, or was reviewed and not refunded. */
export const claimStates = ['paid', 'waiting', 'declined'] as const
export type ClaimState = (typeof claimStates)[number]

/** The limits for refunds without an admin. Cents, and claims in a number of past days. */
export interface ClaimLimits {
  /** Of one claim. */
  cents: number
  /** For one box, all claims together, as a percentage of its price. */
  boxPercent: number
  /** Earlier claims, and their total. */
  days: number
  claims: number
  claimsCents: number
  /** For one claim: above this a photo is required, where a photo can show the problem. */
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

/** Whether a claim requires a photo. @param cents the refund */
export function needsPhoto(
  reason: BoxProblem,
  cents: number,
  { photoCents }: Pick<ClaimLimits, 'photoCents'>,
): boolean {
  return visible.includes(reason) && cents > photoCents
}

/** A person decides what a late box is worth; the rest is refunded at once. */
const aPersonLooks: readonly BoxProblem[] = ['late']

export interface ClaimToJudge {
  reason: BoxProblem
  /** The refund. */
  cents: number
  /** The price of the box, and its earlier refunds. */
  boxCents: number
  boxBackCents: number
  /** Claims of the last days that the limits count, without this one. */
  before: { claims: number; cents: number }
}

/** Whether a claim is refunded at once or waits for an admin. */
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
