// SQL of the question before settings.

import type { Db } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

interface Ways {
  email: string
  passwordHash: string | null
  /** Providers linked, in alphabetical order. */
  providers: string[]
}

const reauthenticationWays = statement<Ways>({
  name: 'reauthentication_ways',
  text: `select c.email, c.password_hash as "passwordHash",
        array(select provider from client_provider p where p.client_id = $1 order by provider) as providers
      from client c where c.client_id = $1`,
  row: { email: 'text', passwordHash: 'text?', providers: 'text[]' },
})

/** The ways in which a client can confirm an identity; null where there is no such client. */
export async function selectWays(db: Db, clientId: string): Promise<Ways | null> {
  return (await reauthenticationWays.first(db, [clientId])) ?? null
}
