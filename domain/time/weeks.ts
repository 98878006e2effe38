// Menu weeks: seven days named by their Monday. An order exists for each of a household's next five delivery dates that
// can still be edited; after this week's cutoff, these are the five weeks that follow.

import type { BrandId } from '../brands.ts'
import { type Cutoffs, isBeforeCutoff } from './cutoff.ts'
import { addDays, brandDate, inOurTimes, isCalendarDate, type Weekday, weekdayOf } from './zone.ts'

export const weeksAhead = 5

/** The Monday of the menu week that holds a date. Both ISO dates. */
export function menuWeekOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date))
}

/** The Monday of the brand's current week. */
export function currentWeek(brand: BrandId, now: string): string {
  return menuWeekOf(brandDate(brand, now))
}

/** The week this many weeks later, both as Mondays. */
export function addWeeks(week: string, weeks: number): string {
  return addDays(week, weeks * 7)
}

/** The date of a weekday within a menu week. */
export function dateInWeek(week: string, weekday: Weekday): string {
  return addDays(week, weekday - 1)
}

/** The menu address of the first week that can still be ordered (rule 6); which one it is depends on what is published. */
export const openWeek = 'open-week'

/**
 * The menu week a menu address asks for (rule 6): `this-week`, `next-week`, or the week that holds an ISO date;
 * null for anything else.
 */
export function resolveMenuWeek(brand: BrandId, asked: string, now: string): string | null {
  if (asked === 'this-week') return currentWeek(brand, now)
  if (asked === 'next-week') return addWeeks(currentWeek(brand, now), 1)
  if (!isCalendarDate(asked) || !inOurTimes(asked)) return null
  const week = menuWeekOf(asked)
  // A menu's page names the weeks around it as well.
  return [addWeeks(week, -2), addWeeks(week, 2)].every(inOurTimes) ? week : null
}

/**
 * The name of a menu week in its canonical address, the inverse of the above: this week and the next keep their names whatever the
 * date is, any other is its Monday.
 */
export function nameOfMenuWeek(week: string, current: string): string {
  if (week === current) return 'this-week'
  return week === addWeeks(current, 1) ? 'next-week' : week
}

/**
 * The menu weeks any household can have an editable order in, as Mondays: this week and the six after it. Late in a week
 * the cutoff of next Monday's box has passed too, and that household's five weeks start the week after.
 */
export function menuWeeksInUse(brand: BrandId, now: string): string[] {
  const first = currentWeek(brand, now)
  return Array.from({ length: weeksAhead + 2 }, (_, i) => addWeeks(first, i))
}

/**
 * The delivery dates (ISO, soonest first) for which a household has an order, given its weekday: the next five whose cutoff has not
 * passed.
 */
export function orderDates(
  brand: BrandId,
  weekday: Weekday,
  now: string,
  cutoffs: Cutoffs,
  count = weeksAhead,
): string[] {
  let week = currentWeek(brand, now)
  while (!isBeforeCutoff(brand, dateInWeek(week, weekday), now, cutoffs)) week = addWeeks(week, 1)
  return Array.from({ length: count }, (_, i) => dateInWeek(addWeeks(week, i), weekday))
}
