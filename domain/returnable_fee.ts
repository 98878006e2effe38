// The fee for a bag or kit that does not come back (area 9), and how often a card is tried for it.

import type { ReturnableKind } from './returnables.ts'
import { addDays } from './time/zone.ts'

/** Cents for one, all taxes included: the cost of a new one. It is damages for a lent item, not a price. */
export const feeCents: Readonly<Record<ReturnableKind, number>> = { cooler_bag: 1_500, zero_waste_kit: 2_000 }

/** Days between two tries of a card, and the number of tries in all. */
const feeRetry = { days: 3, tries: 3 } as const

/** A billed bag or kit. */
export interface FeeItem {
  kind: ReturnableKind
  number: string
  /** ISO date: the delivery it came with. */
  outSince: string
  cents: number
}

/** The sum for bags and kits. */
export function feeFor(loans: readonly Omit<FeeItem, 'cents'>[]): { items: FeeItem[]; totalCents: number } {
  const items = loans.map(loan => ({ ...loan, cents: feeCents[loan.kind] }))
  return { items, totalCents: items.reduce((sum, { cents }) => sum + cents, 0) }
}

/** The date of the next try after the n-th was declined, ISO date; null where there is none. @param today brand's date, ISO */
export function feeRetryOn(attempt: number, today: string): string | null {
  return attempt < feeRetry.tries ? addDays(today, feeRetry.days) : null
}
