// What became of messages, by their kind, and the kinds that the office holds back.

import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
