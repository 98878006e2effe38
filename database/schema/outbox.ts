// Everything a client is told, and what the built-in mailbox sent.

import { sql } from 'drizzle-orm'
import { index, json, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
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
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Who it goes to, and in which language, where it is not the client. */
    recipient: text('recipient'),
    locale: text('locale'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Times it was taken up in vain; until `retryAt` (real time) nobody takes it up again. */
    attempts: smallint('attempts').notNull().default(0),
    retryAt: instant('retry_at'),
    /** Set once sending has been given up. */
    lostAt: instant('lost_at'),
    /** The carrier's later report: `delivered`, `undelivered`, `failed`. */
    report: text('report'),
    reportedAt: instant('reported_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.key] }),
    // In the order in which they are taken up, what is due before what is not yet: however many are told at one instant, or wait
    // to be tried again, taking up some reads as many.
    index('outbox_message_unsent')
      .on(sql`coalesce(${t.retryAt}, '-infinity'::timestamptz)`, t.createdAt, t.clientId, t.key)
      .where(sql`${t.sentAt} is null and ${t.lostAt} is null`),
  ],
)

/**
 * Messages that a process has taken up to be sent, some hundreds in a row: nobody else takes them up until it is done, or until an instant (real
 * time) by which it must be dead. Noted with each message, it would write each once more as a whole.
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
    /** Of a text message. */
    body: text('body'),
    /** Of a letter. Not `jsonb`, which costs more to write: nobody looks into it. */
    parts: json('parts').$type<Record<string, unknown>>(),
    replyTo: text('reply_to'),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.key] }), index('sent_message_recipient').on(t.recipient, t.at)],
)

/** A phone whose holder answered STOP: it gets no text message until its holder answers START. */
export const silencedPhone = pgTable(
  'silenced_phone',
  { brand: text('brand').notNull(), phone: text('phone').notNull(), at: instant('at').notNull() },
  t => [primaryKey({ columns: [t.brand, t.phone] })],
)
