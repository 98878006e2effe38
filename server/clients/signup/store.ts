// SQL of sign-ups in progress.

import type { Db, Tx } from '../../request/database/database.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'
import { sharesDoor } from '../address/door_store.ts'
import type { SignupDraft } from './draft.ts'

type SignupRow = RowOf<typeof signupOfClient>

const signupOfClient = statement({
  name: 'signup_of_client',
  text: `select c.first_name as "firstName", c.email, d.data as draft, s.state as "subscriptionState"
      from client c
      left join signup_draft d on d.client_id = $clientId
      left join subscription s on s.client_id = $clientId
      where c.client_id = $clientId`,
  row: {
    firstName: 'text',
    email: 'text',
    /** Null before anything is stored. */
    draft: column<unknown>('json?'),
    /** Null until the checkout is complete. */
    subscriptionState: 'text?',
  },
})

/** A client's sign-up; null for a client who does not exist. */
export async function selectSignup(db: Db, clientId: string): Promise<SignupRow | null> {
  return (await signupOfClient.first(db, { clientId })) ?? null
}

const signupDraftMerge = statement({
  name: 'signup_draft_merge',
  text: `insert into signup_draft (client_id, data, updated_at) values ($clientId, $patch::jsonb, $at)
      on conflict (client_id) do update
      set data = signup_draft.data || excluded.data, updated_at = excluded.updated_at`,
})

/** Merges into the stored draft, part by part, in one statement: two tabs that save different parts both succeed. */
export async function mergeDraft(
  db: Db,
  clientId: string,
  patch: Partial<SignupDraft>,
  at: string,
): Promise<void> {
  await signupDraftMerge.run(db, { clientId, patch: JSON.stringify(patch), at })
}

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
