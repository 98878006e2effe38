// How the people of a household sign in, their consents, and the copies of their data.

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, day, instant } from './columns.ts'

export const clientProvider = pgTable(
  'client_provider',
  {
    clientId: uuid('client_id').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    /** What the provider called them when it was linked; null where it did not tell. */
    email: text('email'),
    linkedAt: instant('linked_at'),
  },
  t => [primaryKey({ columns: [t.clientId, t.provider] })],
)

/** A key of a device that signs its holder in without a password (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    clientId: uuid('client_id').notNull(),
    /** The credential's id, base64url. */
    id: text('id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says itself; a lower number than before tells a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** What its holder calls it. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/**
 * A way back in for who forgot the password (rule 59). Of each link sent for it the SHA-256 is kept; setting a password
 * takes all of the client's away.
 */
export const passwordReset = pgTable(
  'password_reset',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    /** One for every time its letter was sent: a letter that is tried again carries another link. */
    tokenHashes: text('token_hashes').array().notNull().default([]),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** Which address of a household's calendar feed counts; without a row it is the first. */
export const calendarFeed = pgTable('calendar_feed', {
  clientId: uuid('client_id').primaryKey(),
  version: integer('version').notNull(),
})

/** A copy of everything kept of a household: asked for, then made by a job. It goes when it is over. */
export const dataExport = pgTable(
  'data_export',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    /** `asked`, `ready`. */
    state: text('state').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The ZIP, once it is made. */
    archive: bytes('archive'),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] }), index('data_export_expiry').on(t.expiresAt)],
)

/** The wish to be erased, its day, and when it was done; then it says until when amounts are kept. */
export const dataErasure = pgTable(
  'data_erasure',
  {
    clientId: uuid('client_id').primaryKey(),
    brand: text('brand').notNull(),
    askedAt: instant('asked_at').notNull(),
    dueOn: day('due_on').notNull(),
    erasedOn: day('erased_on'),
    amountsUntil: day('amounts_until').notNull(),
  },
  t => [
    index('data_erasure_due').on(t.dueOn).where(sql`${t.erasedOn} is null`),
    index('data_erasure_over').on(t.amountsUntil).where(sql`${t.erasedOn} is not null`),
  ],
)

/** What a household wants to be told, how and when; without a row it is what everybody begins with (domain/communications). */
export const communicationPreference = pgTable('communication_preference', {
  clientId: uuid('client_id').primaryKey(),
  smsPromotions: boolean('sms_promotions').notNull(),
  /** What comes by letter comes as a short text too. */
  smsUpdates: boolean('sms_updates').notNull().default(false),
  emailUpcoming: boolean('email_upcoming').notNull(),
  emailSkipped: boolean('email_skipped').notNull(),
  emailPromotions: boolean('email_promotions').notNull(),
  /** Reminders before a cutoff, each so many hours before it. */
  reminderHours: smallint('reminder_hours').array().notNull().default([]),
  /** Reminded even where a box has been chosen. */
  remindChosen: boolean('remind_chosen').notNull().default(false),
  /** Whole hours of the brand’s wall clock between which nothing is sent that can wait; null where there are none. */
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  updatedAt: instant('updated_at').notNull(),
})

/** Every consent given and taken back, with its day and the words it was given to. Nothing is ever changed or deleted. */
export const consent = pgTable(
  'consent',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    given: boolean('given').notNull(),
    /** The sentence beside the choice, in the language in which it was read. */
    wording: text('wording').notNull(),
    locale: text('locale').notNull(),
    /** The number it is about, E.164, where it is about one. */
    phone: text('phone'),
    device: text('device'),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** A code sent to a phone to see that it is theirs; one at a time. The SHA-256 of the code is kept. */
export const phoneCode = pgTable('phone_code', {
  clientId: uuid('client_id').primaryKey(),
  id: uuid('id').notNull(),
  phone: text('phone').notNull(),
  codeHash: text('code_hash'),
  tries: smallint('tries').notNull().default(0),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** An e-mail address that waits for its link to be followed; one at a time. Of each link sent the SHA-256 is kept. */
export const emailChange = pgTable('email_change', {
  clientId: uuid('client_id').primaryKey(),
  id: uuid('id').notNull(),
  email: text('email').notNull(),
  tokenHashes: text('token_hashes').array().notNull().default([]),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
