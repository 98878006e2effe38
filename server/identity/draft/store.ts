// SQL of the choices of a sign-up, as they are stored with the client.

import type { Db } from '../../request/database/database.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'
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
