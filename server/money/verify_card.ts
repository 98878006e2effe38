// Verifies that a token is a card that can be charged.

import { Refusal } from '../../contract/errors.ts'
import type { CardOnFile } from '../integrations/processors/port.ts'
import type { Services } from '../integrations/services.ts'
import type { Session } from '../request/call_request.ts'
import { holderOf } from '../request/card_holder.ts'

/**
 * Asks the processor about a card that a person wants to put on file.
 * @throws Refusal card_invalid for an unknown token or another person's, card_expired, card_declined where its holder declined it,
 *   card_needs_action with `challengeUrl` where its holder has not answered the bank yet
 */
export async function verifyCard(
  { cards, clock }: Pick<Services, 'cards' | 'clock'>,
  session: Pick<Session, 'clientId' | 'id'>,
  token: string,
): Promise<CardOnFile> {
  const card = await cards.describe(token, holderOf(session))
  if (!card) throw new Refusal('card_invalid')
  if (card.state === 'refused') throw new Refusal('card_declined')
  if (card.state === 'needs_action') {
    throw new Refusal('card_needs_action', { details: { challengeUrl: card.actionUrl } })
  }
  const { year, month } = clock.now().toZonedDateTimeISO('UTC')
  if (card.expiryYear === null || card.expiryMonth === null) return card
  if (card.expiryYear * 12 + card.expiryMonth < year * 12 + month) throw new Refusal('card_expired')
  return card
}
