// Records a card's answer for a gift with all its consequences in one transaction: ledger entries, refunds and the
// letter as domain/payments/settle.ts decides, and the gift card itself.

import { randomUUIDv7 } from 'node:crypto'
import { type GiftDue, type Settlement, settle } from '../../../domain/payments/settle.ts'
import { receiptNumber } from '../../../domain/refunds/numbers.ts'
import type { GiftBonus } from '../../../domain/terms/terms.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { termsOf } from '../../catalogue/catalogue.ts'
import type { ChargeOutcome } from '../../integrations/processors/port.ts'
import type { Services } from '../../integrations/services.ts'
import { giftCode, giftCodeHash } from '../../messages/gifts/gift_code.ts'
import type { TemplateData } from '../../messages/templates.ts'
import { carryOutRefunds } from '../../money/card_refunds/carry_out.ts'
import { writeDown } from '../../money/settlement.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { type GiftChargeKey, giftChargeKey } from './gift_key.ts'
import { actorOf, issueGift, type NewCards } from './issue_gift.ts'
import {
  answerPurchase,
  type GiftAnswer,
  type GiftPurchase,
  holdPurchase,
  selectBuyer,
  selectEarlier,
  writeGivenBack,
} from './purchase_store.ts'

/**
 * Records the answer to an attempt; one recorded before changes nothing, however often it arrives.
 * @param now program time, ISO instant
 */
export async function recordGiftOutcome(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'config' | 'log'>,
  key: GiftChargeKey,
  outcome: ChargeOutcome,
  now: string,
): Promise<void> {
  const cards = await newCards(services)
  const result = await withTx(services.pool, async tx => {
    const stands = await holdPurchase(tx, { holderId: key.holderId, id: key.purchaseId })
    const tried = stands && (await triedOf(tx, stands, key))
    if (!tried) return null
    const { purchaseId, attempt } = key
    const { amountCents } = tried
    const over = isOver(stands, attempt)
    const due: GiftDue = { pays: { kind: 'gift' }, purchaseId, attempt, amountCents, over }
    const settled = settle(due, outcome)
    if (settled.result === 'given_back') {
      if (!(await writeGivenBack(tx, key, outcome.reference))) return null
      await writeMoney(tx, settled, tried, key, now)
    } else if (!over) {
      const purchase = await answerPurchase(tx, key, answerOf(outcome), now)
      if (!purchase) return null
      if (settled.result === 'paid') {
        await writeMoney(tx, settled, purchase, key, now)
        await issueGift(tx, purchase, cards, await bonusOf(services, purchase), now)
      }
    }
    return settled.result
  })
  if (result === 'given_back') await carryOutRefunds(services, key.holderId)
  if (result === 'paid') services.log.debug({ ...key }, 'a gift was paid')
}

/** The bonus of the day on which a purchase began. */
async function bonusOf(services: Stored, { brand, createdAt }: GiftPurchase): Promise<GiftBonus> {
  return (await termsOf(services)).of(brand, brandDate(brand, createdAt)).giftBonus
}

/** The amount of a try: the form may have another by now. Null where it is not a try of ours. */
async function triedOf(tx: Tx, stands: GiftPurchase, key: GiftChargeKey): Promise<GiftPurchase | null> {
  if (stands.attempt === key.attempt) return stands
  const earlier = await selectEarlier(tx, key)
  return earlier && { ...stands, ...earlier }
}

const isOver = ({ attempt, state, declineCode }: GiftPurchase, tried: number): boolean =>
  attempt > tried || (state === 'declined' && declineCode === 'given_up')

/**
 * The ledger's entries, the refunds, and the letter to the buyer. A household's own address gets it too, whatever address the form
 * named: its cardholder learns of each payment.
 */
async function writeMoney(
  tx: Tx,
  settled: Settlement,
  tried: GiftPurchase,
  key: GiftChargeKey,
  now: string,
): Promise<void> {
  const { clientId, brand, senderEmail: email, senderLocale: locale } = tried
  const own = actorOf(tried) === 'client' ? await selectBuyer(tx, clientId) : null
  return writeDown(
    tx,
    settled,
    {
      clientId,
      brand,
      chargeKey: giftChargeKey(key),
      actor: actorOf(tried),
      to: { email, locale },
      ownToo: own !== null && own.email !== email,
      dataOf: template => (template === 'gift_given_back' ? givenBackOf(tried) : receiptOf(tried)),
    },
    now,
  )
}

/** The cards to issue if this answer is the first; their codes are derived from ids before the transaction. */
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

const givenBackOf = (tried: GiftPurchase): TemplateData['gift_given_back'] => ({
  senderName: tried.senderName,
  recipientName: tried.recipientName,
  amountCents: tried.amountCents,
  card: { brand: tried.cardBrand, last4: tried.last4 },
})

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
