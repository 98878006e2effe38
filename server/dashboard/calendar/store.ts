// SQL of calendar feeds: when a household's boxes changed.

import { statement } from '../../request/database/statement.ts'

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
