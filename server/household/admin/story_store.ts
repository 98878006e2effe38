// SQL of a household's story, but its changes: a page of each part, newest first. Each reads by the household's key.

import type { PaymentState } from '../../../domain/machines/tables.ts'
import type { StopAction } from '../../../domain/routes/stops.ts'
import type { Channel, TemplateData, TemplateName } from '../../messages/templates.ts'
import { column, statement } from '../../request/database/statement.ts'

const instant = (name: string) => `to_char(${name} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`

export const readStoryLetters = statement({
  name: 'story_letters',
  text: `select m.key, m.template, m.channel, m.data, ${instant('m.created_at')}, m.recipient is null as own,
        m.lost_at is not null as lost, m.report,
        exists (select u.key from unsent_message u where u.client_id = $clientId and u.key = m.key) as unsent
      from outbox_message m where m.client_id = $clientId and m.created_at < $before and m.archived_at is null
      order by m.created_at desc, m.key limit $limit`,
  row: {
    key: 'text',
    template: column<TemplateName>('text'),
    channel: column<Channel>('text'),
    data: column<TemplateData[TemplateName]>('json'),
    at: 'text',
    own: 'bool',
    lost: 'bool',
    report: 'text?',
    unsent: 'bool',
  },
})

export const readStoryPayments = statement({
  name: 'story_payments',
  text: `select p.order_id as "orderId", p.attempt, p.state, p.amount_cents as "amountCents",
        p.decline_code as "declineCode", ${instant('p.at')}, o.delivery_date::text as "boxDate",
        m.card_brand || ' ' || m.last4 as card
      from payment p left join client_order o on o.client_id = $clientId and o.id = p.order_id
      left join payment_method m on m.client_id = $clientId and m.id = p.method_id
      where p.client_id = $clientId and p.at < $before order by p.at desc, p.attempt desc limit $limit`,
  row: {
    orderId: 'uuid',
    attempt: 'int',
    state: column<PaymentState>('text'),
    amountCents: 'int',
    declineCode: 'text?',
    at: 'text',
    boxDate: 'text?',
    card: 'text?',
  },
})

export const readStoryStops = statement({
  name: 'story_stops',
  text: `select a.id, a.kind, ${instant('a.at')}, a.lat, a.lon, a.photo is not null as photo,
        s.lat as "doorLat", s.lon as "doorLon", s.delivery_date::text as "boxDate"
      from stop_action a left join route_stop s on s.client_id = $clientId and s.id = a.stop_id
      where a.client_id = $clientId and a.at < $before order by a.at desc, a.id limit $limit`,
  row: {
    id: 'uuid',
    kind: column<StopAction>('text'),
    at: 'text',
    lat: 'float?',
    lon: 'float?',
    doorLat: 'float?',
    doorLon: 'float?',
    photo: 'bool',
    boxDate: 'text?',
  },
})

/** The photo of a report at a household of the brand. */
export const readDoorPhoto = statement({
  name: 'door_photo',
  text: `select a.photo from stop_action a join client c on c.client_id = $clientId and c.brand = $brand
      where a.client_id = $clientId and a.id = $id and a.photo is not null`,
  row: { photo: 'bytea' },
})

export const readStoryNotes = statement({
  name: 'story_notes',
  text: `select id, words, actor, ${instant('at')} from household_note
      where client_id = $clientId and at < $before order by at desc, id limit $limit`,
  row: { id: 'uuid', words: 'text', actor: 'uuid', at: 'text' },
})

/** @returns no row where it is written already */
export const insertNote = statement({
  name: 'household_note_insert',
  text: `insert into household_note (client_id, id, words, actor, at) values ($clientId, $id, $words, $actor, $now)
      on conflict do nothing`,
})

export const deleteNote = statement({
  name: 'household_note_delete',
  text: 'delete from household_note where client_id = $clientId and id = $noteId',
})
