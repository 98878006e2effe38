// The only way into the ledger: transactions made by domain/ledger.ts, added in the caller's database transaction together with the
// new balances. So a household's balance is one row, however many years of entries there are.

import { balanceAccounts, type LedgerTransaction } from '../../../domain/ledger.ts'
import { numbers, uuids } from '../../request/database/array_parameters.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement } from '../../request/database/statement.ts'

const ledgerInsertMany = batchStatement({
  name: 'ledger_insert_many',
  text: `with added as (
       insert into ledger_entry (client_id, key, account, amount_cents, order_id, reason, actor, at)
       select e.*, $actor, $now
       from unnest($clientIds::uuid[], $keys::text[], $accounts::text[], $amountCents::int[],
         $orderIds::uuid[], $reasons::text[]) as e
       returning client_id, account, amount_cents, at
     )
     insert into ledger_balance as b (client_id, account, amount_cents, changed_at)
     select client_id, account, sum(amount_cents), max(at) from added
     where account = any ('{${balanceAccounts.join()}}') group by client_id, account order by client_id, account
     on conflict (client_id, account) do update set amount_cents = b.amount_cents + excluded.amount_cents,
       changed_at = greatest(b.changed_at, excluded.changed_at)`,
})

/** Adds transactions; an existing key is refused, and with it the whole transaction. */
export async function addTransactions(
  tx: Tx,
  transactions: readonly { clientId: string; transaction: LedgerTransaction }[],
  actor: string,
  now: string,
): Promise<void> {
  const rows = transactions.flatMap(({ clientId, transaction: { key, reason, orderId, entries } }) =>
    entries.map(entry => ({ ...entry, clientId, key, reason, orderId })),
  )
  if (rows.length === 0) return
  await ledgerInsertMany.run(tx, {
    clientIds: uuids(rows, row => row.clientId),
    keys: rows.map(row => row.key),
    accounts: rows.map(row => row.account),
    amountCents: numbers(rows, row => row.amountCents),
    orderIds: rows.map(row => row.orderId),
    reasons: rows.map(row => row.reason),
    actor,
    now,
  })
}
