// A box that did not come is delivered again: on the next day of its route, in the household's usual window where there
// is one.

import { isOffered, type Slot, type ZoneSlot } from './time/slots.ts'
import { addDays, weekdayOf } from './time/zone.ts'

/** Days looked ahead: every zone has a route every week. */
const ahead = 7

export interface DeliveryAttempt {
  /** ISO date. */
  date: string
  /** Whole hours of the brand's wall clock. */
  startHour: number
  endHour: number
}

/**
 * The next attempt: tomorrow at the earliest, because the box is packed anew.
 * @param slots of the address's zone. @param promised the window of the attempt that failed. @param today brand's date, ISO
 * @returns null where the zone has no route then
 */
export function nextAttempt(
  slots: readonly ZoneSlot[],
  promised: Pick<DeliveryAttempt, 'startHour' | 'endHour'>,
  today: string,
): DeliveryAttempt | null {
  for (let days = 1; days <= ahead; days++) {
    const date = addDays(today, days)
    const own = slots.filter(slot => slot.weekday === weekdayOf(date) && isOffered(slot, date))
    const [slot] = own.toSorted((a, b) => far(a, promised) - far(b, promised) || a.startHour - b.startHour)
    if (slot) return { date, startHour: slot.startHour, endHour: slot.endHour }
  }
  return null
}

const far = (slot: Pick<Slot, 'startHour'>, { startHour }: Pick<DeliveryAttempt, 'startHour'>) =>
  Math.abs(slot.startHour - startHour)
