// Delivery slots: a weekday and a window, the days on which they are offered, and the first date a household can have.

import type { BrandId } from '../brands.ts'
import { type Cutoffs, isBeforeCutoff } from './cutoff.ts'
import { addWeeks, dateInWeek, menuWeekOf, orderDates } from './weeks.ts'
import { daysBetween, type Weekday } from './zone.ts'

/** A weekday and a window of whole hours in the brand's time: 16 to 20 is 16:00 to 20:00. */
export interface Slot {
  weekday: Weekday
  startHour: number
  endHour: number
}

/** A slot of a zone with the days on which nobody can have it. */
export interface ZoneSlot extends Slot {
  /** Closed days (ISO dates, rule 83). */
  closed: readonly string[]
  /** The first day (ISO date) on which it is offered; without one it always was. */
  from?: string | null
  /** The first day (ISO date) on which it is offered no more (rule 85); without one it goes on. */
  until?: string | null
  /** Days (ISO dates) on which its capacity is taken. */
  full?: readonly string[]
  /** No further household can have it every week. */
  isFull?: boolean
}

export interface SlotDate<S extends Slot = Slot> {
  slot: S
  /** ISO date. */
  deliveryDate: string
}

/** Weeks that are looked through for the first date of a slot. */
const farthestWeeks = 26

/** Whether somebody can have a slot on a date of its weekday (ISO). */
export const isOffered = ({ closed, from, until, full }: ZoneSlot, date: string): boolean =>
  !closed.includes(date) &&
  (from == null || date >= from) &&
  (until == null || date < until) &&
  full?.includes(date) !== true

/** Whether a household can choose a slot for every week: it goes on, and there is room. */
export const canStand = ({ until, isFull }: ZoneSlot): boolean => until == null && isFull !== true

/**
 * The first delivery date of a slot: the first whose cutoff has not passed and on which it is offered. Null where there is none within
 * half a year.
 */
function firstDeliveryDate(brand: BrandId, slot: ZoneSlot, now: string, cutoffs: Cutoffs): string | null {
  const [first] = orderDates(brand, slot.weekday, now, cutoffs, 1) as [string]
  for (let weeks = 0; weeks < farthestWeeks; weeks++) {
    const date = addWeeks(first, weeks)
    if (isOffered(slot, date)) return date
  }
  return null
}

/** The slots that a household can choose for every week, with the first date each can have, soonest first; slots of one date by window. */
export function slotsBySoonest<S extends ZoneSlot>(
  brand: BrandId,
  slots: readonly S[],
  now: string,
  cutoffs: Cutoffs,
): SlotDate<S>[] {
  return slots
    .filter(canStand)
    .flatMap(slot => {
      const deliveryDate = firstDeliveryDate(brand, slot, now, cutoffs)
      return deliveryDate === null ? [] : [{ slot, deliveryDate }]
    })
    .sort(bySoonest)
}

/**
 * The dates an order can move to: days of its own menu week with a slot that is offered and an open cutoff, soonest first. Its own date is
 * among them while it can be edited.
 */
export function datesInSameWeek<S extends ZoneSlot>(
  brand: BrandId,
  deliveryDate: string,
  slots: readonly S[],
  now: string,
  cutoffs: Cutoffs,
): SlotDate<S>[] {
  const week = menuWeekOf(deliveryDate)
  return slots
    .map(slot => ({ slot, deliveryDate: dateInWeek(week, slot.weekday) }))
    .filter(option => isOffered(option.slot, option.deliveryDate))
    .filter(option => isBeforeCutoff(brand, option.deliveryDate, now, cutoffs))
    .sort(bySoonest)
}

/**
 * Where a box goes that cannot stay on its day (rule 83): the same day, else the next one of its week, else the nearest before it; of the
 * windows of that day the one that begins nearest to its own. Undefined where its week has none.
 */
export function nearestDate<S extends Slot>(
  options: readonly SlotDate<S>[],
  from: { deliveryDate: string; startHour: number },
): SlotDate<S> | undefined {
  const days = (option: SlotDate<S>) => daysBetween(from.deliveryDate, option.deliveryDate)
  // A day before comes after every later one.
  const rank = (option: SlotDate<S>) => (days(option) >= 0 ? days(option) : 7 - days(option))
  const hours = ({ slot }: SlotDate<S>) => Math.abs(slot.startHour - from.startHour)
  return options.toSorted((a, b) => rank(a) - rank(b) || hours(a) - hours(b) || bySoonest(a, b))[0]
}

/**
 * What a household gets every week in place of a slot that it cannot keep (rule 85): its own where it is offered, else one of the same weekday,
 * else of the next one of the week, else of the nearest before; of a day's the one that begins nearest to its own. Undefined where there is none.
 */
export function nearestStanding<S extends ZoneSlot>(slots: readonly S[], own: Slot): S | undefined {
  const monday = '2026-11-30'
  const dateOf = ({ weekday }: Slot) => dateInWeek(monday, weekday)
  const options = slots.filter(canStand).map(slot => ({ slot, deliveryDate: dateOf(slot) }))
  return nearestDate(options, { deliveryDate: dateOf(own), startHour: own.startHour })?.slot
}

function bySoonest(a: SlotDate, b: SlotDate): number {
  if (a.deliveryDate === b.deliveryDate) return a.slot.startHour - b.slot.startHour
  return a.deliveryDate < b.deliveryDate ? -1 : 1
}
