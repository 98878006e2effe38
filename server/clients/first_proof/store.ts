// SQL of whose an account's e-mail address is, and of what opens the account.

import type { Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

/** Links to providers keep an address only where the provider vouches for it. */
const emailProven = statement({
  name: 'email_proven',
  text: `select exists (select 1 from client_event
          where client_id = $clientId and kind in ('password_reset', 'email_changed'))
        or exists (select 1 from client_provider p join client c on c.client_id = p.client_id
          where p.client_id = $clientId and c.client_id = $clientId and lower(p.email) = c.email) as proven`,
  row: { proven: 'bool' },
})

/** Whether somebody has shown that the account's e-mail address is theirs. */
export async function isEmailProven(tx: Tx, clientId: string): Promise<boolean> {
  return (await emailProven.one(tx, { clientId })).proven
}

/** Takes every passkey off the account. */
export const deletePasskeys = statement({
  name: 'passkey_delete_all',
  text: 'delete from passkey where client_id = $clientId',
})

/** Takes off the account every provider but those that vouch for its own address. */
export const deleteOtherLinks = statement({
  name: 'client_provider_delete_others',
  text: `with gone as (delete from client_provider p using client c
        where p.client_id = $clientId and c.client_id = $clientId and lower(p.email) is distinct from c.email
        returning p.provider, p.subject)
      delete from provider_subject s using gone
      where s.brand = $brand and s.provider = gone.provider and s.subject = gone.subject
        and s.client_id = $clientId`,
})
