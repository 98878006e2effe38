// SQL of gift cards.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { storedCards } from '../../../domain/machines/value_groups.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'
import { giftColumns, giftRow } from './purchase_store.ts'

interface NewCard {
  codeHash: string
  id: string
  brand: BrandId
  clientId: string
  purchaseId: string
  kind: 'bought' | 'given'
  valueCents: number
  state: (typeof storedCards)[number]
  sendOn: string
  expiresOn: string | null
}

const giftCardInsert = statement({
  name: 'gift_card_insert',
  text: `insert into gift_card (code_hash, id, brand, client_id, purchase_id, kind, value_cents, state, send_on,
        expires_on, sent_at, sends, created_at)
      values ($codeHash, $id, $brand, $clientId, $purchaseId, $kind, $valueCents, $state, $sendOn,
        $expiresOn, $sentAt, $sends, $at)`,
})

export async function insertGiftCard(tx: Tx, card: NewCard, at: string): Promise<void> {
  const sent = card.state === 'sent'
  await giftCardInsert.run(tx, { ...card, sentAt: sent ? at : null, sends: sent ? 1 : 0, at })
}

type TakenCard = RowOf<typeof giftCardTake>

const giftCardTake = batchStatement({
  name: 'gift_card_take',
  text: `with taken as (
        update gift_card set taken_by = $clientId, taken_at = $at
        where code_hash = $codeHash and brand = $brand and state = 'sent' and taken_by is null
          and (expires_on is null or expires_on >= $today)
        returning *
      )
      select g.id, g.kind, g.value_cents as "valueCents", g.expires_on::text as "expiresOn",
        p.sender_name as "senderName"
      from taken g join gift_purchase p on p.client_id = g.client_id and p.id = g.purchase_id`,
  row: {
    id: 'uuid',
    kind: column<'bought' | 'given'>('text'),
    valueCents: 'int',
    expiresOn: 'text?',
    senderName: 'text',
  },
})

/** Redeems a card for the first household that enters it. Null where there is none, or it was redeemed. `today`: brand date. */
export async function takeCard(
  tx: Tx,
  card: { codeHash: string; brand: BrandId; clientId: string; today: string; at: string },
): Promise<TakenCard | null> {
  return (await giftCardTake.first(tx, card)) ?? null
}

export type CardByCode = RowOf<typeof giftCardByCode>

const giftCardByCode = batchStatement({
  name: 'gift_card_by_code',
  text: `select id, state, value_cents as "valueCents", kind, expires_on::text as "expiresOn", taken_by as "takenBy"
      from gift_card where code_hash = $codeHash and brand = $brand`,
  row: {
    id: 'uuid',
    state: column<(typeof storedCards)[number]>('text'),
    valueCents: 'int',
    kind: column<'bought' | 'given'>('text'),
    expiresOn: 'text?',
    takenBy: 'uuid?',
  },
})

export async function selectCardByCode(db: Db, brand: BrandId, codeHash: string): Promise<CardByCode | null> {
  return (await giftCardByCode.first(db, { codeHash, brand })) ?? null
}

const issuedRow = {
  ...giftRow,
  id: 'uuid',
  brand: column<BrandId>('text'),
  clientId: 'uuid',
  purchaseId: 'uuid',
  kind: column<'bought' | 'given'>('text'),
  valueCents: 'int',
  state: column<(typeof storedCards)[number]>('text'),
  cardSendOn: 'text',
  sends: 'int',
  expiresOn: 'text?',
  taken: 'bool',
  senderLocale: column<Locale>('text'),
} as const

/** A card with its purchase. */
export type IssuedCard = RowOf<typeof issuedRow>

const issued = `${giftColumns}, c.id, c.brand, c.client_id as "clientId", c.purchase_id as "purchaseId", c.kind,
  c.value_cents as "valueCents", c.state, c.send_on::text as "cardSendOn", c.sends, c.expires_on::text as "expiresOn",
  c.taken_by is not null as taken, p.sender_locale as "senderLocale"`
const withPurchase = 'gift_card c join gift_purchase p on p.client_id = c.client_id and p.id = c.purchase_id'

/** The next scheduled cards of a brand whose day has come, after a card, in the order of their ids. */
export const selectCardsDue = batchStatement({
  name: 'gift_cards_due',
  text: `select id from gift_card where brand = $brand and state = 'scheduled' and send_on <= $today
        and id > $after order by id limit 500`,
  row: { id: 'uuid' },
})

const giftCardDue = batchStatement({
  name: 'gift_card_due',
  text: `with c as (
        update gift_card g set state = 'sent', sent_at = $at, sends = sends + 1
        where g.brand = $brand and g.id = $cardId and g.state = 'scheduled' returning g.*
      )
      select ${issued} from c join gift_purchase p on p.client_id = c.client_id and p.id = c.purchase_id`,
  row: issuedRow,
})

/** Marks a scheduled card as sent; its letter belongs in the same transaction. Null where it was sent already. */
export async function sendScheduled(
  tx: Tx,
  brand: BrandId,
  cardId: string,
  at: string,
): Promise<IssuedCard | null> {
  return (await giftCardDue.first(tx, { brand, cardId, at })) ?? null
}

/** The cards of a purchase, the bought one first. */
export const selectCardsOf = statement({
  name: 'gift_cards_of_purchase',
  text: `select ${issued} from ${withPurchase} where c.client_id = $holderId and p.client_id = $holderId
        and c.purchase_id = $id order by c.kind`,
  row: issuedRow,
})

/** Cards by the email of their buyer or recipient, newest first. */
export const selectCardsByEmail = batchStatement({
  name: 'gift_cards_by_email',
  text: `select ${issued} from ${withPurchase}
      where p.brand = $brand and (p.sender_email = $email or p.recipient_email = $email)
        order by c.created_at desc, c.id limit 50`,
  row: issuedRow,
})

const giftCardAgain = batchStatement({
  name: 'gift_card_again',
  text: `with c as (
        update gift_card g set sends = sends + 1 where g.brand = $brand and g.id = $cardId
          and g.state = 'sent' returning g.*
      )
      select ${issued} from c join gift_purchase p on p.client_id = c.client_id and p.id = c.purchase_id`,
  row: issuedRow,
})

/** Counts one more sending of a card that was sent; null where there is none, or it is not due yet. */
export async function countSending(tx: Tx, brand: BrandId, cardId: string): Promise<IssuedCard | null> {
  return (await giftCardAgain.first(tx, { brand, cardId })) ?? null
}
