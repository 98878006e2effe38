// How a pause ends by itself. A household names the delivery that its boxes resume with. The subscription resumes a
// week before that day, so that there is time to choose or skip, and a notice goes out three days before it resumes.

import type { BrandId } from '../brands.ts'
import type { Cutoffs } from '../time/cutoff.ts'
import { orderDates } from '../time/weeks.ts'
import { addDays, brandDate, type Weekday } from '../time/zone.ts'

/** Days before the first delivery at which a pause ends: longer than any cutoff. */
export const wakeDays = 7
/** Days before the first delivery at which its end is announced. */
export const noticeDays = 10
/** How many deliveries ahead the end of a pause can be. */
const deliveriesAhead = 26

/**
 * The delivery dates (ISO, soonest first) a household can come back with, half a year of them. An earlier one would leave nothing
 * to pause.
 * @param now ISO instant. @param closed days (ISO dates) on which nothing comes
 */
export function resumeDates(
  brand: BrandId,
  weekday: Weekday,
  now: string,
  cutoffs: Cutoffs,
  closed: readonly string[] = [],
): string[] {
  const today = brandDate(brand, now)
  return orderDates(brand, weekday, now, cutoffs, deliveriesAhead).filter(
    date => wakesOn(date) > today && !closed.includes(date),
  )
}

/** The day on which a pause ends so that boxes resume on a delivery date. Both ISO dates. */
const wakesOn = (resumesOn: string): string => addDays(resumesOn, -wakeDays)
