// SQL of boxes on closed days.

import { openOrders } from '../../domain/machines/order_groups.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, statement } from '../request/database/statement.ts'

/** A box for another address is in that address's zone. */
export const readOnClosedDays = statement({
  name: 'orders_on_closed_days',
  text: `select distinct o.id from client_order o join subscription s on s.client_id = $clientId
      left join order_address p on p.client_id = $clientId and p.order_id = o.id
      left join area a on a.fsa = left(p.address ->> 'postal', 3)
      join closed_day c on c.brand = o.brand and c.day = o.delivery_date and c.opened_at is null
        and coalesce(c.kitchen, o.kitchen) = o.kitchen
        and coalesce(c.zone, coalesce(a.zone, s.zone)) = coalesce(a.zone, s.zone)
      where o.client_id = $clientId and o.state in ${sqlList(openOrders)}`,
  row: { id: 'uuid' },
})

export const unsettleDays = batchStatement({
  name: 'closed_days_unsettle',
  text: `update closed_day set settled_at = null
      where brand = $brand and day = any($dates::date[]) and opened_at is null and settled_at is not null`,
})
