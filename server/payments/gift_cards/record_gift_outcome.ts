// What a card answered for a gift, and all that follows from the money being there, in one transaction: the ledger's entry and the
// receipt as domain/payments/settle.ts decides, and the card itself.

import { randomUUIDv7 } from 'node:crypto'
import { settle } from '../../../domain/payments/settle.ts'
import { receiptNumber } from '../../../domain/refunds/numbers.ts'
import type { ChargeOutcome } from '../../integrations/cards/port.ts'
import type { Services } from '../../integrations/services.ts'
import { giftCode, giftCodeHash } from '../../messages/gifts/gift_code.ts'
import type { TemplateData } from '../../messages/templates.ts'
import { withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { writeDown } from '../settlement.ts'
import { type GiftChargeKey, giftChargeKey } from './gift_key.ts'
import { actorOf, issueGift, type NewCards } from './issue_gift.ts'
import { answerPurchase, type GiftAnswer, type GiftPurchase } from './store.ts'

/**
 * Records the answer to an attempt; one recorded before changes nothing, however often it arrives.
 * @param now program time, ISO instant
 */
export async function recordGiftOutcome(
  services: Pick<Services, 'pool' | 'memory' | 'config' | 'log'>,
  key: GiftChargeKey,
  outcome: ChargeOutcome,
  now: string,
): Promise<void> {
  const cards = await newCards(services)
  await withTx(services.pool, async tx => {
    const purchase = await answerPurchase(tx, key, answerOf(outcome), now)
    if (!purchase) return
    const {
      clientId,
      id: purchaseId,
      brand,
      amountCents,
      senderEmail: email,
      senderLocale: locale,
    } = purchase
    const settled = settle({ pays: { kind: 'gift' }, purchaseId, amountCents }, outcome)
    if (settled.result !== 'paid') return
    const actor = actorOf(purchase)
    const dataOf = () => receiptOf(purchase)
    const paying = { clientId, brand, chargeKey: giftChargeKey(key), actor, to: { email, locale }, dataOf }
    await writeDown(tx, settled, paying, now)
    await issueGift(tx, purchase, cards, services.config.giftBonus, now)
  })
  if (outcome.state === 'captured') services.log.debug({ ...key }, 'a gift was paid')
}

/** Cards to be issued if this answer is the first; codes are made of ids, before the transaction. */
async function newCards(services: Stored): Promise<NewCards> {
  const [bought, bonus] = [randomUUIDv7(), randomUUIDv7()]
  return {
    bought: { id: bought, codeHash: giftCodeHash(await giftCode(services, bought)) },
    bonus: { id: bonus, codeHash: giftCodeHash(await giftCode(services, bonus)) },
  }
}

function answerOf(outcome: ChargeOutcome): GiftAnswer {
  const { state, reference } = outcome
  return {
    state,
    reference,
    declineCode: state === 'declined' ? outcome.code : null,
    actionUrl: state === 'needs_action' ? outcome.url : null,
  }
}

const receiptOf = (purchase: GiftPurchase): TemplateData['gift_receipt'] => ({
  number: receiptNumber(purchase.brand, purchase.id),
  senderName: purchase.senderName,
  recipientName: purchase.recipientName,
  recipientEmail: purchase.recipientEmail,
  amountCents: purchase.amountCents,
  deliveryMethod: purchase.deliveryMethod,
  sendOn: purchase.sendOn,
  card: { brand: purchase.cardBrand, last4: purchase.last4 },
})
