// A lost gift card: an admin finds it by the buyer's or the recipient's email and sends it again.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { noteCodeEvent } from '../../codes/code_events.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { countSending, type IssuedCard, selectCardsByEmail } from './store.ts'
import { cardToTell, tellOfCard } from './tell_of_card.ts'

export const findGiftCards = (
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  email: string,
): Promise<IssuedCard[]> => selectCardsByEmail.all(pool, { brand, email: email.toLowerCase() })

/**
 * Sends a card once more, to its first address or to another. Its code stays the same. Who did it, and where it went, stays in the
 * buyer's list of changes: a code is money to whoever reads it.
 * @throws Refusal not_found for a card that was not sent yet, or of the other brand
 */
export async function resendGiftCard(
  { pool }: Pick<Services, 'pool'>,
  of: { brand: BrandId; cardId: string; to: string | null; actor: string; now: string },
): Promise<void> {
  await withTx(pool, async tx => {
    const card = await countSending(tx, of.brand, of.cardId)
    if (!card) throw new Refusal('not_found')
    await tellOfCard(tx, cardToTell(card), of.now, of.to ?? undefined)
    const data = { cardId: of.cardId, ...(of.to && { to: of.to }) }
    const { clientId } = card
    const event = { clientId, id: randomUUIDv7(), kind: 'gift_card_resent' as const, data, now: of.now }
    await noteCodeEvent(tx, { ...event, actor: of.actor })
  })
}
