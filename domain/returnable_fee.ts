// What a bag or kit costs that does not come back (SPEC 9): data, and how often a card is asked for it.

import { chargeFee, type LedgerTransaction } from './ledger.ts'
import type { CardAnswer } from './payments/settle.ts'
import type { ReturnableKind } from './returnables.ts'
import { addDays } from './time/zone.ts'

/** Cents of one, all taxes included: what a new one costs us. It is damages for what was lent, not the price of something sold. */
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

interface FeeSettled {
  state: 'captured' | 'declined' | 'needs_action'
  ledger: LedgerTransaction[]
  /** When the card is asked again, ISO date; null where it is not. */
  retryOn: string | null
  /** What the household is told; each try that is refused once. */
  tell: { template: 'returnables_billed' | 'returnables_unpaid'; key: string }
}

/**
 * What a card's answer to a fee does. Nobody is there to answer a bank: a card that asks for its holder has refused.
 * @param today brand's date, ISO
 */
export function settleFee(
  { id, attempt, amountCents }: { id: string; attempt: number; amountCents: number },
  answer: CardAnswer,
  today: string,
): FeeSettled {
  if (answer.state === 'captured') {
    const tell = { template: 'returnables_billed', key: `returnables_billed:${id}` } as const
    return { state: 'captured', ledger: [chargeFee(id, amountCents)], retryOn: null, tell }
  }
  const retryOn = attempt < feeRetry.tries ? addDays(today, feeRetry.days) : null
  const tell = { template: 'returnables_unpaid', key: `returnables_unpaid:${id}:${attempt}` } as const
  return { state: 'declined', ledger: [], retryOn, tell }
}
