// SQL of planning: the batches that have stops to plan, and the routes made for them.

import type { BrandId } from '../../../domain/brands.ts'
import { routedOrders } from '../../../domain/machines/order_groups.ts'
import { openStops } from '../../../domain/machines/stop_groups.ts'
import type { StopKind } from '../../../domain/routes/stops.ts'
import type { Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column, type RowOf } from '../../request/database/statement.ts'

/** The boxes of a day that one kitchen makes. */
export type DayOfKitchen = RowOf<typeof readDaysToPlan>

/**
 * Days from a date on that are locked and have no routes, or whose routes were last checked before an instant, or before its cards
 * were charged.
 */
export const readDaysToPlan = batchStatement({
  name: 'routes_to_plan',
  text: `select brand, delivery_date::text as date, kitchen from batch
      where brand = $brand and delivery_date >= $from and locked_at is not null
        and (routed_at is null or routes_seen_at < $seenBefore or charged_at > routes_seen_at)
      order by delivery_date, kitchen`,
  row: {
    brand: column<BrandId>('text'),
    /** ISO date. */
    date: 'text',
    kitchen: 'text',
  },
})

const routesHoldDay = batchStatement({
  name: 'routes_hold_day',
  text: 'select kitchen from batch where brand = $brand and delivery_date = $date and kitchen = $kitchen for update',
  row: { kitchen: 'text' },
})

/** Of two who change the routes of a day, the second waits for the first. */
export async function holdDay(tx: Tx, day: DayOfKitchen): Promise<void> {
  await routesHoldDay.first(tx, day)
}

const routesStampDay = batchStatement({
  name: 'routes_stamp_day',
  text: `update batch set routed_at = coalesce(routed_at, $now), routes_seen_at = $now
      where brand = $brand and delivery_date = $date and kitchen = $kitchen`,
})

export async function stampDay(tx: Tx, day: DayOfKitchen, now: string): Promise<void> {
  await routesStampDay.run(tx, { ...day, now })
}

/** An address to visit, before it has its place on a route. */
export type DoorToRoute = RowOf<typeof doorRow>

const doorRow = {
  clientId: 'uuid',
  kind: column<StopKind>('text'),
  /** The order, or the pickup. */
  subjectId: 'uuid',
  lat: 'float',
  lon: 'float',
  startHour: 'int',
  endHour: 'int',
  /** Bags and kits that may be collected. */
  bags: 'int',
} as const

/** Boxes that are locked, paid or about to be, and booked pickups, which are on no route yet. */
export const readDoors = batchStatement({
  name: 'routes_doors',
  text: `select d.client_id as "clientId", d.kind, d.subject_id as "subjectId", d.lat, d.lon,
        d.start_hour as "startHour",
        d.end_hour as "endHour",
        (select count(*)::int from returnable_loan r where r.client_id = d.client_id
          and r.returned_at is null) as bags
      from (
        select o.client_id, 'delivery' as kind, o.id as subject_id, o.start_hour, o.end_hour,
          coalesce((p.address ->> 'lat')::float8, a.lat) as lat, coalesce((p.address ->> 'lon')::float8,
            a.lon) as lon
        from client_order o join delivery_address a on a.client_id = o.client_id and a.kind = 'main'
          left join order_address p on p.client_id = o.client_id and p.order_id = o.id
        where o.brand = $brand and o.delivery_date = $date and o.kitchen = $kitchen
          and o.state in ${sqlList(routedOrders)}
        union all
        select u.client_id, 'pickup', u.id, u.start_hour, u.end_hour, a.lat, a.lon
        from pickup u join subscription s on s.client_id = u.client_id
          join delivery_address a on a.client_id = u.client_id and a.kind = 'main'
        where u.brand = $brand and u.pickup_date = $date and u.state = 'scheduled' and s.kitchen = $kitchen
      ) d
      where not exists (select 1 from route_stop t
        where t.client_id = d.client_id and t.subject_id = d.subject_id and t.delivery_date = $date
          and t.state <> 'removed')
      order by d.client_id, d.subject_id`,
  row: doorRow,
})

const routesRemoveGone = batchStatement({
  name: 'routes_remove_gone',
  text: `update route_stop t set state = 'removed'
      where t.brand = $brand and t.delivery_date = $date and t.kitchen = $kitchen
        and t.state in ${sqlList(openStops)} and not exists (
        select 1 from client_order o where t.kind = 'delivery' and o.client_id = t.client_id
          and o.id = t.subject_id
          and o.delivery_date = $date and o.state in ${sqlList(routedOrders)}
        union all
        select 1 from pickup u where t.kind = 'pickup' and u.client_id = t.client_id and u.id = t.subject_id
          and u.state = 'scheduled')
      returning t.route_id as "routeId"`,
  row: { routeId: 'uuid' },
})

/** Removes stops whose box no longer comes or whose pickup was cancelled. @returns the changed routes */
export async function removeGone(tx: Tx, day: DayOfKitchen): Promise<string[]> {
  return [...new Set((await routesRemoveGone.all(tx, day)).map(({ routeId }) => routeId))]
}

const routesInsert = batchStatement({
  name: 'routes_insert',
  text: `insert into delivery_route (id, brand, delivery_date, kitchen, number, leaves_minute)
        values ($id, $brand, $date, $kitchen, $number, $leavesMinute)`,
})

export async function insertRoute(
  tx: Tx,
  day: DayOfKitchen,
  route: { id: string; number: number; leavesMinute: number },
): Promise<void> {
  await routesInsert.run(tx, { ...route, brand: day.brand, date: day.date, kitchen: day.kitchen })
}

const routesInsertStops = batchStatement({
  name: 'routes_insert_stops',
  text: `insert into route_stop (client_id, id, route_id, brand, delivery_date, kitchen, place, kind, subject_id,
        lat, lon,
        start_hour, end_hour, planned_minute, state)
      select n."clientId", n.id, $routeId, $brand, $date, $kitchen, n.place, n.kind, n."subjectId", n.lat,
        n.lon, n."startHour", n."endHour",
        n.minute, 'planned'
      from jsonb_to_recordset($stops::jsonb) as n ("clientId" uuid, id uuid, place int, kind text,
        "subjectId" uuid, lat float8,
        lon float8, "startHour" int, "endHour" int, minute int)
      on conflict (client_id, subject_id, delivery_date) do update set route_id = excluded.route_id,
        kitchen = excluded.kitchen, place = excluded.place, lat = excluded.lat, lon = excluded.lon,
        start_hour = excluded.start_hour, end_hour = excluded.end_hour,
          planned_minute = excluded.planned_minute,
        state = 'planned'
        where route_stop.state = 'removed'`,
})

interface PlannedStop extends DoorToRoute {
  id: string
  place: number
  /** Minute of the brand's day. */
  minute: number
}

/** Puts stops on a route. One that was removed from a route returns on this one. */
export async function insertStops(
  tx: Tx,
  day: DayOfKitchen,
  routeId: string,
  stops: readonly PlannedStop[],
): Promise<void> {
  await routesInsertStops.run(tx, { ...day, routeId, stops: JSON.stringify(stops) })
}

const routesLastNumber = batchStatement({
  name: 'routes_last_number',
  text: `select coalesce(max(number), 0)::int as number from delivery_route
      where brand = $brand and delivery_date = $date and kitchen = $kitchen`,
  row: { number: 'int' },
})

/** The highest number of a day's routes; 0 without any. */
export async function readLastNumber(tx: Tx, day: DayOfKitchen): Promise<number> {
  return (await routesLastNumber.one(tx, day)).number
}
