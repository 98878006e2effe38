// Everything of value is a ledger: entries by client and account, only ever added (rule 75). A balance is the sum of an account's
// entries. The entries of one transaction sum to zero: what leaves one account enters another, and `house` is the business. A point
// is a cent, so points balance against money.
// - `given`, `bought`, `corporate`: value the client still has; a charge takes from it.
// - `card`: charges of cards are negative, refunds to them positive.
// - `points_pending`, `points`: points not yet and already free to use.

import type { heldPoints } from './machines/value_groups.ts'
import type { PaymentSplit } from './pricing/types.ts'

export const ledgerAccounts = [
  'card',
  'bought',
  'given',
  'points_pending',
  'points',
  'corporate',
  'house',
] as const
type LedgerAccount = (typeof ledgerAccounts)[number]

/** Accounts whose balance belongs to a household. */
export const balanceAccounts = ['bought', 'given', 'points_pending', 'points', 'corporate'] as const

const grantReasons = ['bonus', 'merit', 'referral', 'loyalty', 'remedy'] as const
/** Why the business gave something. */
type GrantReason = (typeof grantReasons)[number]

export type LedgerReason =
  | 'charge'
  | 'late_edit'
  | 'refund'
  | 'gift_card'
  | 'gift_sale'
  | 'returnable_fee'
  | 'corporate'
  | 'points_earned'
  | 'points_available'
  | 'points_removed'
  | 'points_spent'
  | 'points_adjusted'
  | 'expired'
  | 'settled'
  | GrantReason

interface LedgerEntry {
  account: LedgerAccount
  /** Cents (points on the points accounts): positive where the account gains. Never 0. */
  amountCents: number
}

/** One transaction of one client: at most one entry an account, none for nothing. */
export interface LedgerTransaction {
  /** Unique within the client: writing it twice has the effect of writing it once. */
  key: string
  reason: LedgerReason
  orderId: string | null
  entries: readonly LedgerEntry[]
}

/** Whether entries sum to zero, each a whole amount on its own account. */
export function balanced(entries: readonly LedgerEntry[]): boolean {
  const accounts = new Set(entries.map(entry => entry.account))
  const whole = entries.every(entry => Number.isInteger(entry.amountCents) && entry.amountCents !== 0)
  return whole && accounts.size === entries.length && sumOf(entries) === 0
}

/** An account's balance. */
export function balanceOf(entries: readonly LedgerEntry[], account: LedgerAccount): number {
  return sumOf(entries.filter(entry => entry.account === account))
}

/** The payment of an order at cutoff. */
export function chargeOrder(orderId: string, payment: PaymentSplit): LedgerTransaction {
  return transaction(`charge:${orderId}`, 'charge', orderId, takenBy(payment))
}

/** The payment of items added after cutoff (rule 32); `version` is the order's after the change. */
export function chargeLateEdit(orderId: string, version: number, payment: PaymentSplit): LedgerTransaction {
  return transaction(`late_edit:${orderId}:${version}`, 'late_edit', orderId, takenBy(payment))
}

/** Value that pays for a part of items added after cutoff: taken when they are requested, before the card is charged. */
export function takeLateValue(orderId: string, number: number, payment: PaymentSplit): LedgerTransaction {
  const { card: _, ...value } = takenBy(payment)
  return transaction(`late_value:${orderId}:${number}`, 'late_edit', orderId, value)
}

/** The same value, returned because the card did not pay the rest. */
export function returnLateValue(orderId: string, number: number, payment: PaymentSplit): LedgerTransaction {
  const { card: _, ...value } = reversed(takenBy(payment))
  return transaction(`late_value_returned:${orderId}:${number}`, 'late_edit', orderId, value)
}

/** The key of the transaction that this one undoes; null where it undoes none. */
export const undoneBy = (key: string): string | null =>
  key.startsWith('late_value_returned:') ? key.replace('late_value_returned:', 'late_value:') : null

/** A capture when there was nothing to pay any more: in, and out again (rule 65). `attempt` names the try. */
export function giveBackCapture(orderId: string, attempt: string, cents: number): LedgerTransaction[] {
  const named = `${orderId}:${attempt}`
  return [
    transaction(`captured_late:${named}`, 'charge', orderId, { card: -cents }),
    transaction(`given_back:${named}`, 'refund', orderId, { card: cents }),
  ]
}

/** Points an order earned, waiting for its delivery. */
export function earnPoints(orderId: string, points: number): LedgerTransaction {
  return transaction(`points_earned:${orderId}`, 'points_earned', orderId, { points_pending: points })
}

/** Points that items added after cutoff earned, waiting for the delivery too; `version` is the order's after the change. */
export function earnLatePoints(orderId: string, version: number, points: number): LedgerTransaction {
  const key = `points_earned:${orderId}:${version}`
  return transaction(key, 'points_earned', orderId, { points_pending: points })
}

/** Points that a failed delivery took, waiting for the next one; `version` is the order's after the change. */
export function earnAgain(orderId: string, version: number, points: number): LedgerTransaction {
  const key = `points_again:${orderId}:${version}`
  return transaction(key, 'points_earned', orderId, { points_pending: points })
}

/** Points of an order that was delivered. */
export function releasePoints(orderId: string, points: number): LedgerTransaction {
  const moved = { points_pending: -points, points }
  return transaction(`points_available:${orderId}`, 'points_available', orderId, moved)
}

/** Points of a refunded order: taken from the pending ones before its delivery, from the others after it. */
export function removePoints(
  key: string,
  orderId: string,
  points: number,
  were: (typeof heldPoints)[number],
): LedgerTransaction {
  const account = were === 'pending' ? 'points_pending' : 'points'
  return transaction(`points_removed:${key}`, 'points_removed', orderId, { [account]: -points })
}

/** An admin adds points or, negative, removes them; `key` names the adjustment. */
export function adjustPoints(key: string, points: number, orderId: string | null = null): LedgerTransaction {
  return transaction(`points_adjusted:${key}`, 'points_adjusted', orderId, { points })
}

/** Points turned into given value. */
export function spendPoints(key: string, points: number): LedgerTransaction {
  return transaction(`points_spent:${key}`, 'points_spent', null, { points: -points, given: points })
}

/** Refunds an order in whole or in part, to the accounts of the split. `key` distinguishes its refunds. */
export function refundOrder(orderId: string, key: string, paidBack: PaymentSplit): LedgerTransaction {
  return transaction(`refund:${orderId}:${key}`, 'refund', orderId, reversed(takenBy(paidBack)))
}

/** Value the business gives; `key` names the occasion, so that it is given once. */
export function grant(
  key: string,
  reason: GrantReason,
  cents: number,
  orderId: string | null = null,
): LedgerTransaction {
  return transaction(`${reason}:${key}`, reason, orderId, { given: cents })
}

/** A paid gift card: the house owes its value to the person who will redeem it (`addBoughtCard`). */
export function sellGift(purchaseId: string, cents: number): LedgerTransaction {
  return transaction(`gift_sale:${purchaseId}`, 'gift_sale', null, { card: -cents })
}

/** A capture for a gift's try that was over: in, and out again. `attempt`: which try. */
export function giveBackGift(purchaseId: string, attempt: number, cents: number): LedgerTransaction[] {
  const named = `${purchaseId}:${attempt}`
  return [
    transaction(`gift_captured_late:${named}`, 'gift_sale', null, { card: -cents }),
    transaction(`gift_given_back:${named}`, 'refund', null, { card: cents }),
  ]
}

/** A fee for bags and kits that did not come back. */
export function chargeFee(feeId: string, cents: number): LedgerTransaction {
  return transaction(`returnable_fee:${feeId}`, 'returnable_fee', null, { card: -cents })
}

/** The same, returned: they came back after all, or were never there. */
export function giveFeeBack(feeId: string, cents: number): LedgerTransaction {
  return transaction(`returnable_fee_back:${feeId}`, 'refund', null, { card: cents })
}

/**
 * An employer's credit: the unused part of the last period lapses when the next one comes. Without a change there are no entries.
 */
export function creditCorporate(key: string, changeCents: number): LedgerTransaction {
  return transaction(`corporate:${key}`, 'corporate', null, { corporate: changeCents })
}

/** Value of a bought gift card, once its owner redeems it. */
export function addBoughtCard(cardId: string, cents: number): LedgerTransaction {
  return transaction(`gift_card:${cardId}`, 'gift_card', null, { bought: cents })
}

/** Given value or points that expired. Bought value never does (rule 35). */
export function expire(
  key: string,
  account: 'given' | 'points_pending' | 'points',
  amount: number,
): LedgerTransaction {
  return transaction(`expired:${key}:${account}`, 'expired', null, { [account]: -amount })
}

/** Bought value that an admin paid back outside the program, as the account closes (rule 37). */
export function settleBought(key: string, cents: number): LedgerTransaction {
  return transaction(`settled:${key}`, 'settled', null, { bought: -cents })
}

type Movements = Partial<Record<LedgerAccount, number>>

function takenBy(payment: PaymentSplit) {
  return {
    card: -payment.cardCents,
    bought: -payment.boughtCents,
    given: -payment.givenCents,
    corporate: -payment.corporateCents,
  }
}

function reversed(moved: ReturnType<typeof takenBy>): typeof moved {
  const { card, bought, given, corporate } = moved
  return { card: -card, bought: -bought, given: -given, corporate: -corporate }
}

/** The house loses or gains what the client's accounts gain or lose together. */
function transaction(
  key: string,
  reason: LedgerReason,
  orderId: string | null,
  moved: Movements,
): LedgerTransaction {
  const entries = ledgerAccounts
    .map(account => ({ account, amountCents: moved[account] ?? 0 }))
    .filter(entry => entry.amountCents !== 0)
  const houseCents = -sumOf(entries)
  if (houseCents !== 0) entries.push({ account: 'house', amountCents: houseCents })
  return { key, reason, orderId, entries }
}

function sumOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.amountCents, 0)
}
