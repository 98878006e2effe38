// SQL of gift cards.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, type Columns, statement } from '../../request/database/statement.ts'
import type { GiftFacts, Of } from './purchase_store.ts'

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
  await giftCardInsert.run(tx, [
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

/** Takes a card for the first household that enters it. Null where there is none, or it was taken. `today`: brand date. */
export async function takeCard(
  tx: Tx,
  card: { codeHash: string; brand: BrandId; clientId: string; today: string; at: string },
): Promise<TakenCard | null> {
  return (
    (await giftCardTake.first(tx, [card.codeHash, card.brand, card.clientId, card.today, card.at])) ?? null
  )
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
  return (await giftCardByCode.first(db, [codeHash, brand])) ?? null
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

/** Marks the due scheduled cards of a brand as sent; their letters belong into the same transaction. */
export async function sendDue(tx: Tx, brand: BrandId, today: string, at: string): Promise<IssuedCard[]> {
  return giftCardsDue.all(tx, [brand, today, at])
}

const giftCardsOfPurchase = statement<IssuedCard>({
  name: 'gift_cards_of_purchase',
  text: `select ${issued} from ${withPurchase} where c.client_id = $1 and p.client_id = $1 and c.purchase_id = $2 order by c.kind`,
  row: issuedRow,
})

/** The cards of a purchase, the bought one first. */
export async function selectCardsOf(db: Db, { holderId, id }: Of): Promise<IssuedCard[]> {
  return giftCardsOfPurchase.all(db, [holderId, id])
}

const giftCardsByEmail = batchStatement<IssuedCard>({
  name: 'gift_cards_by_email',
  text: `select ${issued} from ${withPurchase}
      where p.brand = $1 and (p.sender_email = $2 or p.recipient_email = $2) order by c.created_at desc, c.id limit 50`,
  row: issuedRow,
})

/** Cards by the e-mail of their buyer or recipient, newest first. */
export async function selectCardsByEmail(db: Db, brand: BrandId, email: string): Promise<IssuedCard[]> {
  return giftCardsByEmail.all(db, [brand, email])
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
  return (await giftCardAgain.first(tx, [brand, cardId])) ?? null
}
