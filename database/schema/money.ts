// Payments: charges, refunds, claims and disputes.

import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { statesOf } from '../../domain/machines/tables.ts'
import type { LineToPrice, PaymentSplit } from '../../domain/pricing/types.ts'
import { claimStates } from '../../domain/refunds/claims.ts'
import { refundReasons } from '../../domain/refunds/reasons.ts'
import type { Refund } from '../../domain/refunds/refund.ts'
import { atLeast, bytes, instant, oneOf } from './columns.ts'

/** One attempt to pay the card's part of one order. The idempotency key given to the processor is `{client}:{order}:{attempt}`. */
export const payment = pgTable(
  'payment',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    attempt: smallint('attempt').notNull(),
    state: text('state').notNull(),
    amountCents: integer('amount_cents').notNull(),
    methodId: uuid('method_id').notNull(),
    providerReference: text('provider_reference'),
    declineCode: text('decline_code'),
    actionUrl: text('action_url'),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.orderId, t.attempt] }),
    oneOf('payment_state_known', t.state, statesOf('payment')),
    atLeast('payment_amount_positive', t.amountCents, 1),
  ],
)

/**
 * Items asked for after cutoff, and the charge that pays for them (rule 32). Written, and taken from stock, before the processor is
 * asked under `{client}:{order}:late:{number}`; they are in the box once the card has paid. `state` is that of a payment. An order
 * has at most one that is not settled.
 */
export const lateEdit = pgTable(
  'late_edit',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    number: smallint('number').notNull(),
    state: text('state').notNull(),
    /** The agreement: the units added and their price, the menu's version of the product, its name for the receipt. */
    added: jsonb('added')
      .$type<{ line: LineToPrice; version: number; name: { en: string; fr: string } }>()
      .notNull(),
    /** The split of the payment; null for an old edit that a card paid entirely. */
    payment: jsonb('payment').$type<PaymentSplit>(),
    /** The card's part; 0 where value pays everything and there is no card. */
    amountCents: integer('amount_cents').notNull(),
    methodId: uuid('method_id'),
    providerReference: text('provider_reference'),
    declineCode: text('decline_code'),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.orderId, t.number] }),
    uniqueIndex('late_edit_open').on(t.clientId, t.orderId).where(sql`${t.state} = 'created'`),
    index('late_edit_unsettled').on(t.at).where(sql`${t.state} = 'created'`),
    oneOf('late_edit_state_known', t.state, statesOf('payment')),
    atLeast('late_edit_amount_not_negative', t.amountCents, 0),
  ],
)

/**
 * A refund to a card: written in the transaction that decides it, with its ledger entries, and carried out by the processor
 * afterwards, under its key. `state`: `created`, then `done`.
 */
export const cardRefund = pgTable(
  'card_refund',
  {
    clientId: uuid('client_id').notNull(),
    /** Also the processor's idempotency key: `{client}:{what is refunded}`. */
    key: text('key').notNull(),
    /** The charge that is refunded, in whole or in part. */
    chargeKey: text('charge_key').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').notNull(),
    providerReference: text('provider_reference'),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.key] }),
    index('card_refund_open').on(t.clientId, t.key).where(sql`${t.state} = 'created'`),
    atLeast('card_refund_amount_positive', t.amountCents, 1),
  ],
)

/**
 * The refunds of an order, with their credit notes by number. `refund` says of which lines, with which tax, and what had paid it;
 * `to_credit` says that the card's part stays with the household as value. Its ledger entries have the key
 * `refund:{order}:{number}`. Rows are only added.
 */
export const orderRefund = pgTable(
  'order_refund',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    number: smallint('number').notNull(),
    /** Repeating the request makes it once. */
    requestId: uuid('request_id').notNull(),
    reason: text('reason').notNull(),
    /** The admin's note; the household does not see it. */
    note: text('note'),
    refund: jsonb('refund').$type<Refund>().notNull(),
    totalCents: integer('total_cents').notNull(),
    toCredit: boolean('to_credit').notNull(),
    /** Points taken back with it. */
    points: integer('points').notNull(),
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.orderId, t.number] }),
    uniqueIndex('order_refund_request').on(t.clientId, t.requestId),
    oneOf('order_refund_reason_known', t.reason, refundReasons),
    atLeast('order_refund_total_positive', t.totalCents, 1),
    atLeast('order_refund_points_not_negative', t.points, 0),
  ],
)

/**
 * A household's claim about a box. Without a product it concerns a whole box that was not delivered. `id` is the request's, and the
 * refund's if there is one; `claimed_cents` is the refund the household expected when it made the claim.
 */
export const boxClaim = pgTable(
  'box_claim',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    brand: text('brand').notNull(),
    productId: text('product_id'),
    units: smallint('units').notNull(),
    reason: text('reason').notNull(),
    toCredit: boolean('to_credit').notNull(),
    /** What the household wrote. */
    words: text('words'),
    /** JPEG, where one was required. */
    photo: bytes('photo'),
    state: text('state').notNull(),
    claimedCents: integer('claimed_cents').notNull(),
    /** Of the refund, where there is one. */
    refundNumber: smallint('refund_number'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('box_claim_order').on(t.clientId, t.orderId),
    index('box_claim_waiting').on(t.brand, t.at).where(sql`${t.state} = 'waiting'`),
    oneOf('box_claim_state_known', t.state, claimStates),
    oneOf('box_claim_reason_known', t.reason, refundReasons),
    atLeast('box_claim_units_not_negative', t.units, 0),
  ],
)

/** The limits up to which a brand refunds claims without a person; without a row, those of domain/refunds/claims.ts apply. */
export const claimLimit = pgTable(
  'claim_limit',
  {
    brand: text('brand').primaryKey(),
    /** Of one claim. */
    cents: integer('cents').notNull(),
    /** For one box, as a percentage of its price. */
    boxPercent: smallint('box_percent').notNull(),
    /** Claims of a number of past days, and their total. */
    days: smallint('days').notNull(),
    claims: smallint('claims').notNull(),
    claimsCents: integer('claims_cents').notNull(),
    /** Above it a photo is required. */
    photoCents: integer('photo_cents').notNull(),
    /** The admin who saved it. */
    actor: uuid('actor').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  t => [
    atLeast('claim_limit_cents_not_negative', t.cents, 0),
    atLeast('claim_limit_days_positive', t.days, 1),
    atLeast('claim_limit_claims_not_negative', t.claims, 0),
  ],
)

/**
 * A charge requested of an outside processor, and the processor's name for it (server/integrations/processors): written before the
 * request. `state`: `asked`, `needs_action`, then `captured` or `declined`.
 */
export const outsideCharge = pgTable(
  'outside_charge',
  {
    clientId: uuid('client_id').notNull(),
    /** The processor's idempotency key too. */
    key: text('key').notNull(),
    provider: text('provider').notNull(),
    token: text('token').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The processor's names of the payment and of the captured money. */
    reference: text('reference'),
    capture: text('capture'),
    state: text('state').notNull(),
    declineCode: text('decline_code'),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.key] }),
    index('outside_charge_reference').on(t.provider, t.reference),
    index('outside_charge_capture').on(t.provider, t.capture).where(sql`${t.capture} is not null`),
    index('outside_charge_at').on(t.provider, t.at),
    index('outside_charge_unanswered').on(t.at).where(sql`${t.state} = 'asked'`),
    atLeast('outside_charge_amount_positive', t.amountCents, 1),
  ],
)

/** A charge that its holder disputes with their bank, in the processor's latest state. */
export const cardDispute = pgTable(
  'card_dispute',
  {
    clientId: uuid('client_id').notNull(),
    /** The processor's id. */
    reference: text('reference').notNull(),
    chargeKey: text('charge_key').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state').notNull(),
    at: instant('at').notNull(),
    /** Until when the processor accepts evidence; null where it requires none. */
    evidenceDueAt: instant('evidence_due_at'),
    /** The processor's time of this state: a later report of an earlier state changes nothing. */
    toldAt: instant('told_at'),
  },
  t => [primaryKey({ columns: [t.clientId, t.reference] }), index('card_dispute_at').on(t.at)],
)

/**
 * A dispute of a charge that is not known here, in the processor's latest state. It belongs to no household, because nobody knows
 * whose it is; once its charge is known it is a `card_dispute`.
 */
export const unknownDispute = pgTable(
  'unknown_dispute',
  {
    provider: text('provider').notNull(),
    /** The processor's id. */
    reference: text('reference').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state').notNull(),
    at: instant('at').notNull(),
    evidenceDueAt: instant('evidence_due_at'),
    toldAt: instant('told_at').notNull(),
  },
  t => [primaryKey({ columns: [t.provider, t.reference] })],
)

/**
 * A difference between a processor's books and the ledger, as the last comparison found it (server/money/reconcile). It belongs
 * to no household, because a payment that only the processor knows has none here. One that is no longer found is settled, and
 * stays.
 */
export const paymentDifference = pgTable(
  'payment_difference',
  {
    provider: text('provider').notNull(),
    /** Our key of the payment, or the processor's name where it has none of ours. */
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference'),
    thereCents: integer('there_cents').notNull(),
    hereCents: integer('here_cents').notNull(),
    foundAt: instant('found_at').notNull(),
    settledAt: instant('settled_at'),
  },
  t => [
    primaryKey({ columns: [t.provider, t.name, t.kind] }),
    index('payment_difference_open').on(t.foundAt).where(sql`${t.settledAt} is null`),
  ],
)
