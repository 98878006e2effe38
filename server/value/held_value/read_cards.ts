// A household's gift cards and credits a page at a time, read back to the point where earlier ones were used up.

import { type HeldCard, heldCards } from '../../../domain/gifts/held_value.ts'
import { pageLength } from '../../../domain/gifts/held_value_page.ts'
import type { Db } from '../../request/database/database.ts'
import { selectLatestMoves, type ValueAccount } from './store.ts'

/** The least cards of a page, if there are as many. */
const pageSize = 20
/** Moves of the first reading: a page of cards, each used up by a box or two. */
const firstReach = 3 * pageSize

export interface CardsPage {
  /** Newest first. */
  cards: HeldCard[]
  /** Instant, to the microsecond, before which the next page begins; null where there is nothing earlier. */
  before: string | null
}

/** @param before the end of the earlier page; null for the latest cards */
export async function readCards(
  db: Db,
  clientId: string,
  account: ValueAccount,
  before: string | null,
): Promise<CardsPage> {
  for (let reach = firstReach; ; reach *= 4) {
    const { moves, balanceCents } = await selectLatestMoves(db, clientId, account, { before, reach })
    const length = pageLength(moves, before === null ? balanceCents : 0, pageSize)
    if (length === undefined && moves.length === reach) continue
    const page = moves.slice(0, length)
    const cards = heldCards(page.toReversed()).toReversed()
    return { cards, before: length === undefined ? null : (page.at(-1)?.at ?? null) }
  }
}
