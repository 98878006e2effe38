// SQL of the addresses on routes: their households, and the bags and kits that may be there.

import type { ReturnableKind } from '../../../domain/returnables.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, column, columnsOf } from '../../request/database/statement.ts'

interface PlaceRow {
  id: string
  firstName: string
  lastName: string
  address: string
  unit: string
  buzzer: string
  city: string
  instructions: string
  notes: string
}

const routesPlaces = batchStatement({
  name: 'routes_places',
  text: `select t.id, t.route_id as "routeId", c.first_name as "firstName", c.last_name as "lastName",
        coalesce(p.address ->> 'address', a.address) as address, coalesce(p.address ->> 'unit', a.unit) as unit,
        coalesce(p.address ->> 'buzzer', a.buzzer) as buzzer, coalesce(p.address ->> 'city', a.city) as city,
        coalesce(p.address ->> 'instructions', a.instructions) as instructions,
        coalesce(p.address ->> 'notes', a.notes) as notes
      from route_stop t join client c on c.client_id = t.client_id
        join delivery_address a on a.client_id = t.client_id and a.kind = 'main'
        left join order_address p on p.client_id = t.client_id and p.order_id = t.subject_id
      where t.route_id = any ($routeIds::uuid[]) and t.state <> 'removed'`,
  row: columnsOf<PlaceRow & { routeId: string }>({
    id: 'uuid',
    routeId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    address: 'text',
    unit: 'text',
    buzzer: 'text',
    city: 'text',
    instructions: 'text',
    notes: 'text',
  }),
})

/** The people and addresses of routes, by stop. */
export async function readStopDoors(db: Db, routeIds: readonly string[]): Promise<Map<string, PlaceRow>> {
  const rows = await routesPlaces.all(db, { routeIds })
  return new Map(rows.map(row => [row.id, row]))
}

/** The bags and kits that may be at the addresses of routes, the longest out first. */
export const readReturnables = batchStatement({
  name: 'routes_returnables',
  text: `select t.id as "stopId", r.number, r.kind from route_stop t
        join returnable_loan r on r.client_id = t.client_id and r.returned_at is null
      where t.route_id = any ($routeIds::uuid[]) order by r.out_since, r.number`,
  row: { stopId: 'uuid', number: 'text', kind: column<ReturnableKind>('text') },
})
