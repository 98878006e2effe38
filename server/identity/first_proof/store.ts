// SQL of whose an account's email address is, and of what opens the account.

import type { BrandId } from '../../../domain/brands.ts'
import type { Provider } from '../../../domain/identity.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { column, statement } from '../../request/database/statement.ts'

const emailProven = statement({
  name: 'email_proven',
  text: `select exists (select 1 from client_email e
        where e.brand = $brand and e.client_id = $clientId and e.proven_at is not null
          and e.email = (select email from client where client_id = $clientId)) as proven`,
  row: { proven: 'bool' },
})

/** Whether somebody has shown that the account's present email address is theirs. */
export async function isEmailProven(db: Db, brand: BrandId, clientId: string): Promise<boolean> {
  return (await emailProven.one(db, { brand, clientId })).proven
}

const emailProve = statement({
  name: 'email_prove',
  text: `update client_email set proven_at = $at
      where brand = $brand and client_id = $clientId and proven_at is null
        and email = (select email from client where client_id = $clientId)`,
})

/** Records a proof of the account's present address. @returns whether it is the first */
export async function markProven(tx: Tx, brand: BrandId, clientId: string, at: string): Promise<boolean> {
  return (await emailProve.run(tx, { brand, clientId, at })) === 1
}

const passwordDelete = statement({
  name: 'client_password_delete',
  text: 'update client set password_hash = null where client_id = $clientId and password_hash is not null',
})

/** No password opens the account any more. @returns whether one did */
export async function deletePassword(tx: Tx, clientId: string): Promise<boolean> {
  return (await passwordDelete.run(tx, { clientId })) === 1
}

/** Takes every passkey off the account. */
export const deletePasskeys = statement({
  name: 'passkey_delete_all',
  text: 'delete from passkey where client_id = $clientId returning name',
  row: { name: 'text' },
})

/** Takes off the account every provider but those that vouch for its own address: links keep an address only where it is vouched for. */
export const deleteOtherLinks = statement({
  name: 'client_provider_delete_others',
  text: `with gone as (delete from client_provider p using client c
        where p.client_id = $clientId and c.client_id = $clientId and lower(p.email) is distinct from c.email
        returning p.provider, p.subject),
      freed as (delete from provider_subject s using gone
        where s.brand = $brand and s.provider = gone.provider and s.subject = gone.subject
          and s.client_id = $clientId)
      select provider from gone order by provider`,
  row: { provider: column<Provider>('text') },
})

/** What a first proof by a provider alone would take off the account, besides its sessions. */
export const selectUnproven = statement({
  name: 'unproven_ways',
  text: `select c.password_hash is not null as password,
        array(select name from passkey where client_id = $clientId order by created_at, id) as passkeys,
        array(select p.provider from client_provider p where p.client_id = $clientId
          and lower(p.email) is distinct from c.email order by p.provider) as providers
      from client c where c.client_id = $clientId`,
  row: { password: 'bool', passkeys: 'text[]', providers: column<Provider[]>('text[]') },
})
