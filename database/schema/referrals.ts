// Referrals: a household's code, the friends it invited, and the friends who came.

import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The code of a household, unique within its brand. */
export const referralCode = pgTable(
  'referral_code',
  {
    clientId: uuid('client_id').primaryKey(),
    brand: text('brand').notNull(),
    /** Upper case. */
    code: text('code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  t => [uniqueIndex('referral_code_code').on(t.brand, t.code)],
)

/** A friend whom a household invited, or who came by its link: each email address once. Stored with the inviting household. */
export const referral = pgTable(
  'referral',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    friendName: text('friend_name').notNull(),
    /** Lower case; it gets only one invitation. */
    friendEmail: text('friend_email').notNull(),
    /** When it was invited, or joined without an invitation. */
    at: instant('at').notNull(),
    joinedAt: instant('joined_at'),
    /** When the friend's first box was delivered and the credit given. */
    creditedAt: instant('credited_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('referral_email').on(t.clientId, t.friendEmail),
  ],
)

/** The household that referred another. Stored with the household that came. */
export const referredBy = pgTable('referred_by', {
  clientId: uuid('client_id').primaryKey(),
  referrerId: uuid('referrer_id').notNull(),
  /** Of the referrer's row in `referral`. */
  referralId: uuid('referral_id').notNull(),
  joinedAt: instant('joined_at').notNull(),
  /** Set with its first delivery: the credit is given once. */
  settledAt: instant('settled_at'),
})
