// SQL of providers linked to clients.

import type { BrandId } from '../../../domain/brands.ts'
import type { Provider } from '../../../domain/identity.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'

const providerSubjectOwner = statement({
  name: 'provider_subject_owner',
  text: `select client_id as "clientId" from provider_subject where brand = $brand and provider = $provider
        and subject = $subject`,
  row: { clientId: 'uuid' },
})

/** The client of a provider's account, within a brand; null where there is none. */
export async function ownerOfSubject(
  db: Db,
  brand: BrandId,
  provider: Provider,
  subject: string,
): Promise<string | null> {
  return (await providerSubjectOwner.first(db, { brand, provider, subject }))?.clientId ?? null
}

interface Link {
  clientId: string
  brand: BrandId
  provider: Provider
  subject: string
  email: string | null
  /** Program time, ISO instant. */
  at: string
}

const clientProviderInsert = statement({
  name: 'client_provider_insert',
  text: `with taken as (
        insert into provider_subject (brand, provider, subject, client_id)
        select $brand, $provider, $subject, $clientId
        where not exists (select 1 from client_provider where client_id = $clientId and provider = $provider)
        on conflict do nothing returning client_id
      )
      insert into client_provider (client_id, provider, subject, email, linked_at)
      select client_id, $provider, $subject, $email, $at::timestamptz from taken`,
})

/** Links a person of a provider to a client. False where either is linked already: each has at most one. */
export async function insertLink(tx: Tx, link: Link): Promise<boolean> {
  const { clientId, brand, provider, subject } = link
  return (await clientProviderInsert.run(tx, { ...link, clientId, brand, provider, subject })) === 1
}

const clientProviderDelete = statement({
  name: 'client_provider_delete',
  text: `with gone as (delete from client_provider where client_id = $clientId and provider = $provider
        returning subject)
      delete from provider_subject s using gone
      where s.brand = $brand and s.provider = $provider and s.subject = gone.subject
        and s.client_id = $clientId`,
})

/** Removes a link; false where there was none. */
export async function deleteLink(
  tx: Tx,
  clientId: string,
  brand: BrandId,
  provider: Provider,
): Promise<boolean> {
  return (await clientProviderDelete.run(tx, { clientId, brand, provider })) === 1
}

export type LinkedProvider = RowOf<typeof selectLinks>

/** A client's linked providers. */
export const selectLinks = statement({
  name: 'client_provider_list',
  text: 'select provider, email from client_provider where client_id = $clientId order by provider',
  row: { provider: column<Provider>('text'), email: 'text?' },
})
