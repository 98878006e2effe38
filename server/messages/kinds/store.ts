// SQL of the kinds of message: what became of them, what waits, and which are held back.

import { batchStatement, column } from '../../request/database/statement.ts'
import type { Channel } from '../templates.ts'

export const insertKindPause = batchStatement({
  name: 'message_pause_insert',
  text: `insert into message_pause (brand, template, reason, actor, at)
      values ($brand, $template, $reason, $actor, $now) on conflict do nothing`,
})

export const deleteKindPause = batchStatement({
  name: 'message_pause_delete',
  text: 'delete from message_pause where brand = $brand and template = $template returning reason',
  row: { reason: 'text' },
})

/** Makes what was held back due. */
export const releaseHeld = batchStatement({
  name: 'message_release_held',
  text: `update unsent_message set retry_at = null
      where brand = $brand and template = $template and retry_at = 'infinity'`,
})

/** Ends what waits of a kind. */
export const dropHeld = batchStatement({
  name: 'message_drop_held',
  text: `with lost as (
        delete from unsent_message u where u.brand = $brand and u.template = $template
          and (u.client_id, u.key) not in (
            select c.client_id, c.key from outbox_claim, unnest(client_ids, keys) as c (client_id, key))
          returning u.client_id, u.key
      )
      update outbox_message m set lost_at = $now from lost
        where m.client_id = lost.client_id and m.key = lost.key
        returning m.key, m.channel`,
  row: { key: 'text', channel: column<Channel>('text') },
})

/** What became of a brand's messages since a day, by kind and channel. */
export const sumFigures = batchStatement({
  name: 'message_figures_sum',
  text: `select template, channel, sum(sent)::int as sent, sum(bounced)::int as bounced,
        sum(dropped)::int as dropped, sum(stopped)::int as stopped
      from message_figure where brand = $brand and day >= $since group by template, channel`,
  row: {
    template: 'text',
    channel: column<Channel>('text'),
    sent: 'int?',
    bounced: 'int?',
    dropped: 'int?',
    stopped: 'int?',
  },
})

/** The same of one kind, day by day. */
export const readFiguresOf = batchStatement({
  name: 'message_figures_of_kind',
  text: `select day::text as date, channel, sent, bounced, dropped, stopped from message_figure
      where brand = $brand and day >= $since and template = $template order by day, channel`,
  row: {
    date: 'text',
    channel: column<Channel>('text'),
    sent: 'int',
    bounced: 'int',
    dropped: 'int',
    stopped: 'int',
  },
})

/** What waits, by kind and since when; of the first hundred thousand. @param now program time: messages are dated by it */
export const countWaitingByKind = batchStatement({
  name: 'message_kinds_waiting',
  text: `select template, count(*)::int as count, min(created_at) as since,
        (count(*) filter (where created_at > $now::timestamptz - interval '1 hour'))::int as hour,
        (count(*) filter (where created_at <= $now::timestamptz - interval '1 hour'
          and created_at > $now::timestamptz - interval '1 day'))::int as day,
        (count(*) filter (where created_at <= $now::timestamptz - interval '1 day'))::int as older,
        (count(*) filter (where attempts > 0))::int as tried
      from (select template, created_at, attempts from unsent_message where brand = $brand limit 100000) waiting
      group by template`,
  row: {
    template: 'text',
    count: 'int',
    since: 'instant?',
    hour: 'int',
    day: 'int',
    older: 'int',
    tried: 'int',
  },
})

/** The kinds of a brand that are held back, by whom and why. */
export const readPauses = batchStatement({
  name: 'message_pauses',
  text: `select p.template, p.reason, p.at, s.name as by
      from message_pause p
      left join staff_account a on a.client_id = p.actor
      left join staff s on s.id = coalesce(a.staff_id, p.actor)
      where p.brand = $brand`,
  row: { template: 'text', reason: 'text', at: 'instant', by: 'text?' },
})

/** How many kinds of a brand are held back, and since when the first. */
export const countPauses = batchStatement({
  name: 'message_pauses_count',
  text: `select count(*)::int as count, min(at) as since from message_pause where brand = $brand`,
  row: { count: 'int', since: 'instant?' },
})
