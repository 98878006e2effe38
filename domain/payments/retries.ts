// When a declined card is tried again: a schedule for each brand. Messages, the account and the FAQ describe the same table
// (i18n/payment_retries.ts).

import type { BrandId } from '../brands.ts'
import { addHours } from '../time/zone.ts'

/** Whole hours after the cutoff at which a card is tried again, ascending. Once the box is packed, there are no more tries. */
export type RetrySchedule = readonly [number, ...number[]]

export const retrySchedules: Readonly<Record<BrandId, RetrySchedule>> = {
  freshprep: [24, 48, 72],
  cookit: [24, 48, 72],
}

/** The least hours between two tries, however late the first one was. */
const leastPause = 1

/**
 * The instant (ISO) of the next try for a batch; null after the last.
 * @param cutoffAt of the batch, ISO instant @param now when its cards were last tried, ISO instant
 */
export function nextRetry(schedule: RetrySchedule, cutoffAt: string, now: string): string | null {
  const earliest = addHours(now, leastPause)
  const instants = schedule.map(hours => addHours(cutoffAt, hours))
  return instants.find(at => Temporal.Instant.compare(at, earliest) >= 0) ?? null
}

/** Whether a schedule has a try every day, from the first day on. */
export const isDaily = (schedule: RetrySchedule): boolean =>
  schedule.every((hours, place) => hours === 24 * (place + 1))
