// The built-in identity provider: an outside system that is part of the program.

import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The people of each provider, as visitors entered them. */
export const builtinPerson = pgTable(
  'builtin_person',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.provider, t.subject] }),
    uniqueIndex('builtin_person_email').on(t.provider, t.email),
  ],
)

/** A code until its use; its SHA-256 is stored. */
export const builtinSignInCode = pgTable('builtin_sign_in_code', {
  codeHash: text('code_hash').primaryKey(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
