// Before there is a household: sessions, addresses tried, and what must be unique across households.

import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** An opaque random token, hashed at rest. `data` keeps a visitor's plan, discount and remembered places. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    brand: text('brand').notNull(),
    clientId: uuid('client_id'),
    locale: text('locale'),
    settingsAuthenticatedAt: instant('settings_authenticated_at'),
    /** Wrong answers to the question before settings since an instant, to limit guessing. */
    reauthenticationTries: smallint('reauthentication_tries').notNull().default(0),
    reauthenticationSince: instant('reauthentication_since'),
    /** The browser's description of itself at sign-in. */
    userAgent: text('user_agent'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  t => [index('session_client').on(t.clientId), index('session_expiry').on(t.expiresAt)],
)

/** An address that we could not serve: it shows where people want us. */
export const addressAttempt = pgTable(
  'address_attempt',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    clientId: uuid('client_id'),
    text: text('text').notNull(),
    postal: text('postal'),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  t => [index('address_attempt_at').on(t.at)],
)

/** A newsletter subscription: the list of its form, and the time of the consent. */
export const newsletterSignup = pgTable(
  'newsletter_signup',
  {
    brand: text('brand').notNull(),
    form: text('form').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.form, t.email] })],
)

/** One email address, one client, within a brand. The proof belongs to the address: another address has none of it. */
export const clientEmail = pgTable(
  'client_email',
  {
    brand: text('brand').notNull(),
    email: text('email').notNull(),
    clientId: uuid('client_id').notNull(),
    /** When somebody first showed that the address is theirs; null until then. */
    provenAt: instant('proven_at'),
  },
  t => [primaryKey({ columns: [t.brand, t.email] })],
)

/** One person of a provider, one client, within a brand. */
export const providerSubject = pgTable(
  'provider_subject',
  {
    brand: text('brand').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    clientId: uuid('client_id').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.provider, t.subject] })],
)

/** One account per household (rule 42): folded number, street, unit and postal code. */
export const household = pgTable('household', {
  householdKey: text('household_key').primaryKey(),
  clientId: uuid('client_id').notNull(),
})
