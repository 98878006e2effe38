// Pickups of cooler bags and Zero Waste kits between deliveries (rule 47): the days and windows a household can choose.

import type { BrandId } from './brands.ts'
import { addWeeks, currentWeek, dateInWeek } from './time/weeks.ts'
import { instantAt, type Weekday } from './time/zone.ts'

/** The windows of a driver's visit, in whole hours of the brand's wall clock. */
export const pickupWindows = [
  { startHour: 8, endHour: 12 },
  { startHour: 12, endHour: 16 },
  { startHour: 16, endHour: 20 },
] as const

export interface PickupTime {
  /** ISO date. */
  date: string
  /** Whole hours of the brand's wall clock. */
  startHour: number
  endHour: number
}

/** A weekday of a zone's routes, from one day (ISO date) to the one before another; null for always. */
export interface PickupRoute {
  weekday: Weekday
  from: string | null
  until: string | null
}

/**
 * The dates (ISO, soonest first) a pickup can be booked for: those of the ISO week after this one on which the household's route
 * runs (rule 47).
 * @param routes of the zone, in any order, repeated for each window
 * @param now ISO instant. @param closed days (ISO dates) on which no van leaves
 */
export function pickupDates(
  brand: BrandId,
  routes: readonly PickupRoute[],
  now: string,
  closed: readonly string[] = [],
): string[] {
  return routeDates(addWeeks(currentWeek(brand, now), 1), routes, closed)
}

/** The days (ISO dates, soonest first) of a week, by its Monday, on which a route runs. @param closed days on which no van leaves */
export function routeDates(
  week: string,
  routes: readonly PickupRoute[],
  closed: readonly string[],
): string[] {
  const dates = routes
    .map(route => ({ ...route, date: dateInWeek(week, route.weekday) }))
    .filter(({ date, from, until }) => (from === null || date >= from) && (until === null || date < until))
    .map(({ date }) => date)
  return [...new Set(dates)].filter(date => !closed.includes(date)).sort()
}

/** Where a pickup goes whose day is closed: the next of these dates, else the nearest before it; null where there is none. */
export function nearestPickupDate(dates: readonly string[], day: string): string | null {
  const others = dates.toSorted()
  return others.find(date => date > day) ?? others.findLast(date => date < day) ?? null
}

/** The window that starts at an hour on one of the dates offered; null for any other date or hour. */
export function offeredPickup(
  dates: readonly string[],
  asked: { date: string; startHour: number },
): PickupTime | null {
  const window = pickupWindows.find(one => one.startHour === asked.startHour)
  return window && dates.includes(asked.date) ? { date: asked.date, ...window } : null
}

/** Whether a pickup can still happen: until its window ends. */
export function isPickupAhead(brand: BrandId, { date, endHour }: PickupTime, now: string): boolean {
  return now < instantAt(brand, date, `${String(endHour).padStart(2, '0')}:00`)
}
