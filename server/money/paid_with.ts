// The card that paid a box.

import type { CardFacts } from '../messages/facts.ts'
import type { Db } from '../request/database/database.ts'
import { selectPayingCard } from './store.ts'

/** Null where no card paid any of it. */
export function paidWith(db: Db, clientId: string, orderId: string): Promise<CardFacts | null> {
  return selectPayingCard(db, clientId, orderId)
}
