// SQL of the email that an account signs in with.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { column, statement } from '../../request/database/statement.ts'

const settingsOwner = statement({
  name: 'settings_owner',
  text: 'select language as locale from client where client_id = $clientId and brand = $brand',
  row: { locale: column<Locale>('text') },
})

/** The language of a brand's client; null where the brand has none with that id. */
export async function selectOwner(
  db: Db,
  brand: BrandId,
  clientId: string,
): Promise<{ locale: Locale } | null> {
  return (await settingsOwner.first(db, { clientId, brand })) ?? null
}

const settingsUpdateEmail = statement({
  name: 'settings_update_email',
  text: `with before as (select client_id, email from client where client_id = $clientId)
      update client c set email = $email from before b where c.client_id = $clientId
        returning b.email as former`,
  row: { former: 'text' },
})

const settingsReleaseEmail = statement({
  name: 'settings_release_email',
  text: 'delete from client_email where brand = $brand and email = $former and client_id = $clientId',
})

/** Makes a reserved email the client's and releases the former one. @returns the former one */
export async function updateEmail(tx: Tx, brand: BrandId, clientId: string, email: string): Promise<string> {
  const row = await settingsUpdateEmail.first(tx, { clientId, email })
  const former = row?.former ?? email
  await settingsReleaseEmail.run(tx, { brand, former, clientId })
  return former
}
