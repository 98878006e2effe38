// A cutoff is (delivery date − n days) at 23:59:59 brand time, n by delivery weekday, 4 by default (rule 72).
// Late edit: from cutoff until the kitchen takes the batch, 15 hours later by default (rule 32).

import type { BrandId } from '../brands.ts'
import { remembered } from './remembered.ts'
import { addDays, addHours, brandDate, instantAt, type Weekday, weekdayOf } from './zone.ts'

interface CutoffRules {
  /** Days before delivery, for weekdays without a number of their own. */
  days: number
  byWeekday: Readonly<Partial<Record<Weekday, number>>>
  /** Hours from cutoff until the kitchen takes the batch. */
  lateEditHours: number
}

export const defaultCutoffRules: CutoffRules = { days: 4, byWeekday: {}, lateEditHours: 15 }

/** The last instant at which a client can edit the order of a delivery date (ISO). */
export function cutoffOf(brand: BrandId, deliveryDate: string, rules = defaultCutoffRules): string {
  return rules === defaultCutoffRules ? byDefault(brand, deliveryDate) : reckon(brand, deliveryDate, rules)
}

const byDefault = remembered((brand: BrandId, deliveryDate: string) =>
  reckon(brand, deliveryDate, defaultCutoffRules),
)

function reckon(brand: BrandId, deliveryDate: string, rules: CutoffRules): string {
  const days = rules.byWeekday[weekdayOf(deliveryDate)] ?? rules.days
  return instantAt(brand, addDays(deliveryDate, -days), '23:59:59')
}

/** The first delivery date (ISO) whose cutoff has not passed, whatever its weekday. @param now ISO instant */
export function firstOpenDate(brand: BrandId, now: string, rules = defaultCutoffRules): string {
  let date = brandDate(brand, now)
  while (!isBeforeCutoff(brand, date, now, rules)) date = addDays(date, 1)
  return date
}

/** The last instant at which items can be added to a locked order, from its cutoff. */
export function lateEditEndAfter(cutoffAt: string, rules = defaultCutoffRules): string {
  return addHours(cutoffAt, rules.lateEditHours)
}

/** The day (ISO date) on which a box is charged: its cutoff is the last second of a day, and the charge follows. */
export function chargedAfter(brand: BrandId, cutoffAt: string): string {
  return brandDate(brand, Temporal.Instant.from(cutoffAt).add({ seconds: 1 }).toString())
}

/** Whether an order of that delivery date can still be edited, skipped or placed. The cutoff second itself is still open. */
export function isBeforeCutoff(
  brand: BrandId,
  deliveryDate: string,
  now: string,
  rules = defaultCutoffRules,
): boolean {
  return !isAfter(now, cutoffOf(brand, deliveryDate, rules))
}

function isAfter(instant: string, limit: string): boolean {
  return Temporal.Instant.compare(instant, limit) > 0
}
