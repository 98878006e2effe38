// The fee for a bag or kit that does not come back (area 9), and how often a card is tried for it.

import type { ReturnableKind } from './returnables.ts'
import { addDays } from './time/zone.ts'

/** Cents of one, all taxes included: the cost of a new one. It is damages for a lent item, not a price. */
export const feeCents: Readonly<Record<ReturnableKind, number>> = { cooler_bag: 1_500, zero_waste_kit: 2_000 }

/** A card that refuses is asked again so many days later, and so often in all. */
const feeRetry = { days: 3, tries: 3 } as const

/** One that is billed. */
export interface FeeItem {
  kind: ReturnableKind
  number: string
  /** ISO date: the delivery it came with. */
  outSince: string
  cents: number
}

/** What bags and kits come to together. */
export function feeFor(loans: readonly Omit<FeeItem, 'cents'>[]): { items: FeeItem[]; totalCents: number } {
  const items = loans.map(loan => ({ ...loan, cents: feeCents[loan.kind] }))
  return { items, totalCents: items.reduce((sum, { cents }) => sum + cents, 0) }
}

/** When a card that refused its n-th try is asked again, ISO date; null where it is not. @param today brand's date, ISO */
export function feeRetryOn(attempt: number, today: string): string | null {
  return attempt < feeRetry.tries ? addDays(today, feeRetry.days) : null
}
