// SQL of sign-ups in progress.

import type { Db, Tx } from '../../request/database/database.ts'
import { type RowOf, statement } from '../../request/database/statement.ts'
import { sharesDoor } from '../address/door_store.ts'

type Registered = RowOf<typeof registeredClient>

const registeredClient = statement({
  name: 'registered_client',
  text: `select first_name as "firstName", last_name as "lastName", email from client where client_id = $clientId`,
  row: { firstName: 'text', lastName: 'text', email: 'text' },
})

export async function selectRegistered(db: Db, clientId: string): Promise<Registered> {
  const row = await registeredClient.first(db, { clientId })
  if (!row) throw new Error(`There is no client ${clientId}.`)
  return row
}

const registeredClientUpdate = statement({
  name: 'registered_client_update',
  text: 'update client set first_name = $firstName, last_name = $lastName where client_id = $clientId',
})

export async function updateRegistered(
  tx: Tx,
  clientId: string,
  names: Pick<Registered, 'firstName' | 'lastName'>,
): Promise<void> {
  await registeredClientUpdate.run(tx, { ...names, clientId })
}

const signupDraftDelete = statement({
  name: 'signup_draft_delete',
  text: 'delete from signup_draft where client_id = $clientId',
})

/** The sign-up is complete. */
export async function deleteDraft(tx: Tx, clientId: string): Promise<void> {
  await signupDraftDelete.run(tx, { clientId })
}

const householdTaken = statement({
  name: 'household_taken',
  text: 'select 1 as found from household where household_key = $householdKey and client_id <> $clientId',
  row: { found: 'int' },
})

/** Whether another household has this address, and no admin allowed a second one (rule 42). */
export async function isHouseholdTaken(db: Db, householdKey: string, clientId: string): Promise<boolean> {
  return (await householdTaken.run(db, { householdKey, clientId })) === 1 && !(await sharesDoor(db, clientId))
}

const firstOrder = statement({
  name: 'first_order',
  text: 'select id from client_order where client_id = $clientId order by week limit 1',
  row: { id: 'uuid' },
})

/** The first order a household ever had; null before there is one. */
export async function selectFirstOrder(db: Db, clientId: string): Promise<string | null> {
  return (await firstOrder.first(db, { clientId }))?.id ?? null
}
