// The code of a gift card is worth money to anybody who reads it, so no table has it: it is derived from the card's id and the
// program's secret whenever it is sent. Look-ups use its SHA-256.

import { createHash, createHmac } from 'node:crypto'
import { giftCodeOf, normalGiftCode } from '../../../domain/gifts/gift_cards.ts'
import { programSecret } from '../../request/program_secret.ts'
import type { Stored } from '../../request/services.ts'

/** The code of a card, 16 symbols; the same every time. */
export async function giftCode(services: Stored, cardId: string): Promise<string> {
  const secret = await programSecret(services, 'gift_codes')
  return giftCodeOf(createHmac('sha256', secret).update(cardId).digest())
}

/** The digest that a code is looked up by, in whatever form it was typed. */
export const giftCodeHash = (typed: string): string =>
  createHash('sha256').update(normalGiftCode(typed)).digest('hex')
