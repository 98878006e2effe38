// SQL around the newsletter: whose address it is, and letters that wait to be confirmed.

import { statement } from '../../request/database/statement.ts'

/** Finds a row where an address is proven and this household's own. */
export const ownProvenAddress = statement({
  name: 'newsletter_own_address',
  text: `select from client_email
      where brand = $brand and email = $email and client_id = $clientId and proven_at is not null`,
})

/** Deletes letters with a link, up to a limit, and what waits of them. */
export const deleteAskedBefore = statement({
  name: 'newsletter_forget_asked',
  text: `with old as (
      delete from outbox_message where client_id = $clientId and key in (
        select key from outbox_message where client_id = $clientId and template = 'newsletter_confirm'
          and created_at < $before limit $limit)
      returning key
    ), waiting as (
      delete from unsent_message u using old where u.client_id = $clientId and u.key = old.key
    )
    select count(*)::int as deleted from old`,
  row: { deleted: 'int' },
})
