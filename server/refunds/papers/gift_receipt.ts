// The receipt of a gift as a PDF, for its buyer right after the purchase, because a visitor has no page to find it later.

import { paperMessages } from '../../../i18n/papers.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import type { Stored } from '../../request/services.ts'
import type { GiftBuyer } from '../../value/gift_cards/buy_gift.ts'
import { readIntent } from '../../value/gift_cards/intent.ts'
import { giftPaper } from './gift_paper.ts'
import { printed } from './paper_pdf.ts'

/** @throws Refusal gift_intent_invalid; not_found where nothing was paid */
export async function receiptOfGift(
  services: Stored,
  buyer: GiftBuyer,
  intent: string,
): Promise<{ name: string; pdf: string }> {
  const { brand, locale, now } = buyer
  const { holderId, id } = await readIntent(services, buyer, intent)
  const reader = { clientId: holderId, brand, locale }
  const paper = await giftPaper(services.pool, reader, id)
  const pdf = await printed(paper, { ...reader, contact: await statedFactsOf(services, brand, now) }, now)
  return { name: paperMessages(brand, locale).file(paper.number), pdf: pdf.toString('base64') }
}
