// What the ledger does not record of a credit: its last day, and who gave it.

import type { Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

interface ValueFacts {
  clientId: string
  /** Key of the transaction that credited it. */
  key: string
  /** Last day it counts, ISO date; null where it never expires. */
  expiresOn: string | null
  fromName: string | null
}

const heldValueInsert = statement({
  name: 'held_value_insert',
  text: `insert into held_value (client_id, key, expires_on, from_name) values ($clientId, $key, $expiresOn, $fromName)
      on conflict do nothing`,
})

/** Notes it beside the credit, in the same transaction. Once is enough. */
export async function keepValue(tx: Tx, { clientId, key, expiresOn, fromName }: ValueFacts): Promise<void> {
  await heldValueInsert.run(tx, { clientId, key, expiresOn, fromName })
}
