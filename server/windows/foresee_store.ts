// SQL of what a change of windows would do.

import { expectedOrders } from '../../domain/machines/order_groups.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement } from '../request/database/statement.ts'

/** The boxes that come to some households in a zone, from a day on. */
export const readBoxesInZone = batchStatement({
  name: 'windows_boxes_of',
  text: `select o.client_id as "clientId", o.delivery_date::text as date, o.start_hour as "startHour"
    from client_order o join subscription s on s.client_id = o.client_id
    left join order_address p on p.client_id = o.client_id and p.order_id = o.id
    left join area a on a.fsa = left(p.address ->> 'postal', 3)
    where o.client_id = any($ids::uuid[]) and o.delivery_date >= $first and o.state in ${sqlList(expectedOrders)}
      and coalesce(a.zone, s.zone) = $zone`,
  row: { clientId: 'uuid', date: 'text', startHour: 'int' },
})
