// The letter of a gift card. Its code is inserted while it is sent (server/messages/gifts).

import type { BrandId } from '../../../domain/brands.ts'
import { tell } from '../../messages/outbox.ts'
import type { Tx } from '../../request/database/database.ts'
import type { GiftFacts } from './purchase_store.ts'
import type { IssuedCard } from './store.ts'

type CardToTell = Omit<GiftFacts, 'sendOn'> &
  Pick<IssuedCard, 'clientId' | 'kind' | 'sends' | 'senderLocale'> & {
    brand: BrandId
    cardId: string
    /** Cents on this very card. */
    amountCents: number
    expiresOn?: string | null
  }

/** An issued card as its letter shows it. */
export const cardToTell = (card: IssuedCard): CardToTell => ({
  ...card,
  cardId: card.id,
  amountCents: card.valueCents,
})

/**
 * Sends a card's letter: a bonus and a card to print go to the buyer; any other, to its recipient. Each sending of a card writes
 * one letter.
 * @param to another address than in the purchase
 */
export async function tellOfCard(tx: Tx, card: CardToTell, at: string, to?: string): Promise<void> {
  const { clientId, brand, cardId, sends, amountCents, design, senderName, recipientName, message } = card
  const key = `gift_card:${cardId}:${sends}`
  const of = { clientId, brand, key, at }
  const buyer = { email: to ?? card.senderEmail, locale: card.senderLocale }
  if (card.kind === 'given') {
    const data = { cardId, senderName, amountCents, expiresOn: card.expiresOn ?? '' }
    await tell(tx, { ...of, template: 'gift_bonus', data, to: buyer })
    return
  }
  const face = { cardId, design, senderName, recipientName, amountCents, message }
  if (card.deliveryMethod === 'print') {
    const data = { ...face, cardLocale: card.locale }
    await tell(tx, { ...of, template: 'gift_to_print', data, to: buyer })
    return
  }
  const recipient = { email: to ?? card.recipientEmail, locale: card.locale }
  await tell(tx, { ...of, template: 'gift_card', data: face, to: recipient })
}
