// SQL of retention: what is old enough, in slices that nobody waits for.

import { batchStatement, column, type RowOf, statement } from '../request/database/statement.ts'

export const retentionPlaceRead = statement({
  name: 'retention_place_read',
  text: `select through from retention_place where what = $what`,
  row: { through: 'instant' },
})

export const retentionPlaceSet = statement({
  name: 'retention_place_set',
  text: `insert into retention_place (what, through) values ($what, $through)
    on conflict (what) do update set through = greatest(retention_place.through, excluded.through)`,
})

/**
 * Takes the facts out of letters written between two instants that wait for nothing, and answers them. What remains says that a letter
 * was written, so that it is not written again. It locks the letters it takes: an erasure of their household comes before or after.
 */
export const lettersOfAge = batchStatement({
  name: 'retention_letters',
  text: `update outbox_message m set data = '{}', recipient = null, locale = null, archived_at = $now
    from (select * from outbox_message o
      where created_at >= $from and created_at < $until and archived_at is null
        and not exists (select 1 from unsent_message u where u.client_id = o.client_id and u.key = o.key)
      limit $limit) old
    where m.client_id = old.client_id and m.key = old.key and m.archived_at is null
    returning old.client_id as "clientId", old.key, old.brand, old.channel, old.template, old.data, old.recipient,
      old.locale, old.created_at as at`,
  row: {
    clientId: 'uuid',
    key: 'text',
    brand: 'text',
    channel: 'text',
    template: 'text',
    data: column<Record<string, unknown>>('json'),
    recipient: 'text?',
    locale: 'text?',
    at: 'instant',
  },
})

export type OldLetter = RowOf<typeof lettersOfAge>

/** The keys of households, made where they have none. */
export const archiveKeysMade = batchStatement({
  name: 'retention_keys_made',
  text: `insert into archive_key (client_id, key) select client_id, decode(key, 'hex')
      from unnest($clientIds::uuid[], $keys::text[]) as made (client_id, key)
    on conflict (client_id) do nothing`,
})

export const archiveKeys = batchStatement({
  name: 'retention_keys',
  text: `select client_id as "clientId", key from archive_key where client_id = any ($clientIds::uuid[])`,
  row: { clientId: 'uuid', key: 'bytea' },
})

export const mailboxOfAge = batchStatement({
  name: 'retention_mailbox',
  text: `delete from sent_message s using (
      select client_id, key from sent_message where at >= $from and at < $until limit $limit) old
    where s.client_id = old.client_id and s.key = old.key`,
})

export const doorPhotosOfAge = batchStatement({
  name: 'retention_door_photos',
  text: `update stop_action a set photo = null from (
      select client_id, id from stop_action where photo is not null and at < $until order by at limit $limit) old
    where a.client_id = old.client_id and a.id = old.id`,
})

export const claimPhotosOfAge = batchStatement({
  name: 'retention_claim_photos',
  text: `update box_claim c set photo = null from (
      select client_id, id from box_claim where photo is not null and at < $until and state <> 'waiting'
      order by at limit $limit) old
    where c.client_id = old.client_id and c.id = old.id`,
})
