// The only way into the ledger: transactions made by domain/ledger.ts, added in the caller's database transaction together with the
// new balances. So a household's balance is one row, however many years of entries there are.

import type { LedgerTransaction } from '../../../domain/ledger.ts'
import { authorNow } from '../../request/asker.ts'
import { numbers, uuids, words } from '../../request/database/array_parameters.ts'
import type { Tx } from '../../request/database/database.ts'
import { ledgerInsertMany } from './store.ts'

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
    keys: words(rows, row => row.key),
    accounts: words(rows, row => row.account),
    amountCents: numbers(rows, row => row.amountCents),
    orderIds: words(rows, row => row.orderId),
    reasons: words(rows, row => row.reason),
    actor: authorNow(rows[0]?.clientId ?? '', actor),
    now,
  })
}
