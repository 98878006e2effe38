// The merit offer (rule 48): a household with five deliveries within 60 days of the first gets $20. Each delivery is a
// stamp.

import { addDays } from './time/zone.ts'

export const meritOffer = { deliveries: 5, days: 60, creditCents: 2_000 } as const

export interface Merit {
  /** Deliveries it takes. */
  deliveries: number
  creditCents: number
  /** Deliveries so far that count. */
  stamps: number
  /** Day of the first delivery, and the last day that counts; null before the first. ISO dates. */
  startDate: string | null
  endDate: string | null
  earned: boolean
}

/**
 * How far a household is.
 * @param deliveredOn days of its first deliveries, soonest first, ISO dates; no more than the offer takes are looked at
 */
export function meritOf(deliveredOn: readonly string[]): Merit {
  const { deliveries, days, creditCents } = meritOffer
  const startDate = deliveredOn[0] ?? null
  const endDate = startDate === null ? null : addDays(startDate, days)
  const counting = deliveredOn.slice(0, deliveries).filter(date => endDate !== null && date <= endDate)
  return {
    deliveries,
    creditCents,
    stamps: counting.length,
    startDate,
    endDate,
    earned: counting.length === deliveries,
  }
}

/** What is shown of it on a day: nothing once the time is over, earned or not. */
export function shownMerit(merit: Merit, today: string): Merit | null {
  return merit.endDate !== null && today > merit.endDate ? null : merit
}
