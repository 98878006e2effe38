// The balance of each gift card a household holds. The ledger has the totals; one rule says which card paid for a box, so no second
// account is kept: of given value the part that expires first is spent first, of bought value the card taken first. Gift cards and
// credits we gave are treated alike.

import { type LedgerReason, undoneBy } from '../ledger.ts'

/** One change of the account `given` or `bought`. Cents: positive for a credit. Oldest first. */
export interface ValueMove {
  /** Key of the ledger's transaction. */
  key: string
  reason: LedgerReason
  amountCents: number
  orderId: string | null
  /** ISO instant. */
  at: string
  /** For a credit: the last day (ISO date) it counts; null where it never expires. */
  expiresOn: string | null
  fromName: string | null
}

interface CardUse {
  /** Cents: positive for spending, negative for a refund. */
  cents: number
  orderId: string | null
  at: string
  reason: LedgerReason
}

export interface HeldCard {
  key: string
  reason: LedgerReason
  createdAt: string
  expiresOn: string | null
  fromName: string | null
  valueCents: number
  usedCents: number
  remainingCents: number
  uses: readonly CardUse[]
}

type Open = Omit<HeldCard, 'uses'> & { uses: CardUse[] }

/**
 * The cards of one account, oldest first, each with its uses. Their balances sum to the account's balance, and none is below zero,
 * whatever the history. Value of a late edit that was declined was never spent.
 */
export function heldCards(moves: readonly ValueMove[]): HeldCard[] {
  const cards: Open[] = []
  for (const move of withoutUndone(moves)) {
    if (givesBack(move)) giveBack(cards, move)
    else if (move.amountCents > 0) cards.push(opened(move))
    else take(cards, move)
  }
  return cards
}

/** Whether value returns to the cards that paid: a refund, or a late edit whose card was declined. */
export const givesBack = ({ reason, amountCents }: Pick<ValueMove, 'reason' | 'amountCents'>): boolean =>
  amountCents > 0 && (reason === 'refund' || reason === 'late_edit')

/** The moves without those that cancel each other out. They often share an instant, so their order does not show which was first. */
function withoutUndone(moves: readonly ValueMove[]): readonly ValueMove[] {
  const undone = new Set(moves.flatMap(({ key }) => undoneBy(key) ?? []))
  if (undone.size === 0) return moves
  const keys = new Set(moves.map(({ key }) => key))
  return moves.filter(({ key }) => {
    const other = undoneBy(key)
    return !undone.has(key) && (other === null || !keys.has(other))
  })
}

function opened(move: ValueMove): Open {
  const { key, reason, at, expiresOn, fromName, amountCents } = move
  const value = { valueCents: amountCents, usedCents: 0, remainingCents: amountCents }
  return { key, reason, createdAt: at, expiresOn, fromName, ...value, uses: [] }
}

/** Expired value is taken from the card it names; all other spending follows the spending order. */
function take(cards: readonly Open[], move: ValueMove): void {
  let left = -move.amountCents
  const named = move.reason === 'expired' ? cards.filter(card => move.key === expiredKey(card.key)) : []
  for (const card of [...named, ...cards.toSorted(spentFirst)]) {
    const cents = Math.min(left, card.remainingCents)
    if (cents > 0) use(card, cents, move)
    left -= cents
  }
}

/**
 * Returns value to the cards that paid the order, the last one first; the rest becomes a card of its own. So does a refund of what
 * an expired card paid: there it would be lost at once.
 */
function giveBack(cards: Open[], move: ValueMove): void {
  let left = move.amountCents
  for (const card of cards.toSorted(spentFirst).toReversed()) {
    if (move.reason === 'refund' && isOver(card, move)) continue
    const paid = card.uses.reduce((sum, one) => sum + (one.orderId === move.orderId ? one.cents : 0), 0)
    const cents = Math.min(left, Math.max(0, paid))
    if (cents > 0) use(card, -cents, move)
    left -= cents
  }
  if (left > 0) cards.push(opened({ ...move, amountCents: left }))
}

/** Days that refunded value counts where the card that paid has expired. */
export const refundedDays = 30

/** Whether a card has expired at an instant. By the calendar of UTC, so its last evening counts as over, to the household's good. */
const isOver = ({ expiresOn }: Open, { at }: ValueMove): boolean =>
  expiresOn !== null && at.slice(0, 10) > expiresOn

function use(card: Open, cents: number, { orderId, at, reason }: ValueMove): void {
  card.usedCents += cents
  card.remainingCents -= cents
  card.uses.push({ cents, orderId, at, reason })
}

const never = '9999-12-31'

function spentFirst(a: Open, b: Open): number {
  return (
    compareText(a.expiresOn ?? never, b.expiresOn ?? never) ||
    compareText(a.createdAt, b.createdAt) ||
    compareText(a.key, b.key)
  )
}

/** The ledger's key of a card's expired value (`expire` in domain/ledger.ts). */
export const expiredKey = (cardKey: string): string => `expired:${cardKey}:given`

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
