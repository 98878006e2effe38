// The built-in card processor: an outside system that is part of the program.

import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const builtinCard = pgTable('builtin_card', {
  token: text('token').primaryKey(),
  /** Its holder: a household, or a visitor’s session. Null for old cards, which cannot be put on file again. */
  holder: text('holder'),
  cardBrand: text('card_brand').notNull(),
  last4: text('last4').notNull(),
  /** Null for an account at PayPal. */
  expiryMonth: smallint('expiry_month'),
  expiryYear: smallint('expiry_year'),
  /** The behaviour of the test number: `approves`, `declines`, `asks`. */
  behaviour: text('behaviour').notNull(),
  /** `ready`, `needs_action`, `refused`. */
  state: text('state').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The refunds of a charge. */
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

/** Requests that people approve at the built-in PayPal: an account to be put on file (`vault`), or one payment (`order`). */
export const builtinPaypalApproval = pgTable('builtin_paypal_approval', {
  token: text('token').primaryKey(),
  kind: text('kind').notNull(),
  /** For a vault: the account's holder. */
  holder: text('holder'),
  /** For an order: the item. */
  reference: text('reference'),
  amountCents: integer('amount_cents'),
  brandName: text('brand_name').notNull(),
  locale: text('locale').notNull(),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  /** `created`, then `approved` or `refused`. */
  state: text('state').notNull(),
  email: text('email'),
  /** Of the account, in `builtin_card`. */
  cardToken: text('card_token'),
  createdAt: instant('created_at').notNull(),
})
