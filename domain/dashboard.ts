// The messages of a dashboard, and how long each stays closed.

import { addDays, daysBetween } from './time/zone.ts'

/** A card that runs out within so many days is warned of. */
const cardWarningDays = 45
/** A reminder that comes again does so after so many days. */
export const recurringDays = 14
/** A box that did not come, for want of goods or of payment, is brought up for so many days after its cutoff. */
export const goneDays = 14

/** The last day (ISO) a card can be charged: the end of its month. */
export function cardEndsOn(expiryMonth: number, expiryYear: number): string {
  const next =
    expiryMonth === 12 ? { year: expiryYear + 1, month: 1 } : { year: expiryYear, month: expiryMonth + 1 }
  return addDays(`${next.year}-${String(next.month).padStart(2, '0')}-01`, -1)
}

/** Whether a card is over, or about to be; null for one that is good. `today` is an ISO date. */
export function cardWarning(
  card: { expiryMonth: number; expiryYear: number },
  today: string,
): 'expired' | 'expiring' | null {
  const left = daysBetween(today, cardEndsOn(card.expiryMonth, card.expiryYear))
  if (left < 0) return 'expired'
  return left <= cardWarningDays ? 'expiring' : null
}
