// How far back to read for a household's latest cards. Where an account was empty, every earlier card is used up and
// everything after concerns later cards alone, so a page can end there.

import { givesBack, type ValueMove } from './held_value.ts'

/** A move, with the time of the order where value returns (`givesBack`), ISO instant; null for any other. */
export type DatedMove = ValueMove & { orderMadeAt: string | null }

/**
 * How many of an account's moves make a page: those since the account was last empty, provided that they include enough cards. A
 * refund goes back to the cards that paid, so a page includes every move since its order was made.
 * @param moves newest first; of one instant in the reverse order of `heldCards`. Instants are of one precision.
 * @param balanceCents of the account after the newest
 * @returns undefined where the moves do not reach far enough
 */
export function pageLength(
  moves: readonly DatedMove[],
  balanceCents: number,
  cards: number,
): number | undefined {
  let heldCents = balanceCents
  let credits = 0
  let madeAt: string | null = null
  for (const [index, move] of moves.entries()) {
    heldCents -= move.amountCents
    if (move.amountCents > 0 && !givesBack(move)) credits += 1
    if (move.orderMadeAt !== null && (madeAt === null || move.orderMadeAt < madeAt)) madeAt = move.orderMadeAt
    const before = moves[index + 1]
    if (before === undefined) break
    const apart = before.at < move.at && (madeAt === null || before.at < madeAt)
    if (heldCents === 0 && credits >= cards && apart) return index + 1
  }
  return undefined
}
