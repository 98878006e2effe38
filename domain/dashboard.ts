// The messages of a dashboard, and how long each stays closed.

import { addDays, daysBetween } from './time/zone.ts'

/** Days before its expiry from which a card is warned about. */
const cardWarningDays = 45
/** Days after which a closed reminder comes back. */
export const recurringDays = 14
/** Days after its cutoff for which an undelivered box, unpaid or below the minimum, is mentioned. */
export const goneDays = 14

/** The last day (ISO) a card can be charged: the end of its month. */
export function cardEndsOn(expiryMonth: number, expiryYear: number): string {
  const next =
    expiryMonth === 12 ? { year: expiryYear + 1, month: 1 } : { year: expiryYear, month: expiryMonth + 1 }
  return addDays(`${next.year}-${String(next.month).padStart(2, '0')}-01`, -1)
}

/** Whether a card has expired or is about to; null otherwise. `today` is an ISO date. */
export function cardWarning(
  card: { expiryMonth: number; expiryYear: number },
  today: string,
): 'expired' | 'expiring' | null {
  const left = daysBetween(today, cardEndsOn(card.expiryMonth, card.expiryYear))
  if (left < 0) return 'expired'
  return left <= cardWarningDays ? 'expiring' : null
}
