// The facts about a credit that the ledger does not have: its last day, and its origin.

import type { Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

interface ValueFacts {
  clientId: string
  /** Key of the transaction that credited it. */
  key: string
  /** Last day on which it counts, ISO date; null where it never expires. */
  expiresOn: string | null
  fromName: string | null
}

const heldValueInsert = statement({
  name: 'held_value_insert',
  text: `insert into held_value (client_id, key, expires_on, from_name) values ($clientId, $key, $expiresOn, $fromName)
      on conflict do nothing`,
})

/** Records it beside the credit, in the same transaction. Repeating it changes nothing. */
export async function keepValue(tx: Tx, { clientId, key, expiresOn, fromName }: ValueFacts): Promise<void> {
  await heldValueInsert.run(tx, { clientId, key, expiresOn, fromName })
}
