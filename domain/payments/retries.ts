// When a declined card is tried again: a schedule for each brand. What letters, the account and the FAQ say about it
// comes from the same table (i18n/payment_retries.ts).

import type { BrandId } from '../brands.ts'
import { addHours } from '../time/zone.ts'

/** Whole hours after the cutoff at which a card is asked again, ascending. Once a box is packed it is asked no more. */
export type RetrySchedule = readonly [number, ...number[]]

export const retrySchedules: Readonly<Record<BrandId, RetrySchedule>> = {
  freshprep: [24, 48, 72],
  cookit: [24, 48, 72],
}

/** Hours that a card is left alone after it was asked, however late that was. */
const leastPause = 1

/**
 * The instant (ISO) at which cards of a batch are asked next; null once the schedule is through.
 * @param cutoffAt of the batch, ISO instant @param now when its cards were asked last, ISO instant
 */
export function nextRetry(schedule: RetrySchedule, cutoffAt: string, now: string): string | null {
  const earliest = addHours(now, leastPause)
  const instants = schedule.map(hours => addHours(cutoffAt, hours))
  return instants.find(at => Temporal.Instant.compare(at, earliest) >= 0) ?? null
}

/** Whether a schedule asks once a day, from the first day on. */
export const isDaily = (schedule: RetrySchedule): boolean =>
  schedule.every((hours, place) => hours === 24 * (place + 1))
