// Every message to a client, and those that the built-in mailbox sent.

import { sql } from 'drizzle-orm'
import { index, json, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Every message, to a client or about one, written in the transaction of its change and rendered when it is sent. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    clientId: uuid('client_id').notNull(),
    /** Idempotency key, e.g. `charged:{order}`. */
    key: text('key').notNull(),
    brand: text('brand').notNull(),
    channel: text('channel').notNull(),
    template: text('template').notNull(),
    /** Not `jsonb`: a receipt's facts took PostgreSQL twice as long to write, and longer to read. */
    data: json('data').$type<Record<string, unknown>>().notNull(),
    /** The recipient and the language, where it is not the client. */
    recipient: text('recipient'),
    locale: text('locale'),
    createdAt: instant('created_at').notNull(),
    /** Set once sending has been given up. */
    lostAt: instant('lost_at'),
    /** The carrier's later report: `delivered`, `undelivered`, `failed`. */
    report: text('report'),
    reportedAt: instant('reported_at'),
    /** When its facts were moved to the archive (server/retention). What remains says that it was written, and keeps it from being written again. */
    archivedAt: instant('archived_at'),
  },
  t => [primaryKey({ columns: [t.clientId, t.key] })],
)

/**
 * Messages that wait for sending, with the facts that decide when they are due. A row is deleted when its message is sent or given
 * up: a mark in the message itself would write all its facts again.
 */
export const unsentMessage = pgTable(
  'unsent_message',
  {
    clientId: uuid('client_id').notNull(),
    key: text('key').notNull(),
    brand: text('brand').notNull(),
    template: text('template').notNull(),
    createdAt: instant('created_at').notNull(),
    /** How many times sending failed; it is not tried again before `retryAt` (real time). */
    attempts: smallint('attempts').notNull().default(0),
    retryAt: instant('retry_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.key] }),
    // In the order of sending, due messages before later ones: taking some costs the same however many were written at one instant,
    // or wait for a retry.
    index('unsent_message_order').on(
      sql`coalesce(${t.retryAt}, '-infinity'::timestamptz)`,
      t.createdAt,
      t.clientId,
      t.key,
    ),
  ],
)

/**
 * Messages that a process has taken for sending, up to a thousand in a row: no other process takes them until it is done, or until an
 * instant (real time) by which it must be dead. A note in each message would write each one again.
 */
export const outboxClaim = pgTable('outbox_claim', {
  id: uuid('id').primaryKey(),
  until: instant('until_at').notNull(),
  clientIds: uuid('client_ids').array().notNull(),
  keys: text('keys').array().notNull(),
})

/** Messages sent by the built-in mailbox and SMS page. */
export const sentMessage = pgTable(
  'sent_message',
  {
    clientId: uuid('client_id').notNull(),
    key: text('key').notNull(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    locale: text('locale').notNull(),
    subject: text('subject').notNull(),
    /** For a text message. */
    body: text('body'),
    /** For a letter. Not `jsonb`, which costs more to write, because nothing queries it. */
    parts: json('parts').$type<Record<string, unknown>>(),
    replyTo: text('reply_to'),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.key] }), index('sent_message_recipient').on(t.recipient, t.at)],
)

/** An address whose holder wants no invitations of a brand's households: a digest of both (unsubscribe_token.ts). */
export const uninvited = pgTable('uninvited', {
  address: text('address').primaryKey(),
  at: instant('at').notNull(),
})

/** A phone whose holder answered STOP: it gets no text message until the holder answers START. */
export const silencedPhone = pgTable(
  'silenced_phone',
  { brand: text('brand').notNull(), phone: text('phone').notNull(), at: instant('at').notNull() },
  t => [primaryKey({ columns: [t.brand, t.phone] })],
)
