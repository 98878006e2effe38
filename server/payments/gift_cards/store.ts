// SQL of gift purchases and gift cards.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { DeliveryMethod, GiftDesign } from '../../../domain/gifts/gift_cards.ts'
import type { PaymentState } from '../../../domain/machines/tables.ts'
import { statesBefore } from '../../../domain/machines/transition.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, type Columns, statement } from '../../request/database/statement.ts'
import type { GiftChargeKey } from './gift_key.ts'

/** What is bought: all of it as the form says it. */
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

type Of = { holderId: string; id: string }

const giftPurchaseHold = statement<GiftPurchase>({
  name: 'gift_purchase_hold',
  text: `select ${columns} from gift_purchase where client_id = $1 and id = $2 for update`,
  row: purchaseRow,
})

/** A purchase, held until the transaction ends; null where nothing was bought under this id yet. */
export async function holdPurchase(tx: Tx, { holderId, id }: Of): Promise<GiftPurchase | null> {
  const { rows } = await giftPurchaseHold.query(tx, [holderId, id])
  return rows[0] ?? null
}

const giftPurchaseRead = statement<GiftPurchase>({
  name: 'gift_purchase_read',
  text: `select ${columns} from gift_purchase where client_id = $1 and id = $2`,
  row: purchaseRow,
})

export async function selectPurchase(db: Db, { holderId, id }: Of): Promise<GiftPurchase | null> {
  const { rows } = await giftPurchaseRead.query(db, [holderId, id])
  return rows[0] ?? null
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

/** Writes down what is about to be paid for; false where somebody was quicker with the same purchase. */
export async function insertPurchase(
  tx: Tx,
  { holderId, id }: Of,
  gift: Begun,
  at: string,
): Promise<boolean> {
  const { rowCount } = await giftPurchaseInsert.query(tx, [holderId, id, at, ...factsOf(gift)])
  return rowCount === 1
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

/** Another attempt at a held purchase that was declined, as its form now says; the one before is kept as it was. */
export async function tryAgain(tx: Tx, { holderId, id }: Of, gift: Begun, at: string): Promise<void> {
  await giftPurchaseAgain.query(tx, [holderId, id, at, ...factsOf(gift)])
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
  const { rows } = await giftPurchaseAnswer.query(tx, [
    holderId,
    purchaseId,
    attempt,
    answer.state,
    answer.reference,
    answer.declineCode,
    answer.actionUrl,
    at,
    statesBefore('payment', answer.state),
  ])
  return rows[0] ?? null
}

const giftPurchaseLeft = batchStatement<GiftPurchase>({
  name: 'gift_purchase_left',
  text: `select ${columns} from gift_purchase where state = $1 and asked_at < $2 order by asked_at limit 200`,
  row: purchaseRow,
})

/** Purchases whose card was asked before an instant and that stand in a state. */
export async function selectLeft(
  db: Db,
  state: 'created' | 'needs_action',
  before: string,
): Promise<GiftPurchase[]> {
  const { rows } = await giftPurchaseLeft.query(db, [state, before])
  return rows
}

interface NewCard {
  codeHash: string
  id: string
  brand: BrandId
  clientId: string
  purchaseId: string
  kind: 'bought' | 'given'
  valueCents: number
  state: 'scheduled' | 'sent'
  sendOn: string
  expiresOn: string | null
}

const giftCardInsert = statement({
  name: 'gift_card_insert',
  text: `insert into gift_card (code_hash, id, brand, client_id, purchase_id, kind, value_cents, state, send_on,
        expires_on, sent_at, sends, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
})

export async function insertCard(tx: Tx, card: NewCard, at: string): Promise<void> {
  const sent = card.state === 'sent'
  await giftCardInsert.query(tx, [
    card.codeHash,
    card.id,
    card.brand,
    card.clientId,
    card.purchaseId,
    card.kind,
    card.valueCents,
    card.state,
    card.sendOn,
    card.expiresOn,
    sent ? at : null,
    sent ? 1 : 0,
    at,
  ])
}

interface TakenCard {
  id: string
  kind: 'bought' | 'given'
  valueCents: number
  expiresOn: string | null
  senderName: string
}

const giftCardTake = batchStatement<TakenCard>({
  name: 'gift_card_take',
  text: `update gift_card g set taken_by = $3, taken_at = $5
      from gift_purchase p
      where g.code_hash = $1 and g.brand = $2 and g.state = 'sent' and g.taken_by is null
        and (g.expires_on is null or g.expires_on >= $4)
        and p.client_id = g.client_id and p.id = g.purchase_id
      returning g.id, g.kind, g.value_cents as "valueCents", g.expires_on::text as "expiresOn",
        p.sender_name as "senderName"`,
  row: { id: 'uuid', kind: 'text', valueCents: 'int', expiresOn: 'text?', senderName: 'text' },
})

/** Takes a card for a household: whoever is first. Null where there is none, or somebody has it. `today`: brand date. */
export async function takeCard(
  tx: Tx,
  card: { codeHash: string; brand: BrandId; clientId: string; today: string; at: string },
): Promise<TakenCard | null> {
  const { rows } = await giftCardTake.query(tx, [
    card.codeHash,
    card.brand,
    card.clientId,
    card.today,
    card.at,
  ])
  return rows[0] ?? null
}

export interface CardByCode {
  id: string
  state: 'scheduled' | 'sent'
  valueCents: number
  kind: 'bought' | 'given'
  expiresOn: string | null
  takenBy: string | null
}

const giftCardByCode = batchStatement<CardByCode>({
  name: 'gift_card_by_code',
  text: `select id, state, value_cents as "valueCents", kind, expires_on::text as "expiresOn", taken_by as "takenBy"
      from gift_card where code_hash = $1 and brand = $2`,
  row: { id: 'uuid', state: 'text', valueCents: 'int', kind: 'text', expiresOn: 'text?', takenBy: 'uuid?' },
})

export async function selectCardByCode(db: Db, brand: BrandId, codeHash: string): Promise<CardByCode | null> {
  const { rows } = await giftCardByCode.query(db, [codeHash, brand])
  return rows[0] ?? null
}

/** A card with the purchase it comes from. */
export interface IssuedCard extends GiftFacts {
  id: string
  brand: BrandId
  clientId: string
  purchaseId: string
  kind: 'bought' | 'given'
  valueCents: number
  state: 'scheduled' | 'sent'
  cardSendOn: string
  sends: number
  expiresOn: string | null
  taken: boolean
  senderLocale: Locale
}

const issuedRow: Columns<IssuedCard> = {
  id: 'uuid',
  brand: 'text',
  clientId: 'uuid',
  purchaseId: 'uuid',
  kind: 'text',
  valueCents: 'int',
  state: 'text',
  cardSendOn: 'text',
  sends: 'int',
  expiresOn: 'text?',
  taken: 'bool',
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
}

const issued = `c.id, c.brand, c.client_id as "clientId", c.purchase_id as "purchaseId", c.kind,
  c.value_cents as "valueCents", c.state, c.send_on::text as "cardSendOn", c.sends, c.expires_on::text as "expiresOn",
  c.taken_by is not null as taken, p.amount_cents as "amountCents", p.delivery_method as "deliveryMethod", p.design,
  p.sender_name as "senderName", p.sender_email as "senderEmail", p.recipient_name as "recipientName",
  p.recipient_email as "recipientEmail", p.message, p.locale, p.sender_locale as "senderLocale",
  p.send_on::text as "sendOn"`
const withPurchase = 'gift_card c join gift_purchase p on p.client_id = c.client_id and p.id = c.purchase_id'

const giftCardsDue = batchStatement<IssuedCard>({
  name: 'gift_cards_due',
  text: `with due as (
        select code_hash from gift_card where brand = $1 and state = 'scheduled' and send_on <= $2
        order by code_hash limit 200 for update
      ), c as (
        update gift_card g set state = 'sent', sent_at = $3, sends = sends + 1
        from due where g.code_hash = due.code_hash returning g.*
      )
      select ${issued} from c join gift_purchase p on p.client_id = c.client_id and p.id = c.purchase_id`,
  row: issuedRow,
})

/** Takes up scheduled cards of a brand whose day has come and marks them sent; tell of them in the same transaction. */
export async function sendDue(tx: Tx, brand: BrandId, today: string, at: string): Promise<IssuedCard[]> {
  const { rows } = await giftCardsDue.query(tx, [brand, today, at])
  return rows
}

const giftCardsOfPurchase = statement<IssuedCard>({
  name: 'gift_cards_of_purchase',
  text: `select ${issued} from ${withPurchase} where c.client_id = $1 and p.client_id = $1 and c.purchase_id = $2 order by c.kind`,
  row: issuedRow,
})

/** The cards of a purchase, the bought one first. */
export async function selectCardsOf(db: Db, { holderId, id }: Of): Promise<IssuedCard[]> {
  const { rows } = await giftCardsOfPurchase.query(db, [holderId, id])
  return rows
}

const giftCardsByEmail = batchStatement<IssuedCard>({
  name: 'gift_cards_by_email',
  text: `select ${issued} from ${withPurchase}
      where p.brand = $1 and (p.sender_email = $2 or p.recipient_email = $2) order by c.created_at desc, c.id limit 50`,
  row: issuedRow,
})

/** Cards whose buyer or recipient has an e-mail, newest first. */
export async function selectCardsByEmail(db: Db, brand: BrandId, email: string): Promise<IssuedCard[]> {
  const { rows } = await giftCardsByEmail.query(db, [brand, email])
  return rows
}

const giftCardAgain = batchStatement<IssuedCard>({
  name: 'gift_card_again',
  text: `with c as (
        update gift_card g set sends = sends + 1 where g.brand = $1 and g.id = $2 and g.state = 'sent' returning g.*
      )
      select ${issued} from c join gift_purchase p on p.client_id = c.client_id and p.id = c.purchase_id`,
  row: issuedRow,
})

/** Counts one more sending of a card that was sent; null where there is none, or it is not due yet. */
export async function countSending(tx: Tx, brand: BrandId, cardId: string): Promise<IssuedCard | null> {
  const { rows } = await giftCardAgain.query(tx, [brand, cardId])
  return rows[0] ?? null
}

const giftBuyer = statement<{ name: string; email: string }>({
  name: 'gift_buyer',
  text: `select first_name || ' ' || last_name as name, email from client where client_id = $1`,
  row: { name: 'text', email: 'text' },
})

/** How a client signs what they give. */
export async function selectBuyer(db: Db, clientId: string): Promise<{ name: string; email: string } | null> {
  const { rows } = await giftBuyer.query(db, [clientId])
  return rows[0] ?? null
}
