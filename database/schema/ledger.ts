// The ledger of everything of value, and the points known to an outside programme.

import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { balanceAccounts, ledgerAccounts } from '../../domain/ledger.ts'
import { instant, oneOf } from './columns.ts'

/** Append-only. Entries with the same client and key are one transaction and sum to zero (rule 75). */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    clientId: uuid('client_id').notNull(),
    /** Idempotency key of the transaction, e.g. `charge:{order}`. */
    key: text('key').notNull(),
    account: text('account').notNull(),
    amountCents: integer('amount_cents').notNull(),
    orderId: uuid('order_id'),
    reason: text('reason').notNull(),
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.key, t.account] }),
    // Each list of a household begins with its latest entries, so each has its own order by time: value, payments (the one entry a
    // payment leaves on `house`), refunds of an order, and points.
    index('ledger_entry_value')
      .on(t.clientId, t.account, t.at)
      .where(sql`${t.account} in ('given', 'bought')`),
    index('ledger_entry_paid')
      .on(t.clientId, t.at, t.key)
      .where(
        sql`${t.account} = 'house' and ${t.amountCents} > 0 and ${t.reason} in ('charge', 'late_edit', 'gift_sale', 'returnable_fee')`,
      ),
    index('ledger_entry_back').on(t.clientId, t.orderId).where(sql`${t.reason} in ('refund', 'late_edit')`),
    index('ledger_entry_points')
      .on(t.clientId, t.at, t.key)
      .where(sql`${t.account} in ('points', 'points_pending') and ${t.reason} <> 'points_available'`),
    // The movements to send to an outside points program, of all households, by time.
    index('ledger_entry_points_at').on(t.at).where(sql`${t.account} = 'points'`),
    oneOf('ledger_entry_account_known', t.account, ledgerAccounts),
  ],
)

/** The balance of each account of a household that can pay: written by the statement that adds entries, and by nothing else. */
export const ledgerBalance = pgTable(
  'ledger_balance',
  {
    clientId: uuid('client_id').notNull(),
    account: text('account').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The time of its last entry. */
    changedAt: instant('changed_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.account] }),
    oneOf('ledger_balance_account_known', t.account, balanceAccounts),
  ],
)

/** Entries of points that an outside programme knows: sent to it, or received from it (server/value/loyalty). */
export const loyaltyTold = pgTable(
  'loyalty_told',
  {
    clientId: uuid('client_id').notNull(),
    /** The ledger's. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.key] })],
)

/** What an outside programme last said of a household: whether it is enrolled there. A household it never named has no row. */
export const loyaltyMember = pgTable('loyalty_member', {
  clientId: uuid('client_id').primaryKey(),
  enrolled: boolean('enrolled').notNull(),
  /** When that began, by the programme. */
  since: instant('since').notNull(),
})

/** How far an outside programme's lists were read, and when our movements were last sent: one row each. */
export const loyaltyPlace = pgTable('loyalty_place', {
  list: text('list').primaryKey(),
  place: text('place').notNull(),
})
