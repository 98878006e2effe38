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
    /** The provider's name for them when it was linked; null where it gave none. */
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
    /** How many times it was used, by its own count; a lower number than before reveals a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Its holder's name for it. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/**
 * A forgotten password's reset (rule 59). The SHA-256 of each link sent for it is stored; setting a password deletes all of the
 * client's resets.
 */
export const passwordReset = pgTable(
  'password_reset',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    /** One for each sending of its letter: a repeated letter has another link. */
    tokenHashes: text('token_hashes').array().notNull().default([]),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** The number of the valid address of a household's calendar feed; without a row it is the first. */
export const calendarFeed = pgTable('calendar_feed', {
  clientId: uuid('client_id').primaryKey(),
  version: integer('version').notNull(),
})

/** A copy of all data about a household: requested, then made by a job. It is deleted when its time is over. */
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

/** The request for erasure, its day, and when it was done; afterwards, until when amounts are kept. */
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

/** A household's choice of messages, channels and times; without a row the defaults apply (domain/communications). */
export const communicationPreference = pgTable('communication_preference', {
  clientId: uuid('client_id').primaryKey(),
  smsPromotions: boolean('sms_promotions').notNull(),
  /** Every email comes as a short text message too. */
  smsUpdates: boolean('sms_updates').notNull().default(false),
  emailUpcoming: boolean('email_upcoming').notNull(),
  emailSkipped: boolean('email_skipped').notNull(),
  emailPromotions: boolean('email_promotions').notNull(),
  /** The times of reminders, in hours before the cutoff. */
  reminderHours: smallint('reminder_hours').array().notNull().default([]),
  /** Reminders come even where a box has been chosen. */
  remindChosen: boolean('remind_chosen').notNull().default(false),
  /**
   * Quiet hours, whole hours of the brand’s wall clock: a message that can wait is not sent between them; null where there are
   * none.
   */
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  updatedAt: instant('updated_at').notNull(),
})

/** Every consent given and withdrawn, with its day and its exact words. Rows are never changed or deleted. */
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
    /** The number it concerns, E.164, if any. */
    phone: text('phone'),
    device: text('device'),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** A code sent to a phone to prove that it is the person's; one at a time. The SHA-256 of the code is stored. */
export const phoneCode = pgTable('phone_code', {
  clientId: uuid('client_id').primaryKey(),
  id: uuid('id').notNull(),
  phone: text('phone').notNull(),
  codeHash: text('code_hash'),
  tries: smallint('tries').notNull().default(0),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * A new email address that waits for confirmation by its link; one at a time. The SHA-256 of each link is stored: of those sent to the
 * new address, which confirm it, and of those sent to the present one, which stop the change.
 */
export const emailChange = pgTable('email_change', {
  clientId: uuid('client_id').primaryKey(),
  id: uuid('id').notNull(),
  email: text('email').notNull(),
  tokenHashes: text('token_hashes').array().notNull().default([]),
  stopHashes: text('stop_hashes').array().notNull().default([]),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
