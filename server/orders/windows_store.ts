// SQL of boxes and the windows of their zones.

import { openOrders } from '../../domain/machines/order_groups.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, statement } from '../request/database/statement.ts'

/** The zone of each open box: that of its own address, where it has one. */
export const readZonesOfBoxes = statement({
  name: 'orders_zones',
  text: `select o.id, coalesce(a.zone, s.zone) as zone from client_order o join subscription s on s.client_id = $clientId
      left join order_address p on p.client_id = $clientId and p.order_id = o.id
      left join area a on a.fsa = left(p.address ->> 'postal', 3)
      where o.client_id = $clientId and o.state in ${sqlList(openOrders)}`,
  row: { id: 'uuid', zone: 'text' },
})

/** The newest timetables of a brand that hold by a date. */
export const unsettleZones = batchStatement({
  name: 'zone_versions_unsettle',
  text: `update zone_version v set settled_at = null
      where v.brand = $brand and v.valid_from <= $until and v.settled_at is not null
        and not exists (select 1 from zone_version n where n.zone = v.zone and n.version > v.version)`,
})
