// For tests that write ledger entries themselves.

import type pg from 'pg'
import { balanceAccounts } from '../domain/ledger.ts'

/** Sets every balance to the sum of its entries. */
export async function recordBalances(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('delete from ledger_balance')
  await pool.query(
    `insert into ledger_balance (client_id, account, amount_cents, changed_at)
     select client_id, account, sum(amount_cents), max(at) from ledger_entry where account = any ($1) group by client_id, account`,
    [balanceAccounts],
  )
}

/** Balances that differ from the sum of their entries: there must be none. */
export async function wrongBalances(pool: Pick<pg.Pool, 'query'>): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select client_id, account, e.cents, b.amount_cents, e.last_at, b.changed_at
     from (select client_id, account, sum(amount_cents) as cents, max(at) as last_at from ledger_entry
       where account = any ($1) group by client_id, account) e
     full join ledger_balance b using (client_id, account)
     where e.cents is distinct from b.amount_cents or e.last_at is distinct from b.changed_at`,
    [balanceAccounts],
  )
  return rows
}
