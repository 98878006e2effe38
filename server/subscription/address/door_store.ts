// SQL of addresses that have an account (rule 42).

import type { Db, Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

const householdTake = statement({
  name: 'household_take',
  text: `insert into household as h (household_key, client_id) values ($householdKey, $clientId)
      on conflict (household_key) do update set client_id = h.client_id where h.client_id = excluded.client_id`,
})

const doorShared = statement({
  name: 'door_shared',
  text: 'select shares_door as shared from client where client_id = $clientId',
  row: { shared: 'bool' },
})

/** Whether an admin allows this account where another household has one (rule 42). */
export async function sharesDoor(db: Db, clientId: string): Promise<boolean> {
  return (await doorShared.first(db, { clientId }))?.shared === true
}

/**
 * Registers an address for a household; false where it is another's and nobody allowed that. Of two at once the second waits for the
 * first, and fails if that commits.
 */
export async function takeHousehold(tx: Tx, householdKey: string, clientId: string): Promise<boolean> {
  return (await householdTake.run(tx, { householdKey, clientId })) === 1 || sharesDoor(tx, clientId)
}
