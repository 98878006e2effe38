// When a driver pressed a button whose report arrives later. A phone says how long ago that was, never what time it was: an age is the
// difference of two readings of one clock, so it is right on a phone whose clock is wrong.

import type { BrandId } from '../brands.ts'
import { wallClock } from '../time/zone.ts'

/** The oldest age that is believed, in hours: a phone that lay in a van from Friday until Monday. */
export const oldestReportHours = 72

/**
 * The instant at which the driver pressed: not in the future, not before the earliest possible one, and not longer ago than
 * `oldestReportHours`.
 * @param of.received program time of its arrival, ISO instant
 * @param of.age milliseconds between the press and the sending, by the phone
 * @param of.earliest when the van left, or its day began; ISO instant
 */
export function pressedAt(of: { received: string; age: number; earliest: string }): string {
  const age = Math.min(Math.max(Math.round(of.age), 0), oldestReportHours * 3_600_000)
  const pressed = Temporal.Instant.from(of.received).subtract({ milliseconds: age })
  if (of.earliest > of.received) return of.received
  return laterOf(pressed.toString({ fractionalSecondDigits: 3 }), of.earliest)
}

/** The later of two ISO instants with milliseconds. */
export const laterOf = (one: string, other: string): string => (one < other ? other : one)

/**
 * Whether a box came before its promised window was over.
 * @param of.at ISO instant of the delivery. @param of.endHour on the brand's clock, of `deliveryDate`
 */
export function cameInTime(of: {
  brand: BrandId
  at: string
  deliveryDate: string
  endHour: number
}): boolean {
  const { date, time } = wallClock(of.brand, of.at)
  if (date !== of.deliveryDate) return date < of.deliveryDate
  return time <= `${String(of.endHour).padStart(2, '0')}:00`
}
