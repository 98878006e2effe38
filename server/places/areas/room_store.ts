// SQL of what is taken of a zone's windows: its households by their index, and the boxes that come to it from an address in another zone.

import { expectedOrders } from '../../../domain/machines/order_groups.ts'
import { openSubscriptions } from '../../../domain/machines/subscription_groups.ts'
import type { Weekday } from '../../../domain/time/zone.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column } from '../../request/database/statement.ts'

/** Boxes that come, by window and day. One for another address is in that address's zone. */
export const countComingBoxes = batchStatement({
  name: 'zone_boxes_taken',
  text: `select extract(isodow from b.delivery_date)::int as weekday, b.start_hour as "startHour",
      b.delivery_date::text as date, count(*)::int as count
    from (
      select o.client_id, o.delivery_date, o.start_hour from subscription s join client_order o on o.client_id = s.client_id
      where s.zone = $zone and o.delivery_date >= $since and o.week >= $since::date - 6 and o.state in ${sqlList(expectedOrders)}
        and not exists (select 1 from order_address p join area a on a.fsa = left(p.address ->> 'postal', 3)
          where p.client_id = o.client_id and p.order_id = o.id and a.zone <> $zone)
      union all
      select o.client_id, o.delivery_date, o.start_hour from order_address p
      join area a on a.fsa = left(p.address ->> 'postal', 3) and a.zone = $zone
      join client_order o on o.client_id = p.client_id and o.id = p.order_id
      join subscription s on s.client_id = o.client_id and s.zone <> $zone
      where o.delivery_date >= $since and o.state in ${sqlList(expectedOrders)}) b
    where b.client_id is distinct from $except::uuid group by 1, 2, 3`,
  row: { weekday: column<Weekday>('int'), startHour: 'int', date: 'text', count: 'int' },
})

/** Households that have each window every week; one that pauses keeps its place. */
export const countStandingHouseholds = batchStatement({
  name: 'zone_households_standing',
  text: `select weekday, start_hour as "startHour", count(*)::int as count from subscription
    where zone = $zone and state in ${sqlList(openSubscriptions)} and client_id is distinct from $except::uuid
    group by 1, 2`,
  row: { weekday: column<Weekday>('int'), startHour: 'int', count: 'int' },
})
