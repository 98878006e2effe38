// Delivery slots: a weekday and a window, and the first date a household can have.

import type { BrandId } from '../brands.ts'
import { defaultCutoffRules, isBeforeCutoff } from './cutoff.ts'
import { dateInWeek, menuWeekOf, orderDates } from './weeks.ts'
import type { Weekday } from './zone.ts'

/** A weekday and a window of whole hours in the brand's time: 16 to 20 is 16:00 to 20:00. */
export interface Slot {
  weekday: Weekday
  startHour: number
  endHour: number
}

export interface SlotDate<S extends Slot = Slot> {
  slot: S
  /** ISO date. */
  deliveryDate: string
}

/** The first delivery date of a new weekday: the first whose cutoff has not passed. */
export function firstDeliveryDate(
  brand: BrandId,
  weekday: Weekday,
  now: string,
  rules = defaultCutoffRules,
): string {
  return orderDates(brand, weekday, now, rules, 1)[0] as string
}

/** Slots with the first date each can have, soonest first; slots of one date by window. */
export function slotsBySoonest<S extends Slot>(
  brand: BrandId,
  slots: readonly S[],
  now: string,
  rules = defaultCutoffRules,
): SlotDate<S>[] {
  return slots
    .map(slot => ({ slot, deliveryDate: firstDeliveryDate(brand, slot.weekday, now, rules) }))
    .sort(bySoonest)
}

/**
 * The dates an order can move to: days of its own menu week with a slot and an open cutoff, soonest first. Its own date is among
 * them while it can be edited.
 */
export function datesInSameWeek<S extends Slot>(
  brand: BrandId,
  deliveryDate: string,
  slots: readonly S[],
  now: string,
  rules = defaultCutoffRules,
): SlotDate<S>[] {
  const week = menuWeekOf(deliveryDate)
  return slots
    .map(slot => ({ slot, deliveryDate: dateInWeek(week, slot.weekday) }))
    .filter(option => isBeforeCutoff(brand, option.deliveryDate, now, rules))
    .sort(bySoonest)
}

function bySoonest(a: SlotDate, b: SlotDate): number {
  if (a.deliveryDate === b.deliveryDate) return a.slot.startHour - b.slot.startHour
  return a.deliveryDate < b.deliveryDate ? -1 : 1
}
