// SQL of gift purchases.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { DeliveryMethod, GiftDesign } from '../../../domain/gifts/gift_cards.ts'
import type { PaymentState } from '../../../domain/machines/tables.ts'
import { statesBefore } from '../../../domain/machines/transition.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, type Columns, statement } from '../../request/database/statement.ts'
import type { GiftChargeKey } from './gift_key.ts'

/** The purchase as its form has it. */
export interface GiftFacts {
  amountCents: number
  deliveryMethod: DeliveryMethod
  design: GiftDesign
  senderName: string
  senderEmail: string
  recipientName: string
  recipientEmail: string
  message: string
  /** Language of the card. */
  locale: Locale
  /** ISO date; null for at once. */
  sendOn: string | null
}

/** The card that pays. */
export interface GiftPayer {
  cardToken: string
  cardBrand: string
  last4: string
  nameOnCard: string
  provider: string
}

export interface GiftPurchase extends GiftFacts, GiftPayer {
  clientId: string
  id: string
  brand: BrandId
  state: PaymentState
  attempt: number
  senderLocale: Locale
  declineCode: string | null
  actionUrl: string | null
  createdAt: string
}

const purchaseRow: Columns<GiftPurchase> = {
  clientId: 'uuid',
  id: 'uuid',
  brand: 'text',
  state: 'text',
  attempt: 'int',
  amountCents: 'int',
  deliveryMethod: 'text',
  design: 'text',
  senderName: 'text',
  senderEmail: 'text',
  recipientName: 'text',
  recipientEmail: 'text',
  message: 'text',
  locale: 'text',
  senderLocale: 'text',
  sendOn: 'text?',
  cardToken: 'text',
  cardBrand: 'text',
  last4: 'text',
  nameOnCard: 'text',
  provider: 'text',
  declineCode: 'text?',
  actionUrl: 'text?',
  createdAt: 'text',
}

const columns = `client_id as "clientId", id, brand, state, attempt, amount_cents as "amountCents",
  delivery_method as "deliveryMethod", design, sender_name as "senderName", sender_email as "senderEmail",
  recipient_name as "recipientName", recipient_email as "recipientEmail", message, locale,
  sender_locale as "senderLocale", send_on::text as "sendOn", card_token as "cardToken", card_brand as "cardBrand",
  last4, name_on_card as "nameOnCard", provider, decline_code as "declineCode", action_url as "actionUrl",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

export type Of = { holderId: string; id: string }
const giftPurchaseHold = statement<GiftPurchase>({
  name: 'gift_purchase_hold',
  text: `select ${columns} from gift_purchase where client_id = $1 and id = $2 for update`,
  row: purchaseRow,
})

/** A purchase, held until the transaction ends; null where nothing was bought under this id yet. */
export async function holdPurchase(tx: Tx, { holderId, id }: Of): Promise<GiftPurchase | null> {
  return (await giftPurchaseHold.first(tx, [holderId, id])) ?? null
}

const giftPurchaseRead = statement<GiftPurchase>({
  name: 'gift_purchase_read',
  text: `select ${columns} from gift_purchase where client_id = $1 and id = $2`,
  row: purchaseRow,
})

export async function selectPurchase(db: Db, { holderId, id }: Of): Promise<GiftPurchase | null> {
  return (await giftPurchaseRead.first(db, [holderId, id])) ?? null
}

type Begun = GiftFacts & GiftPayer & { brand: BrandId; senderLocale: Locale }
const factsOf = (gift: Begun): unknown[] => [
  gift.brand,
  gift.amountCents,
  gift.deliveryMethod,
  gift.design,
  gift.senderName,
  gift.senderEmail,
  gift.recipientName,
  gift.recipientEmail,
  gift.message,
  gift.locale,
  gift.senderLocale,
  gift.sendOn,
  gift.cardToken,
  gift.cardBrand,
  gift.last4,
  gift.nameOnCard,
  gift.provider,
]

const giftPurchaseInsert = statement({
  name: 'gift_purchase_insert',
  text: `insert into gift_purchase (client_id, id, state, attempt, created_at, asked_at, brand, amount_cents,
        delivery_method, design, sender_name, sender_email, recipient_name, recipient_email, message, locale,
        sender_locale, send_on, card_token, card_brand, last4, name_on_card, provider)
      values ($1, $2, 'created', 1, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
      on conflict do nothing`,
})

/** Writes a purchase down before it is paid; false where another request did so first. */
export async function insertPurchase(
  tx: Tx,
  { holderId, id }: Of,
  gift: Begun,
  at: string,
): Promise<boolean> {
  return (await giftPurchaseInsert.run(tx, [holderId, id, at, ...factsOf(gift)])) === 1
}

const giftPurchaseAgain = statement({
  name: 'gift_purchase_again',
  text: `with over as (
        insert into gift_attempt (client_id, purchase_id, attempt, state, amount_cents, card_brand, last4)
        select client_id, id, attempt, state, amount_cents, card_brand, last4 from gift_purchase
        where client_id = $1 and id = $2 and state in ('declined', 'refunded')
      )
      update gift_purchase set state = 'created', attempt = attempt + 1, asked_at = $3, decline_code = null,
        action_url = null, provider_reference = null, brand = $4, amount_cents = $5, delivery_method = $6, design = $7,
        sender_name = $8, sender_email = $9, recipient_name = $10, recipient_email = $11, message = $12, locale = $13,
        sender_locale = $14, send_on = $15, card_token = $16, card_brand = $17, last4 = $18, name_on_card = $19,
        provider = $20
      where client_id = $1 and id = $2 and state in ('declined', 'refunded')`,
})

/** Makes another attempt at a locked purchase that was declined, with its form's present values; the earlier attempt is kept. */
export async function tryAgain(tx: Tx, { holderId, id }: Of, gift: Begun, at: string): Promise<void> {
  await giftPurchaseAgain.run(tx, [holderId, id, at, ...factsOf(gift)])
}

export interface GiftAnswer {
  state: 'captured' | 'declined' | 'needs_action'
  reference: string
  declineCode: string | null
  actionUrl: string | null
}

/** A try that another one followed. */
type EarlierAttempt = Pick<GiftPurchase, 'amountCents' | 'cardBrand' | 'last4'>
const giftAttemptRead = statement<EarlierAttempt>({
  name: 'gift_attempt_read',
  text: `select amount_cents as "amountCents", card_brand as "cardBrand", last4 from gift_attempt
      where client_id = $1 and purchase_id = $2 and attempt = $3`,
  row: { amountCents: 'int', cardBrand: 'text', last4: 'text' },
})

/** A try of a held purchase that another one followed; null for any other. */
export async function selectEarlier(
  tx: Tx,
  { holderId, purchaseId, attempt }: GiftChargeKey,
): Promise<EarlierAttempt | null> {
  return (await giftAttemptRead.first(tx, [holderId, purchaseId, attempt])) ?? null
}

const giftAttemptBack = statement({
  name: 'gift_attempt_back',
  text: `update gift_attempt set state = 'refunded'
      where client_id = $1 and purchase_id = $2 and attempt = $3 and state = 'declined'`,
})

const giftPurchaseBack = statement({
  name: 'gift_purchase_back',
  text: `update gift_purchase set state = 'refunded', provider_reference = $4
      where client_id = $1 and id = $2 and attempt = $3 and state = 'declined'`,
})

/** Writes down that what came in for a try that is over goes back; false where that was written down before. */
export async function writeGivenBack(
  tx: Tx,
  { holderId, purchaseId, attempt }: GiftChargeKey,
  reference: string,
): Promise<boolean> {
  const of = [holderId, purchaseId, attempt]
  return (await giftAttemptBack.run(tx, of)) + (await giftPurchaseBack.run(tx, [...of, reference])) === 1
}

const giftPurchaseAnswer = statement<GiftPurchase>({
  name: 'gift_purchase_answer',
  text: `update gift_purchase set state = $4, provider_reference = $5, decline_code = $6, action_url = $7,
        paid_at = case when $4 = 'captured' then $8::timestamptz end
      where client_id = $1 and id = $2 and attempt = $3 and state = any($9) returning ${columns}`,
  row: purchaseRow,
})

/** Writes down what the card answered; null where that attempt was answered before. */
export async function answerPurchase(
  tx: Tx,
  { holderId, purchaseId, attempt }: GiftChargeKey,
  answer: GiftAnswer,
  at: string,
): Promise<GiftPurchase | null> {
  return (
    (await giftPurchaseAnswer.first(tx, [
      holderId,
      purchaseId,
      attempt,
      answer.state,
      answer.reference,
      answer.declineCode,
      answer.actionUrl,
      at,
      statesBefore('payment', answer.state),
    ])) ?? null
  )
}

const giftPurchaseLeft = batchStatement<GiftPurchase>({
  name: 'gift_purchase_left',
  text: `select ${columns} from gift_purchase where state = $1 and asked_at < $2 order by asked_at limit 200`,
  row: purchaseRow,
})

/** Purchases in a state whose card was asked before an instant. */
export async function selectLeft(
  db: Db,
  state: 'created' | 'needs_action',
  before: string,
): Promise<GiftPurchase[]> {
  return giftPurchaseLeft.all(db, [state, before])
}

const giftBuyer = statement<{ name: string; email: string }>({
  name: 'gift_buyer',
  text: `select first_name || ' ' || last_name as name, email from client where client_id = $1`,
  row: { name: 'text', email: 'text' },
})

/** How a client signs what they give. */
export async function selectBuyer(db: Db, clientId: string): Promise<{ name: string; email: string } | null> {
  return (await giftBuyer.first(db, [clientId])) ?? null
}
