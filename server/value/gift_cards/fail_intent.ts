// Ends a payment that its buyer gave up, or that failed in the browser.

import { Refusal } from '../../../contract/errors.ts'
import type { PaymentState } from '../../../domain/machines/tables.ts'
import { ask, type GiftBuyer, type GiftServices } from './buy_gift.ts'
import { readIntent } from './intent.ts'
import { endUnasked, type GiftPurchase, selectPurchase } from './purchase_store.ts'
import { recordGiftOutcome } from './record_gift_outcome.ts'

/**
 * Records that the payment of an intent failed: a pending confirmation is no longer possible, so no card is issued, and an intent for
 * which no card was asked yet buys nothing any more. A payment that succeeded in the meantime stays.
 * @returns the present state of the payment, `declined` where a late capture was refunded
 * @throws Refusal gift_intent_invalid, busy while it is unknown
 */
export async function failIntent(
  services: GiftServices,
  buyer: GiftBuyer,
  intent: string,
): Promise<PaymentState> {
  const of = await readIntent(services, buyer, intent)
  const { brand, locale, now } = buyer
  await endUnasked(services.pool, of, { brand, locale, now })
  const purchase = await selectPurchase(services.pool, of)
  if (purchase?.state !== 'needs_action') return stateOf(purchase)
  const key = { holderId: of.holderId, purchaseId: of.id, attempt: purchase.attempt }
  const { cardToken, amountCents } = purchase
  const outcome = await ask(services, { key, cardToken, amountCents, giveUp: true })
  if (outcome.state === 'unknown') throw new Refusal('busy')
  await recordGiftOutcome(services, key, outcome, buyer.now)
  return stateOf(await selectPurchase(services.pool, of))
}

const stateOf = (purchase: GiftPurchase | null): PaymentState =>
  purchase === null || purchase.state === 'refunded' ? 'declined' : purchase.state
