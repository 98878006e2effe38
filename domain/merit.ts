// The merit offer (rule 48): a household with five deliveries within 60 days of the first gets credit. Each delivery is a
// stamp.

import { addDays } from './time/zone.ts'

export const meritOffer = { deliveries: 5, days: 60 } as const

export interface Merit {
  /** Deliveries required. */
  deliveries: number
  creditCents: number
  /** Deliveries that count so far. */
  stamps: number
  /** Day of the first delivery, and the last day that counts; null before the first. ISO dates. */
  startDate: string | null
  endDate: string | null
  earned: boolean
}

/**
 * A household's progress.
 * @param deliveredOn days of its first deliveries, soonest first, ISO dates; only as many as the offer requires are considered
 * @param creditCents what the offer is worth: a term (rule 82)
 */
export function meritOf(deliveredOn: readonly string[], creditCents: number): Merit {
  const { deliveries, days } = meritOffer
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

/** What a household sees of it on a day: nothing once the time is over, earned or not. */
export function shownMerit(merit: Merit, today: string): Merit | null {
  return merit.endDate !== null && today > merit.endDate ? null : merit
}
