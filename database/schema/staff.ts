// The people of the company, their roles and sessions, and the log of what they do. All of it is reference data: small, and nobody's
// household, except where a household's rows say so.

import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandIds } from '../../domain/brands.ts'
import { roles } from '../../domain/staff/roles.ts'
import { instant, oneOf } from './columns.ts'

/** A person of the company: invited, then joined, at last ended. An ended person stays, because the log names them by id. */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey(),
    /** In its normal form. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    /** Argon2id; null until they joined. */
    passwordHash: text('password_hash'),
    /** When the second factor in use was offered: its secret follows from it (server/staff/totp.ts). Null without one. */
    factorAt: instant('factor_at'),
    /** The step of the last code that was used: no code opens twice. */
    factorStep: bigint('factor_step', { mode: 'number' }).notNull().default(0),
    /** When the open invitation was sent: its link follows from it. Null once it is used. */
    invitedAt: instant('invited_at'),
    endedAt: instant('ended_at'),
    /** Wrong answers since an instant, wherever they came from. */
    tries: smallint('tries').notNull().default(0),
    triesSince: instant('tries_since'),
    createdAt: instant('created_at').notNull(),
  },
  t => [uniqueIndex('staff_email').on(t.email)],
)

/** The roles of a person, by brand (domain/staff/roles.ts). */
export const staffRole = pgTable(
  'staff_role',
  { staffId: uuid('staff_id').notNull(), brand: text('brand').notNull(), role: text('role').notNull() },
  t => [
    primaryKey({ columns: [t.staffId, t.brand, t.role] }),
    oneOf('staff_role_brand', t.brand, brandIds),
    oneOf('staff_role_role', t.role, roles),
  ],
)

/** The household's account that a person of the company has too: there they see the way to the office. */
export const staffAccount = pgTable(
  'staff_account',
  { clientId: uuid('client_id').primaryKey(), staffId: uuid('staff_id').notNull() },
  t => [index('staff_account_staff').on(t.staffId)],
)

/** The SHA-256 of each recovery code that has not been used. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  { staffId: uuid('staff_id').notNull(), codeHash: text('code_hash').notNull() },
  t => [primaryKey({ columns: [t.staffId, t.codeHash] })],
)

/** A signed-in browser of staff: an opaque random token, hashed at rest. */
export const staffSession = pgTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The last request, exact to five minutes. */
    seenAt: instant('seen_at').notNull(),
    /** The last proof of who it is: the sign-in, or an answer since. */
    provedAt: instant('proved_at').notNull(),
    userAgent: text('user_agent'),
    network: text('network'),
  },
  t => [index('staff_session_staff').on(t.staffId), index('staff_session_expiry').on(t.expiresAt)],
)

/**
 * What staff did: one line for each act, in the order in which they were committed. A trigger refuses every change and every deletion;
 * each line has the hash of the one before it. A household is in it by its id alone: what is about the household is in
 * `staff_log_detail`, which is erased with it, and of which the line has the hash.
 */
export const staffLog = pgTable(
  'staff_log',
  {
    /** 1, 2, 3 and so on, without a gap. */
    number: integer('number').primaryKey(),
    at: instant('at').notNull(),
    /** A person's id, or `operator`: whoever runs the program. */
    actor: text('actor').notNull(),
    /** The call, as the contract names it, or the command. */
    what: text('what').notNull(),
    brand: text('brand'),
    /** The one household it was done to or for, by its client id. The line is the company's, not the household's. */
    householdId: uuid('household_id'),
    /** What else it was done to: kinds and their ids. Not `jsonb`: the hash is of exactly this text. */
    about: json('about').$type<Record<string, string>>().notNull(),
    /** The setting before and after, where it is no household's. */
    detail: json('detail').$type<Record<string, unknown>>(),
    /** SHA-256 of the household's detail. */
    detailHash: text('detail_hash'),
    userAgent: text('user_agent'),
    network: text('network'),
    /** SHA-256, hex: of the line before, and of this one with it. */
    before: text('before').notNull(),
    hash: text('hash').notNull(),
  },
  t => [
    uniqueIndex('staff_log_before').on(t.before),
    index('staff_log_household').on(t.householdId, t.number).where(sql`${t.householdId} is not null`),
    index('staff_log_actor').on(t.actor, t.number),
  ],
)

/** What a line of the log says about a household: before, after and the reason. Deleted when the household is erased. */
export const staffLogDetail = pgTable(
  'staff_log_detail',
  {
    clientId: uuid('client_id').notNull(),
    number: integer('number').notNull(),
    /** Text, so that its hash is of exactly this; it begins with random bytes, so that nobody can guess it from the hash. */
    detail: text('detail').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.number] })],
)
