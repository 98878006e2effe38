// What became of messages, by their kind, the kinds that the office holds back, and its letters to lists of households.

import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Bilingual } from '../../domain/catalogue/types.ts'
import type { LetterFilter } from '../../domain/letters/filter.ts'
import { day, instant } from './columns.ts'

/** What became of a brand's messages of a kind on a day of its calendar, counted as it happens. */
export const messageFigure = pgTable(
  'message_figure',
  {
    brand: text('brand').notNull(),
    template: text('template').notNull(),
    channel: text('channel').notNull(),
    day: day('day').notNull(),
    /** The carrier has them. */
    sent: integer('sent').notNull().default(0),
    /** The carrier refused the recipient for good, or reported later that it could not deliver. */
    bounced: integer('bounced').notNull().default(0),
    /** Given up: there was nobody to send them to, they were not wanted any more, or it failed too often. */
    dropped: integer('dropped').notNull().default(0),
    /** Recipients who stopped the kind by the link in it. */
    stopped: integer('stopped').notNull().default(0),
  },
  t => [primaryKey({ columns: [t.brand, t.day, t.template, t.channel] })],
)

/** Kinds of message that somebody holds back: they wait until somebody lets them go or drops them. */
export const messagePause = pgTable(
  'message_pause',
  {
    brand: text('brand').notNull(),
    template: text('template').notNull(),
    reason: text('reason').notNull(),
    /** Who held it back: a person of the staff, or the account of one. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.template] })],
)

/**
 * A letter to a list of households (docs/office.md): its words, whom it is for, and how far it is. A draft until somebody sends it, and
 * then no longer changed. It names no household: those it went to have it among their messages.
 */
export const listLetter = pgTable('list_letter', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  /** What the office calls it. */
  name: text('name').notNull(),
  subject: jsonb('subject').$type<Bilingual>().notNull(),
  body: jsonb('body').$type<Bilingual>().notNull(),
  button: text('button').notNull(),
  filter: jsonb('filter').$type<LetterFilter>().notNull(),
  /** Goes up by one with every change of the draft. */
  version: integer('version').notNull().default(1),
  /** The people who made it, sent it and stopped it: of the staff, or the account of one. */
  actor: uuid('actor').notNull(),
  at: instant('at').notNull(),
  sentBy: uuid('sent_by'),
  sentAt: instant('sent_at'),
  /** How many households were on the list and could be written to when it was sent. */
  expected: integer('expected').notNull().default(0),
  /** The last household that was looked at, in the order of their ids; null before the first. */
  place: uuid('place'),
  /** Every household has been looked at. */
  writtenAt: instant('written_at'),
  stoppedBy: uuid('stopped_by'),
  stoppedAt: instant('stopped_at'),
  stopReason: text('stop_reason'),
  /** Letters in the outbox so far, and what became of them. */
  written: integer('written').notNull().default(0),
  sent: integer('sent').notNull().default(0),
  bounced: integer('bounced').notNull().default(0),
  dropped: integer('dropped').notNull().default(0),
})
