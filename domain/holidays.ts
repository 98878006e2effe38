// Public holidays of the provinces, for the calendar on which the company closes days. None of them closes a day by itself.

import type { Province } from './brands.ts'
import { addDays, weekdayOf } from './time/zone.ts'

export const holidays = [
  'new_year',
  'family',
  'good_friday',
  'patriots',
  'fete_nationale',
  'canada',
  'civic',
  'labour',
  'reconciliation',
  'thanksgiving',
  'remembrance',
  'christmas',
  'boxing',
] as const
export type Holiday = (typeof holidays)[number]

interface PublicHoliday {
  holiday: Holiday
  /** ISO date. */
  day: string
  provinces: readonly Province[]
}

const all = ['BC', 'AB', 'QC', 'ON'] as const

/** Statutory holidays of the year, by date: each province's own employment standards. */
export function publicHolidays(year: number): PublicHoliday[] {
  const on = (month: number, day: number) => `${year}-${two(month)}-${two(day)}`
  const found: PublicHoliday[] = [
    { holiday: 'new_year', day: on(1, 1), provinces: all },
    { holiday: 'family', day: nthMonday(year, 2, 3), provinces: ['BC', 'AB', 'ON'] },
    { holiday: 'good_friday', day: addDays(easterSunday(year), -2), provinces: all },
    { holiday: 'patriots', day: mondayBefore(on(5, 25)), provinces: all },
    { holiday: 'fete_nationale', day: on(6, 24), provinces: ['QC'] },
    { holiday: 'canada', day: on(7, 1), provinces: all },
    { holiday: 'civic', day: nthMonday(year, 8, 1), provinces: ['BC'] },
    { holiday: 'labour', day: nthMonday(year, 9, 1), provinces: all },
    { holiday: 'reconciliation', day: on(9, 30), provinces: ['BC'] },
    { holiday: 'thanksgiving', day: nthMonday(year, 10, 2), provinces: all },
    { holiday: 'remembrance', day: on(11, 11), provinces: ['BC', 'AB'] },
    { holiday: 'christmas', day: on(12, 25), provinces: all },
    { holiday: 'boxing', day: on(12, 26), provinces: ['ON'] },
  ]
  return found.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

const two = (of: number) => String(of).padStart(2, '0')

function nthMonday(year: number, month: number, nth: number): string {
  const first = `${year}-${two(month)}-01`
  return addDays(first, ((8 - weekdayOf(first)) % 7) + 7 * (nth - 1))
}

/** The last Monday before a date. */
const mondayBefore = (date: string): string => addDays(date, weekdayOf(date) === 1 ? -7 : 1 - weekdayOf(date))

/** Gregorian Easter (the anonymous algorithm of 1876). */
function easterSunday(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moon =
    (19 * a +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const days = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * days) / 451)
  const count = moon + days - 7 * late + 114
  return `${year}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}`
}
