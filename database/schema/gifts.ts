// Gift cards: their purchases, the cards by code, and the households' value that can expire.

import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { statesOf } from '../../domain/machines/tables.ts'
import { atLeast, day, instant, oneOf } from './columns.ts'

/**
 * The purchase of a gift, and the attempts to pay for it. A client's is kept with their household; a visitor's is a household of
 * its own, and `client_id` is the purchase's id, which no client has. `state` is that of a payment. The idempotency key given to
 * the processor is `{client}:gift:{id}:{attempt}`.
 */
export const giftPurchase = pgTable(
  'gift_purchase',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    brand: text('brand').notNull(),
    state: text('state').notNull(),
    /** 0 for one that its buyer gave up before a card was asked; then only its id and brand are known. */
    attempt: smallint('attempt').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** `email` to the recipient, or `print` for the buyer. */
    deliveryMethod: text('delivery_method').notNull(),
    design: text('design').notNull(),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text('message').notNull(),
    /** Language of the card and its buyer. */
    locale: text('locale').notNull(),
    senderLocale: text('sender_locale').notNull(),
    /** The day it is sent, in the brand's zone; null for at once. */
    sendOn: day('send_on'),
    cardToken: text('card_token').notNull(),
    cardBrand: text('card_brand').notNull(),
    last4: text('last4').notNull(),
    nameOnCard: text('name_on_card').notNull(),
    /** The port's name. */
    provider: text('provider').notNull(),
    providerReference: text('provider_reference'),
    declineCode: text('decline_code'),
    actionUrl: text('action_url'),
    createdAt: instant('created_at').notNull(),
    /** When the current attempt began. */
    askedAt: instant('asked_at').notNull(),
    paidAt: instant('paid_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('gift_purchase_state').on(t.state, t.askedAt),
    index('gift_purchase_sender').on(t.brand, t.senderEmail),
    index('gift_purchase_recipient').on(t.brand, t.recipientEmail),
  ],
)

/**
 * An earlier attempt to pay for a gift, as it was: a later one may have another amount or card. A late capture of it is refunded,
 * and it becomes `refunded`.
 */
export const giftAttempt = pgTable(
  'gift_attempt',
  {
    clientId: uuid('client_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    attempt: smallint('attempt').notNull(),
    state: text('state').notNull(),
    amountCents: integer('amount_cents').notNull(),
    cardBrand: text('card_brand').notNull(),
    last4: text('last4').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.purchaseId, t.attempt] }),
    oneOf('gift_attempt_state_known', t.state, statesOf('payment')),
    atLeast('gift_attempt_amount_positive', t.amountCents, 1),
  ],
)

/**
 * A gift card by its code, of which the SHA-256 is kept: the code itself is computed from the card's id whenever it is shown
 * (server/messages/gifts). Unique across households, like an email address. `kind` is `bought`, or `given` for a bonus.
 */
export const giftCard = pgTable(
  'gift_card',
  {
    codeHash: text('code_hash').primaryKey(),
    id: uuid('id').notNull(),
    brand: text('brand').notNull(),
    /** The purchase it comes from. */
    clientId: uuid('client_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    kind: text('kind').notNull(),
    valueCents: integer('value_cents').notNull(),
    /** `scheduled` or `sent`; the ledger of the household that redeemed it says whether it is spent. */
    state: text('state').notNull(),
    sendOn: day('send_on').notNull(),
    sentAt: instant('sent_at'),
    /** How many times it was sent. */
    sends: smallint('sends').notNull(),
    /** Last day on which a given card counts; a bought one never expires. */
    expiresOn: day('expires_on'),
    takenBy: uuid('taken_by'),
    takenAt: instant('taken_at'),
    createdAt: instant('created_at').notNull(),
  },
  t => [
    index('gift_card_purchase').on(t.clientId, t.purchaseId),
    index('gift_card_to_send').on(t.state, t.sendOn),
    index('gift_card_id').on(t.id),
  ],
)

/** The facts about a credit that the ledger does not have: its last day, and its origin. */
export const heldValue = pgTable(
  'held_value',
  {
    clientId: uuid('client_id').notNull(),
    /** Key of the ledger's transaction that credited it. */
    key: text('key').notNull(),
    expiresOn: day('expires_on'),
    fromName: text('from_name'),
    /** Set once it has expired. */
    expiredAt: instant('expired_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.key] }),
    index('held_value_expiry').on(t.expiresOn).where(sql`${t.expiredAt} is null`),
  ],
)
