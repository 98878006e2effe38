// Turns a gift card's code into value of the household that enters it. The first household to enter it gets all of it.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { looksLikeGiftCode } from '../../../domain/gifts/gift_cards.ts'
import { addBoughtCard, grant } from '../../../domain/ledger.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { giftCodeHash } from '../../messages/gifts/gift_code.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { recordValue } from '../held_value/store.ts'
import { type CardByCode, selectCardByCode, takeCard } from './store.ts'

interface GiftCodeOf {
  brand: BrandId
  codeHash: string
  /** Program time, ISO instant. */
  now: string
}

/** The look-up key of a typed code among gift cards; null where it cannot be one. */
export const giftHashOf = (typed: string): string | null =>
  looksLikeGiftCode(typed) ? giftCodeHash(typed) : null

/**
 * Looks a code up among gift cards, without redeeming it.
 * @returns null where it is not one of them
 * @throws Refusal code_already_used, code_expired
 */
export async function lookAtGiftCard(db: Db, of: GiftCodeOf): Promise<CardByCode | null> {
  const card = await selectCardByCode(db, of.brand, of.codeHash)
  if (card?.state !== 'sent') return null
  refuseUntakeable(card, brandDate(of.brand, of.now))
  return card
}

/**
 * Redeems a card for a household, in the caller's transaction: card, ledger and expiry.
 * @returns the cents credited; null where the code is not a gift card's
 * @throws Refusal code_already_used, code_expired
 */
export async function takeGiftCard(tx: Tx, clientId: string, of: GiftCodeOf): Promise<number | null> {
  const card = await lookAtGiftCard(tx, of)
  if (!card) return null
  const { brand, codeHash, now } = of
  const today = brandDate(brand, now)
  const taken = await takeCard(tx, { codeHash, brand, clientId, today, at: now })
  if (!taken) throw new Refusal('code_already_used', { fields: { code: 'code_already_used' } })
  const { id, kind, valueCents, expiresOn, senderName } = taken
  const credit = kind === 'bought' ? addBoughtCard(id, valueCents) : grant(`gift:${id}`, 'bonus', valueCents)
  await addTransactions(tx, [{ clientId, transaction: credit }], 'client', now)
  await recordValue(tx, { clientId, key: credit.key, expiresOn, fromName: senderName })
  return valueCents
}

function refuseUntakeable(card: CardByCode, today: string): void {
  const reason =
    card.takenBy !== null
      ? 'code_already_used'
      : card.expiresOn !== null && card.expiresOn < today
        ? 'code_expired'
        : null
  if (reason !== null) {
    const details = card.expiresOn === null ? {} : { until: card.expiresOn }
    throw new Refusal(reason, { fields: { code: reason }, details })
  }
}
