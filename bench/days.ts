// The days of a measurement. The program's clock only goes forward, so they follow from the day on which it is made.

import type { BrandId } from '../domain/brands.ts'
import { addDays, brandDate, instantAt, weekdayOf } from '../domain/time/zone.ts'

const today = brandDate('cookit', Temporal.Now.instant().toString())

/** The Monday of this week, or one so many weeks later; ISO date. */
export const mondayIn = (weeks: number): string => addDays(today, 1 - weekdayOf(today) + 7 * weeks)

/** Noon of that Monday, or of a day so many days later; ISO instant. */
export const noonOf = (brand: BrandId, weeks: number, days = 0): string =>
  instantAt(brand, addDays(mondayIn(weeks), days), '12:00')
