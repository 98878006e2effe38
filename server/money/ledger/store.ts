// SQL of the ledger.

import { balanceAccounts } from '../../../domain/ledger.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

export const ledgerInsertMany = batchStatement({
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

const heldValueClient = statement({
  name: 'held_value_client',
  text: 'select from client where client_id = $clientId for update',
})

/** Waits for other changes of this household's money. */
export async function lockHousehold(tx: Tx, clientId: string): Promise<void> {
  await heldValueClient.run(tx, { clientId })
}
