// The built-in provider's own tables: its people, and codes that have not been used yet.

import type { Provider } from '../../../../domain/identity.ts'
import type { Db } from '../../../request/database/database.ts'
import { column, columnsOf, statement } from '../../../request/database/statement.ts'
import type { KnownPerson } from '../port.ts'

export interface BuiltinPerson extends KnownPerson {
  email: string
}

const columns = `subject, email, email_verified as "emailVerified", first_name as "firstName", last_name as "lastName"`

const personRow = columnsOf<BuiltinPerson>({
  subject: 'text',
  email: 'text',
  emailVerified: 'bool',
  firstName: 'text',
  lastName: 'text',
})

/** The person who signed in last comes first. */
export const peopleOf = statement({
  name: 'builtin_person_list',
  text: `select ${columns} from builtin_person where provider = $provider order by seen_at desc, email limit $limit`,
  row: personRow,
})

const builtinPersonFind = statement({
  name: 'builtin_person_find',
  text: `select ${columns} from builtin_person where provider = $provider and subject = $subject`,
  row: personRow,
})

export async function personOf(db: Db, provider: Provider, subject: string): Promise<BuiltinPerson | null> {
  return (await builtinPersonFind.first(db, { provider, subject })) ?? null
}

/** Stores a person; one with that email keeps their subject. @returns the stored person */
export const savePerson = statement({
  name: 'builtin_person_keep',
  text: `insert into builtin_person (provider, subject, email, email_verified, first_name, last_name, seen_at)
      values ($provider, $subject, $email, $emailVerified, $firstName, $lastName, now())
      on conflict (provider, email) do update set email_verified = excluded.email_verified,
        first_name = excluded.first_name, last_name = excluded.last_name, seen_at = now()
      returning ${columns}`,
  row: personRow,
})

/** The request that a code was issued for. */
interface Grant {
  provider: Provider
  subject: string
  redirectUri: string
  challenge: string | null
  nonce: string | null
  scope: string
}

const builtinCodeInsert = statement({
  name: 'builtin_code_insert',
  text: `with gone as (delete from builtin_sign_in_code where expires_at < now())
      insert into builtin_sign_in_code (code_hash, data, expires_at)
      values ($codeHash, $grant::jsonb, now() + interval '1 minute')`,
})

/** Stores a code for a minute, and deletes expired ones. */
export async function insertGrant(db: Db, codeHash: string, grant: Grant): Promise<void> {
  await builtinCodeInsert.run(db, { codeHash, grant: JSON.stringify(grant) })
}

const builtinCodeTake = statement({
  name: 'builtin_code_take',
  text: `delete from builtin_sign_in_code where code_hash = $codeHash returning data, expires_at > now() as live`,
  row: { data: column<Grant>('json'), live: 'bool' },
})

/** Takes a code: it works once. */
export async function takeGrant(db: Db, codeHash: string): Promise<Grant | null> {
  const row = await builtinCodeTake.first(db, { codeHash })
  return row?.live ? row.data : null
}
