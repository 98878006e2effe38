// SQL of calendar feeds: the version of each household's address that is valid, and when its boxes changed.

import { type RowOf, statement } from '../../request/database/statement.ts'

export type FeedOwner = RowOf<typeof readFeedOwner>

/** A feed's household, its language, and the version of its address; undefined where there is none. */
export const readFeedOwner = statement({
  name: 'calendar_feed_owner',
  text: `select c.brand, c.language as locale, coalesce(f.version, 1) as version
      from client c left join calendar_feed f on f.client_id = $clientId
      where c.client_id = $clientId`,
  row: { brand: 'text', locale: 'text', version: 'int' },
})

/** The first address is version 1 and has no row. */
export const raiseFeedVersion = statement({
  name: 'calendar_feed_raise',
  text: `insert into calendar_feed (client_id, version) values ($clientId, 2)
     on conflict (client_id) do update set version = calendar_feed.version + 1`,
})

/** When each box of a household was last changed, and how often its delivery was moved. */
export const readBoxChanges = statement({
  name: 'calendar_feed_changes',
  text: `select o.id, to_char(coalesce(max(e.at), o.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        count(*) filter (where e.kind = 'delivery_moved')::int as moves
      from client_order o left join order_event e on e.client_id = $clientId and e.order_id = o.id
      where o.client_id = $clientId
      group by o.id, o.created_at`,
  row: { id: 'uuid', at: 'text', moves: 'int' },
})
