// The sheet of a gift to print, for its buyer right after the purchase.

import { Refusal } from '../../../contract/errors.ts'
import { giftRowMessages } from '../../../i18n/mail/gifts.ts'
import { giftCode } from '../../messages/gifts/gift_code.ts'
import { printedCard } from '../../messages/gifts/printed_card.ts'
import { originOf } from '../../request/config.ts'
import type { GiftBuyer, GiftServices } from './buy_gift.ts'
import { readIntent } from './intent.ts'
import { selectCardsOf } from './store.ts'

/**
 * The PDF of a card to print, once it is due.
 * @throws Refusal gift_intent_invalid; not_found where there is none to print
 */
export async function sheetOf(
  services: GiftServices,
  buyer: GiftBuyer,
  intent: string,
): Promise<{ name: string; pdf: string }> {
  const of = await readIntent(services, buyer, intent)
  const card = (await selectCardsOf.all(services.pool, of)).find(one => one.kind === 'bought')
  if (card?.state !== 'sent' || card.deliveryMethod !== 'print') throw new Refusal('not_found')
  const code = await giftCode(services, card.id)
  const origin = originOf(services.config, card.brand)
  const pdf = await printedCard({ ...card, cardId: card.id, code, origin, at: buyer.now })
  return { name: giftRowMessages(buyer.brand, buyer.locale).attachment, pdf: pdf.toString('base64') }
}
