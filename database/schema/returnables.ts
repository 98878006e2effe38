// Bags and kits that are lent to households, and the fee for those that do not come back.

import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { uncollectedPayments } from '../../domain/machines/payment_groups.ts'
import { statesOf } from '../../domain/machines/tables.ts'
import type { FeeItem } from '../../domain/returnable_fee.ts'
import { returnableEventKinds, returnableKinds } from '../../domain/returnables.ts'
import { atLeast, day, instant, listed, oneOf } from './columns.ts'

/** A numbered bag or kit that is, or was, at a household. */
export const returnableLoan = pgTable(
  'returnable_loan',
  {
    clientId: uuid('client_id').notNull(),
    number: text('number').notNull(),
    kind: text('kind').notNull(),
    outSince: day('out_since').notNull(),
    returnedAt: instant('returned_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.number, t.outSince] }),
    index('returnable_loan_out').on(t.number).where(sql`returned_at is null`),
    oneOf('returnable_loan_kind_known', t.kind, returnableKinds),
  ],
)

/** An event of a bag or kit while it was at a household: each with its actor, and its evidence. */
export const returnableEvent = pgTable(
  'returnable_event',
  {
    clientId: uuid('client_id').notNull(),
    number: text('number').notNull(),
    outSince: day('out_since').notNull(),
    /** The subject, so that each event is written once: `due_soon`, `failed:{stop}`. */
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.number, t.outSince, t.key] }),
    oneOf('returnable_event_kind_known', t.kind, returnableEventKinds),
  ],
)

/**
 * A household's bill for bags and kits that did not come back, after two notices (area 9). It is written before the card is charged
 * under `{client}:fee:{id}:{attempt}`; `state` is that of a payment. Its ledger entries have the key `returnable_fee:{id}`.
 */
export const returnableFee = pgTable(
  'returnable_fee',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    brand: text('brand').notNull(),
    /** Its items with their cents, taxes included. */
    items: jsonb('items').$type<FeeItem[]>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').notNull(),
    attempt: smallint('attempt').notNull(),
    methodId: uuid('method_id').notNull(),
    declineCode: text('decline_code'),
    /** The time of the next try; null where there is none. */
    retryOn: day('retry_on'),
    /** An admin refunded it. */
    waivedBy: uuid('waived_by'),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('returnable_fee_open')
      .on(t.brand, t.at)
      .where(sql`${t.state} in (${listed(uncollectedPayments)})`),
    oneOf('returnable_fee_state_known', t.state, statesOf('payment')),
    atLeast('returnable_fee_amount_positive', t.amountCents, 1),
  ],
)
