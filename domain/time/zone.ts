// Instants are UTC; days are calendar dates in the brand's zone (rule 72). Zone arithmetic happens here and
// nowhere else: not in SQL, not in job schedules, not in the browser.
// An instant is written `2026-12-02T07:59:59.000Z`, always with milliseconds, so that instants also sort as text.

import { type BrandId, brands } from '../brands.ts'
import { remembered } from './remembered.ts'

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

interface WallClock {
  /** ISO date. */
  date: string
  /** `HH:MM`, 24 hours. */
  time: string
  weekday: Weekday
}

/** The brand's local date and time at an instant. Throws a RangeError for an invalid instant. */
export function wallClock(brand: BrandId, instant: string): WallClock {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(brands[brand].zone)
  return {
    date: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
    weekday: there.dayOfWeek as Weekday,
  }
}

/** The brand's calendar date (ISO) at an instant. */
export function brandDate(brand: BrandId, instant: string): string {
  return wallClock(brand, instant).date
}

/**
 * The instant at which the brand's clocks show a date and time. A time that a change of clocks skips is read an hour later; a time
 * that comes twice means the first.
 * @param date ISO date
 * @param time `HH:MM` or `HH:MM:SS`
 */
export function instantAt(brand: BrandId, date: string, time: string): string {
  const there = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(brands[brand].zone)
  return canonicalInstant(there.toInstant())
}

/** The instant this many hours of elapsed time later. */
export function addHours(instant: string, hours: number): string {
  return canonicalInstant(Temporal.Instant.from(instant).add({ hours }))
}

/** The date this many days later; earlier for a negative count. */
export const addDays = remembered((date: string, days: number) =>
  Temporal.PlainDate.from(date).add({ days }).toString(),
)

/** Whole days from one date to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
}

export function weekdayOf(date: string): Weekday {
  return Temporal.PlainDate.from(date).dayOfWeek as Weekday
}

/** Whether a text is a date of the calendar, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const daysInMonth =
    month >= 1 && month <= 12 ? Temporal.PlainYearMonth.from({ year, month }).daysInMonth : 0
  return day >= 1 && day <= daysInMonth
}

/**
 * Whether a date, ISO, is one that somebody can mean. Far beyond, a few days more or fewer may leave the years that a date has four
 * digits for.
 */
export const inOurTimes = (date: string): boolean => date >= '1900-01-01' && date < '2200-01-01'

function canonicalInstant(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 })
}
