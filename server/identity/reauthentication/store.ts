// SQL of the question before settings.

import type { Db } from '../../request/database/database.ts'
import { type RowOf, statement } from '../../request/database/statement.ts'

type Ways = RowOf<typeof reauthenticationWays>

const reauthenticationWays = statement({
  name: 'reauthentication_ways',
  text: `select c.email, c.password_hash as "passwordHash",
        array(select provider from client_provider p where p.client_id = $clientId
          order by provider) as providers
      from client c where c.client_id = $clientId`,
  row: {
    email: 'text',
    passwordHash: 'text?',
    /** Linked providers, in alphabetical order. */
    providers: 'text[]',
  },
})

/** The ways in which a client can confirm an identity; null where there is no such client. */
export async function selectWays(db: Db, clientId: string): Promise<Ways | null> {
  return (await reauthenticationWays.first(db, { clientId })) ?? null
}
