// SQL of pickups.

import type { BrandId } from '../../../domain/brands.ts'
import type { SubscriptionState } from '../../../domain/machines/tables.ts'
import type { PickupRoute, PickupTime } from '../../../domain/pickups.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { column, columnsOf, type RowOf, statement } from '../../request/database/statement.ts'

export type PickupRouteRow = RowOf<typeof pickupRoute>

const routeOf = `select s.state, s.zone, a.bag_pickup_hour as "usualHour",
        (select coalesce(json_agg(json_build_object('weekday', t.weekday, 'from', v.valid_from, 'until',
          (select min(n.valid_from) from zone_version n where n.zone = t.zone and n.version > t.version))
          order by t.version, t.weekday, t.start_hour), '[]'::json)
          from delivery_slot t left join zone_version v on v.zone = t.zone and v.version = t.version
          where t.zone = s.zone) as routes,
        array(select c.day::text from closed_day c where c.brand = s.brand and c.opened_at is null
          and coalesce(c.kitchen, s.kitchen) = s.kitchen and coalesce(c.zone, s.zone) = s.zone) as closed
      from subscription s
      left join delivery_address a on a.client_id = $clientId and a.kind = 'main' where s.client_id = $clientId`

const pickupRoute = statement({
  name: 'pickup_route',
  text: routeOf,
  row: {
    state: column<SubscriptionState>('text'),
    zone: 'text',
    /** Its zone's routes. */
    routes: column<PickupRoute[]>('json'),
    /** Closed days, ISO dates. */
    closed: 'text[]',
    /** Start of the window that the household set as its bag pickup time. */
    usualHour: 'int?',
  },
})

/** The zone of a household; null without a subscription. */
export async function readPickupRoute(db: Db, clientId: string): Promise<PickupRouteRow | null> {
  return (await pickupRoute.first(db, { clientId })) ?? null
}

export interface PickupRow extends PickupTime {
  id: string
}

const scheduled = `from pickup where client_id = $clientId and state = 'scheduled' order by pickup_date desc limit 1`

const pickupScheduled = statement({
  name: 'pickup_scheduled',
  text: `select id, pickup_date::text as date, start_hour as "startHour", end_hour as "endHour" ${scheduled}`,
  row: columnsOf<PickupRow>({ id: 'uuid', date: 'text', startHour: 'int', endHour: 'int' }),
})

/** The household's last scheduled pickup, whether its day is still to come or not. */
export async function readScheduled(db: Db, clientId: string): Promise<PickupRow | null> {
  return (await pickupScheduled.first(db, { clientId })) ?? null
}

/** Both, for reading. */
export const readPickupAndRoute = statement({
  name: 'pickup_and_route',
  text: `select (select json_build_object('id', id, 'date', pickup_date, 'startHour', start_hour, 'endHour', end_hour)
        ${scheduled}) as scheduled,
      (select json_build_object('state', r.state, 'zone', r.zone, 'routes', r.routes, 'closed', r.closed, 'usualHour',
        r."usualHour")
        from (${routeOf}) r) as route`,
  row: { scheduled: column<PickupRow | null>('json?'), route: column<PickupRouteRow | null>('json?') },
})

const pickupInsert = statement({
  name: 'pickup_insert',
  text: `insert into pickup (client_id, id, brand, pickup_date, start_hour, end_hour, state, created_at)
      values ($clientId, $id, $brand, $date, $startHour, $endHour, 'scheduled', $createdAt)`,
})

export async function insertPickup(
  tx: Tx,
  pickup: PickupRow & { clientId: string; brand: BrandId; createdAt: string },
): Promise<void> {
  await pickupInsert.run(tx, pickup)
}

const pickupCancel = statement({
  name: 'pickup_cancel',
  text: `update pickup set state = 'cancelled' where client_id = $clientId and id = $id`,
})

export async function writeCancelled(tx: Tx, clientId: string, id: string): Promise<void> {
  await pickupCancel.run(tx, { clientId, id })
}
