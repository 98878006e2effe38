// SQL of a household's letters, for the office.

import type { Channel, TemplateName } from '../../messages/templates.ts'
import { waitingColumns } from '../../messages/waiting_columns.ts'
import { column, statement } from '../../request/database/statement.ts'

/** An erased household has no email. */
export const readEmail = statement({
  name: 'admin_household_email',
  text: `select email from client where client_id = $clientId and brand = $brand and email <> ''`,
  row: { email: 'text' },
})

/** A letter to the household itself. */
export const findLetter = statement({
  name: 'admin_letter_find',
  text: `select template, channel from outbox_message
      where client_id = $clientId and key = $key and recipient is null and archived_at is null`,
  row: { template: column<TemplateName>('text'), channel: column<Channel>('text') },
})

export const copyLetter = statement({
  name: 'admin_letter_copy',
  text: `with told as (
        insert into outbox_message (client_id, key, brand, channel, template, data, locale, created_at)
        select $clientId, $again, brand, channel, template, data, locale, $now from outbox_message
        where client_id = $clientId and key = $key
        on conflict (client_id, key) do nothing returning ${waitingColumns}
      )
      insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`,
})
