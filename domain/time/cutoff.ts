// A cutoff is (delivery date − n days) at a time of the brand's day, both by the weekday of the delivery: terms that the company sets (rule 72).
// Late edit: from cutoff until the kitchen takes the batch, 15 hours later (rule 32).

import type { BrandId } from '../brands.ts'
import { remembered } from './remembered.ts'
import { addDays, addHours, brandDate, instantAt } from './zone.ts'

/** When boxes of a delivery weekday are cut off. */
export interface CutoffRule {
  /** Days before the delivery. */
  days: number
  /** `HH:MM` of the brand's clock; the whole minute is still open. */
  time: string
}

/** The rule for the boxes of a delivery date (ISO). */
export type Cutoffs = (brand: BrandId, deliveryDate: string) => CutoffRule

/** What the company begins with. */
export const usualCutoff: CutoffRule = { days: 4, time: '23:59' }

/** A box is late-edited, packed and driven after its cutoff, and a pause ends a week before its first box. */
export const cutoffDays = { least: 2, most: 6 } as const

/** Hours from cutoff until the kitchen takes the batch. */
export const lateEditHours = 15

/** The last instant at which a client can edit the order of a delivery date (ISO). */
export function cutoffOf(brand: BrandId, deliveryDate: string, cutoffs: Cutoffs): string {
  const { days, time } = cutoffs(brand, deliveryDate)
  return lastInstant(brand, deliveryDate, days, time)
}

const lastInstant = remembered((brand: BrandId, deliveryDate: string, days: number, time: string) =>
  instantAt(brand, addDays(deliveryDate, -days), `${time}:59`),
)

/** The first delivery date (ISO) whose cutoff has not passed, whatever its weekday. @param now ISO instant */
export function firstOpenDate(brand: BrandId, now: string, cutoffs: Cutoffs): string {
  let date = brandDate(brand, now)
  while (!isBeforeCutoff(brand, date, now, cutoffs)) date = addDays(date, 1)
  return date
}

/**
 * The first delivery date (ISO) from which on no cutoff has passed. Where days differ by weekday, it is later than the first open one.
 * @param now ISO instant
 */
export function firstDateOfAllOpen(brand: BrandId, now: string, cutoffs: Cutoffs): string {
  const today = brandDate(brand, now)
  let first = addDays(today, cutoffDays.most + 1)
  while (first > today && isBeforeCutoff(brand, addDays(first, -1), now, cutoffs)) first = addDays(first, -1)
  return first
}

/** The last instant at which items can be added to a locked order, from its cutoff. */
export function lateEditEndAfter(cutoffAt: string): string {
  return addHours(cutoffAt, lateEditHours)
}

/** The day (ISO date) on which a box is charged: the charge follows its cutoff, which is the last second of a minute. */
export function chargedAfter(brand: BrandId, cutoffAt: string): string {
  return brandDate(brand, Temporal.Instant.from(cutoffAt).add({ seconds: 1 }).toString())
}

/** Whether an order of that delivery date can still be edited, skipped or placed. The cutoff second itself is still open. */
export function isBeforeCutoff(brand: BrandId, deliveryDate: string, now: string, cutoffs: Cutoffs): boolean {
  return !isAfter(now, cutoffOf(brand, deliveryDate, cutoffs))
}

function isAfter(instant: string, limit: string): boolean {
  return Temporal.Instant.compare(instant, limit) > 0
}
