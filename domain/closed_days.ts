// Days on which nothing is delivered: which places one covers, and when it can be closed (rule 83). A box that is on it comes on another day of
// its week, or is skipped.

import type { BrandId, Locale } from './brands.ts'
import { type Cutoffs, cutoffOf } from './time/cutoff.ts'
import { addDays, addHours, brandDate } from './time/zone.ts'

export const closedDayOutcomes = [
  /** It comes on another day of its week. */
  'moved',
  /** Its week has no other day any more. */
  'skipped',
  /** It was skipped already; it would come on another day, or does not come this week. */
  'resting',
  /** Its household has changed it in the meantime, or it was cut off before. */
  'stayed',
] as const
export type ClosedDayOutcome = (typeof closedDayOutcomes)[number]

/** A day on which everything of a brand is closed, one of its kitchens, or one of its zones. */
export interface ClosedDay {
  id: string
  kitchen: string | null
  zone: string | null
  /** ISO date. */
  day: string
  /** As households read it. */
  reason: Readonly<Record<Locale, string>>
}

/** Hours before its cutoff at which a day can be closed at the latest: its households read of it while they can still choose. */
const hoursAhead = 24

/** How far ahead a day can be closed, in days. */
const farthest = 730

/** The first day that can still be closed, and the last (ISO dates). @param now ISO instant */
export function daysToClose(brand: BrandId, now: string, cutoffs: Cutoffs): { first: string; last: string } {
  const today = brandDate(brand, now)
  let first = today
  while (isTooLateToClose(brand, first, now, cutoffs)) first = addDays(first, 1)
  return { first, last: addDays(today, farthest) }
}

/** Whether a day's cutoff is too near: where days differ by weekday, one after the first that can be closed may be. */
export const isTooLateToClose = (brand: BrandId, day: string, now: string, cutoffs: Cutoffs): boolean =>
  cutoffOf(brand, day, cutoffs) < addHours(now, hoursAhead)
