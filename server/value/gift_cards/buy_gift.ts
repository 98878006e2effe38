// Buys a gift card. The purchase is recorded before the card is charged and settled after, so that nothing is issued before the
// money has come in, and an interrupted purchase continues under its key: one purchase, one charge, one gift.

import { isDeepStrictEqual } from 'node:util'
import { type ErrorCode, Refusal } from '../../../contract/errors.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { giftDaysAhead } from '../../../domain/gifts/gift_cards.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { unsuccessfulPayments } from '../../../domain/machines/payment_groups.ts'
import { declineReasonOf } from '../../../domain/payments/declines.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { CardOnFile, ChargeOutcome, UnknownOutcome } from '../../integrations/processors/port.ts'
import type { Services } from '../../integrations/services.ts'
import { selectDefaultCard } from '../../money/account_on_file.ts'
import { declineRefusals } from '../../money/decline_refusals.ts'
import { approved, atPayPal } from '../../money/paypal/at_paypal.ts'
import { verifyCard } from '../../money/verify_card.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { type GiftChargeKey, giftChargeKey } from './gift_key.ts'
import { type GiftIntent, readIntent } from './intent.ts'
import {
  beginAnotherAttempt,
  type GiftFacts,
  type GiftPayer,
  type GiftPurchase,
  holdPurchase,
  holdSpent,
  insertPurchase,
  selectPurchase,
} from './purchase_store.ts'
import { recordGiftOutcome } from './record_gift_outcome.ts'

export type { GiftFacts, GiftPurchase } from './purchase_store.ts'

/** The buyer. */
export interface GiftBuyer {
  brand: BrandId
  locale: Locale
  clientId: string | null
  /** Key of the visitor's or client's session; null for a visitor without one. */
  sessionId: string | null
  /** Program time, ISO instant. */
  now: string
}

interface GiftOrder {
  intent: string
  facts: GiftFacts
  /** The household's card on file, another card's token, or an approved order at PayPal. */
  card: 'saved' | { paymentToken: string; nameOnCard: string } | { orderId: string }
}

export type GiftServices = Pick<Services, 'pool' | 'memory' | 'cards' | 'paypal' | 'clock' | 'log' | 'config'>

/** A purchase is resolved, then one fresh attempt made: more rounds mean that another request is paying too. */
const rounds = 4

type Ask = { key: GiftChargeKey; cardToken: string; amountCents: number; giveUp: boolean }
type Step = { done: GiftPurchase } | { ask: Ask }

/**
 * Buys a gift, once however often it is sent. After a declined card another one can pay, under the same intent.
 * @returns the purchase, paid or waiting for its card's holder (`needs_action`)
 * @throws Refusal gift_intent_invalid, gift_already_bought where the intent paid for another gift, date_unavailable, card_required,
 *   gift_limit over what a household can spend in a day,
 *   card_declined, busy while it is unknown whether it is paid: the clock or a repeated request finds out; and the refusals of
 *   verifying a card
 */
export async function buyGift(
  services: GiftServices,
  buyer: GiftBuyer,
  order: GiftOrder,
): Promise<GiftPurchase> {
  const of = await readIntent(services, buyer, order.intent)
  const settled = await selectPurchase(services.pool, of)
  if (settled?.state === 'captured') return sameGift(settled, order.facts)
  refuseEnded(settled)
  refuseDate(buyer, order.facts.sendOn)
  const payer = await payerOf(services, buyer, of, order)
  for (let round = 0; round < rounds; round++) {
    const step = await nextStep(services, buyer, of, { ...order.facts, ...payer }, round === 0)
    if ('done' in step) return answered(step.done, order.facts)
    const outcome = await ask(services, step.ask)
    if (outcome.state === 'unknown') throw new Refusal('busy')
    await recordGiftOutcome(services, step.ask.key, outcome, buyer.now)
  }
  const purchase = await selectPurchase(services.pool, of)
  if (!purchase || purchase.state === 'created') throw new Refusal('busy')
  return answered(purchase, order.facts)
}

function answered(purchase: GiftPurchase, facts: GiftFacts): GiftPurchase {
  if (purchase.state === 'captured') return sameGift(purchase, facts)
  if (isOver(purchase)) throw new Refusal(refusalOf(purchase))
  return purchase
}

/** A payment that was captured late and refunded counts as declined. */
const isOver = ({ state }: GiftPurchase): boolean => isOneOf(state, unsuccessfulPayments)

function refusalOf({ cardBrand, declineCode }: GiftPurchase): ErrorCode {
  if (cardBrand === 'paypal') return 'paypal_refused'
  if (declineCode === 'authentication_failed') return 'card_action_failed'
  const reason = declineReasonOf(declineCode)
  return reason ? declineRefusals[reason] : 'card_declined'
}

/** An intent buys one gift: a request for another one learns that this one is bought already. */
function sameGift(purchase: GiftPurchase, facts: GiftFacts): GiftPurchase {
  const bought = Object.fromEntries(
    (Object.keys(facts) as (keyof GiftFacts)[]).map(key => [key, purchase[key]]),
  )
  if (!isDeepStrictEqual(bought, { ...facts })) throw new Refusal('gift_already_bought')
  return purchase
}

/** An intent that its buyer gave up before a card was asked buys nothing any more (fail_intent.ts). */
function refuseEnded(purchase: GiftPurchase | null): void {
  if (purchase?.attempt === 0) throw new Refusal('gift_intent_invalid')
}

function refuseDate({ brand, now }: GiftBuyer, sendOn: string | null): void {
  const today = brandDate(brand, now)
  if (sendOn !== null && (sendOn < today || sendOn > addDays(today, giftDaysAhead))) {
    throw new Refusal('date_unavailable', { fields: { sendOn: 'date_unavailable' } })
  }
}

async function payerOf(
  services: GiftServices,
  buyer: GiftBuyer,
  of: GiftIntent,
  { card, facts }: GiftOrder,
): Promise<GiftPayer> {
  if (typeof card === 'object' && 'orderId' in card) return paypalPayer(services, of, card.orderId, facts)
  if (card === 'saved') {
    const saved = buyer.clientId === null ? null : await selectDefaultCard(services.pool, buyer.clientId)
    if (!saved) throw new Refusal('card_required', { fields: { card: 'card_required' } })
    const { token, cardBrand, last4, nameOnCard, provider } = saved
    return { cardToken: token, cardBrand, last4, nameOnCard, provider }
  }
  const { token, brand, last4 }: CardOnFile = await verifyCard(
    services,
    { clientId: buyer.clientId, id: buyer.sessionId },
    card.paymentToken,
  )
  const { nameOnCard } = card
  return { cardToken: token, cardBrand: brand, last4, nameOnCard, provider: services.cards.name }
}

/** An order pays for the gift it was begun for, and only the approved amount. */
function paypalPayer(
  services: GiftServices,
  of: GiftIntent,
  orderId: string,
  { amountCents }: GiftFacts,
): Promise<GiftPayer> {
  return atPayPal(services, async paypal => {
    const { card, email, amountCents: agreed } = approved(await paypal.describeOrder(orderId, of.id))
    if (agreed !== amountCents) throw new Refusal('paypal_not_approved')
    const { token: cardToken, brand: cardBrand, last4 } = card
    return { cardToken, cardBrand, last4, nameOnCard: email, provider: paypal.name }
  })
}

/** A stolen session buys no more in a day than the limit, whatever pays. */
async function refuseOverLimit(
  tx: Tx,
  { now }: GiftBuyer,
  of: GiftIntent,
  { amountCents }: GiftFacts,
  mostCents: number,
): Promise<void> {
  const since = Temporal.Instant.from(now).subtract({ hours: 24 }).toString({ fractionalSecondDigits: 3 })
  if ((await holdSpent(tx, of, since)) + amountCents > mostCents)
    throw new Refusal('gift_limit', { fields: { amountCents: 'gift_limit' } })
}

/** @param mayStart whether a fresh attempt may follow a declined one: once for each call */
function nextStep(
  { pool, config }: GiftServices,
  buyer: GiftBuyer,
  of: GiftIntent,
  gift: GiftFacts & GiftPayer,
  mayStart: boolean,
): Promise<Step> {
  const begun = { ...gift, brand: buyer.brand, senderLocale: buyer.locale }
  const first = { key: keyOf(of, 1), ...askedOf(gift), giveUp: false }
  return withTx(pool, async (tx): Promise<Step> => {
    if (mayStart && buyer.clientId !== null) await refuseOverLimit(tx, buyer, of, gift, config.giftDayCents)
    const stands = await holdPurchase(tx, of)
    if (!stands && (await insertPurchase(tx, of, begun, buyer.now))) return { ask: first }
    const purchase = stands ?? (await holdPurchase(tx, of))
    if (!purchase) throw new Error(`The purchase ${of.id} is gone.`)
    refuseEnded(purchase)
    const again = { key: keyOf(of, purchase.attempt), ...askedOf(purchase), giveUp: false }
    if (purchase.state === 'created') return { ask: again }
    if (purchase.state === 'needs_action' && mayStart) {
      return { ask: { ...again, giveUp: purchase.cardToken !== gift.cardToken } }
    }
    if (!isOver(purchase) || !mayStart) return { done: purchase }
    await beginAnotherAttempt(tx, of, begun, buyer.now)
    return { ask: { ...first, key: keyOf(of, purchase.attempt + 1) } }
  })
}

const keyOf = ({ holderId, id }: GiftIntent, attempt: number): GiftChargeKey => ({
  holderId,
  purchaseId: id,
  attempt,
})

const askedOf = ({ cardToken, amountCents }: Pick<GiftPurchase, 'cardToken' | 'amountCents'>) => ({
  cardToken,
  amountCents,
})

/** Charges, or gives up a payment whose holder did not confirm. Outside any transaction. */
export async function ask(
  { cards }: Pick<Services, 'cards'>,
  { key, cardToken, amountCents, giveUp }: Ask,
): Promise<ChargeOutcome | UnknownOutcome> {
  const name = giftChargeKey(key)
  const left = giveUp ? await cards.giveUp(name) : null
  const outcome = left ?? (await cards.charge([{ key: name, token: cardToken, amountCents }])).get(name)
  if (!outcome) throw new Error(`The processor did not answer for ${name}.`)
  return outcome
}
