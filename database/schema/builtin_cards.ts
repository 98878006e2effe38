// The built-in card processor: an outside system that happens to live here.

import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const builtinCard = pgTable('builtin_card', {
  token: text('token').primaryKey(),
  /** Who put it on file: a household, or a visitor’s session. Null for cards of before, which nobody puts on file again. */
  holder: text('holder'),
  cardBrand: text('card_brand').notNull(),
  last4: text('last4').notNull(),
  expiryMonth: smallint('expiry_month').notNull(),
  expiryYear: smallint('expiry_year').notNull(),
  /** What the test number does: `approves`, `declines`, `asks`. */
  behaviour: text('behaviour').notNull(),
  /** `ready`, `needs_action`, `refused`. */
  state: text('state').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What went back of a charge. */
export const builtinRefund = pgTable('builtin_refund', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  chargeKey: text('charge_key').notNull(),
  amountCents: integer('amount_cents').notNull(),
  at: instant('at').notNull(),
})

export const builtinCharge = pgTable('builtin_charge', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  token: text('token').notNull(),
  amountCents: integer('amount_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  state: text('state').notNull(),
  declineCode: text('decline_code'),
  at: instant('at').notNull(),
})
