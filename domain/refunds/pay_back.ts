// Where the money of a refund goes.

import type { PaymentSplit } from '../pricing/types.ts'

/** A charge of a card, and how much of it can still be refunded. */
export interface ChargeLeft {
  /** The processor's key of it. */
  key: string
  leftCents: number
}

/** Where a refund goes: to the original payment, or to credit. */
export const refundDestinations = ['payment', 'credit'] as const

/**
 * What each account gains: as it paid, or, for credit, the card's part as bought value, which is the household's own money and
 * never expires (rule 35).
 */
export function destination(payment: PaymentSplit, to: (typeof refundDestinations)[number]): PaymentSplit {
  if (to === 'payment') return payment
  const { cardCents, boughtCents } = payment
  return { ...payment, boughtCents: boughtCents + cardCents, cardCents: 0 }
}

/**
 * Divides the card's part among its charges, in their order.
 * @throws RangeError where the charges are smaller than that
 */
export function overCharges(
  cardCents: number,
  charges: readonly ChargeLeft[],
): { key: string; amountCents: number }[] {
  let rest = cardCents
  const parts = charges.map(({ key, leftCents }) => {
    const amountCents = Math.min(rest, leftCents)
    rest -= amountCents
    return { key, amountCents }
  })
  if (rest > 0) throw new RangeError(`cards were charged ${rest} less than is to go back`)
  return parts.filter(({ amountCents }) => amountCents > 0)
}
