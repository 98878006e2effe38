// The holder of a card's token: only the person who typed the card may put it on file or pay with it.

import { Refusal } from '../../contract/errors.ts'
import type { Session } from './call_request.ts'

/**
 * The household, or the visitor's session where there is none.
 * @throws Refusal card_invalid for a visitor without a session: no card can be theirs
 */
export function holderOf({ clientId, id }: Pick<Session, 'clientId' | 'id'>): string {
  if (clientId !== null) return `client:${clientId}`
  if (id !== null) return `session:${id}`
  throw new Refusal('card_invalid')
}
