// SQL of planning: the batches that have stops to plan, and the routes made for them.

import type { BrandId } from '../../../domain/brands.ts'
import type { StopKind } from '../../../domain/routes/stops.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement } from '../../request/database/statement.ts'

/** The boxes of a day that one kitchen makes. */
export interface DayOfKitchen {
  brand: BrandId
  /** ISO date. */
  date: string
  kitchen: string
}

const keyOf = ({ brand, date, kitchen }: DayOfKitchen) => [brand, date, kitchen]

const routesToPlan = batchStatement<DayOfKitchen>({
  name: 'routes_to_plan',
  text: `select brand, delivery_date::text as date, kitchen from batch
      where brand = $1 and delivery_date >= $2 and locked_at is not null
        and (routed_at is null or routes_seen_at < $3 or charged_at > routes_seen_at)
      order by delivery_date, kitchen`,
  row: { brand: 'text', date: 'text', kitchen: 'text' },
})

/**
 * Days from a date on that are locked and have no routes, or whose routes were looked at last before an instant, or
 * before its cards were asked. */
export function readDaysToPlan(
  db: Db,
  brand: BrandId,
  { from, seenBefore }: { from: string; seenBefore: string },
): Promise<DayOfKitchen[]> {
  return routesToPlan.all(db, [brand, from, seenBefore])
}

const routesHoldDay = batchStatement<{ kitchen: string }>({
  name: 'routes_hold_day',
  text: 'select kitchen from batch where brand = $1 and delivery_date = $2 and kitchen = $3 for update',
  row: { kitchen: 'text' },
})

/** Of two who change the routes of a day, the second waits for the first. */
export async function holdDay(tx: Tx, day: DayOfKitchen): Promise<void> {
  await routesHoldDay.first(tx, keyOf(day))
}

const routesStampDay = batchStatement({
  name: 'routes_stamp_day',
  text: `update batch set routed_at = coalesce(routed_at, $4), routes_seen_at = $4
      where brand = $1 and delivery_date = $2 and kitchen = $3`,
})

export async function stampDay(tx: Tx, day: DayOfKitchen, now: string): Promise<void> {
  await routesStampDay.run(tx, [...keyOf(day), now])
}

/** A door to go to, before it has its place on a route. */
export interface Door {
  clientId: string
  kind: StopKind
  /** The order, or the pickup. */
  subjectId: string
  lat: number
  lon: number
  startHour: number
  endHour: number
  /** Bags and kits that may come along. */
  bags: number
}

const doorRow = {
  clientId: 'uuid',
  kind: 'text',
  subjectId: 'uuid',
  lat: 'float',
  lon: 'float',
  startHour: 'int',
  endHour: 'int',
  bags: 'int',
} as const

const routesDoors = batchStatement<Door>({
  name: 'routes_doors',
  text: `select d.client_id as "clientId", d.kind, d.subject_id as "subjectId", d.lat, d.lon, d.start_hour as "startHour",
        d.end_hour as "endHour",
        (select count(*)::int from returnable_loan r where r.client_id = d.client_id and r.returned_at is null) as bags
      from (
        select o.client_id, 'delivery' as kind, o.id as subject_id, o.start_hour, o.end_hour,
          coalesce((p.address ->> 'lat')::float8, a.lat) as lat, coalesce((p.address ->> 'lon')::float8, a.lon) as lon
        from client_order o join delivery_address a on a.client_id = o.client_id and a.kind = 'main'
          left join order_address p on p.client_id = o.client_id and p.order_id = o.id
        where o.brand = $1 and o.delivery_date = $2 and o.kitchen = $3
          and o.state in ('locked', 'charged', 'packed', 'out_for_delivery')
        union all
        select u.client_id, 'pickup', u.id, u.start_hour, u.end_hour, a.lat, a.lon
        from pickup u join subscription s on s.client_id = u.client_id
          join delivery_address a on a.client_id = u.client_id and a.kind = 'main'
        where u.brand = $1 and u.pickup_date = $2 and u.state = 'scheduled' and s.kitchen = $3
      ) d
      where not exists (select from route_stop t
        where t.client_id = d.client_id and t.subject_id = d.subject_id and t.delivery_date = $2 and t.state <> 'removed')
      order by d.client_id, d.subject_id`,
  row: doorRow,
})

/** Boxes that are locked, paid or about to be, and pickups that are booked, to which no van goes yet. */
export function readDoors(db: Db, day: DayOfKitchen): Promise<Door[]> {
  return routesDoors.all(db, keyOf(day))
}

const routesRemoveGone = batchStatement<{ routeId: string }>({
  name: 'routes_remove_gone',
  text: `update route_stop t set state = 'removed'
      where t.brand = $1 and t.delivery_date = $2 and t.kitchen = $3 and t.state in ('planned', 'arrived') and not exists (
        select from client_order o where t.kind = 'delivery' and o.client_id = t.client_id and o.id = t.subject_id
          and o.delivery_date = $2 and o.state in ('locked', 'charged', 'packed', 'out_for_delivery')
        union all
        select from pickup u where t.kind = 'pickup' and u.client_id = t.client_id and u.id = t.subject_id and u.state = 'scheduled')
      returning t.route_id as "routeId"`,
  row: { routeId: 'uuid' },
})

/** Removes stops whose box no longer comes or whose pickup was cancelled. @returns the routes it changed */
export async function removeGone(tx: Tx, day: DayOfKitchen): Promise<string[]> {
  return [...new Set((await routesRemoveGone.all(tx, keyOf(day))).map(({ routeId }) => routeId))]
}

const routesInsert = batchStatement({
  name: 'routes_insert',
  text: `insert into delivery_route (id, brand, delivery_date, kitchen, number, leaves_minute) values ($1, $2, $3, $4, $5, $6)`,
})

export async function insertRoute(
  tx: Tx,
  day: DayOfKitchen,
  route: { id: string; number: number; leavesMinute: number },
): Promise<void> {
  await routesInsert.run(tx, [route.id, ...keyOf(day), route.number, route.leavesMinute])
}

const routesInsertStops = batchStatement({
  name: 'routes_insert_stops',
  text: `insert into route_stop (client_id, id, route_id, brand, delivery_date, kitchen, place, kind, subject_id, lat, lon,
        start_hour, end_hour, planned_minute, state)
      select n."clientId", n.id, $4, $1, $2, $3, n.place, n.kind, n."subjectId", n.lat, n.lon, n."startHour", n."endHour",
        n.minute, 'planned'
      from jsonb_to_recordset($5::jsonb) as n ("clientId" uuid, id uuid, place int, kind text, "subjectId" uuid, lat float8,
        lon float8, "startHour" int, "endHour" int, minute int)
      on conflict (client_id, subject_id, delivery_date) do update set route_id = excluded.route_id,
        kitchen = excluded.kitchen, place = excluded.place, lat = excluded.lat, lon = excluded.lon,
        start_hour = excluded.start_hour, end_hour = excluded.end_hour, planned_minute = excluded.planned_minute,
        state = 'planned'
        where route_stop.state = 'removed'`,
})

interface PlannedStop extends Door {
  id: string
  place: number
  /** Minute of the brand's day. */
  minute: number
}

/** Puts stops on a route. One that was taken off a route comes back on this one. */
export async function insertStops(
  tx: Tx,
  day: DayOfKitchen,
  routeId: string,
  stops: readonly PlannedStop[],
): Promise<void> {
  await routesInsertStops.run(tx, [...keyOf(day), routeId, JSON.stringify(stops)])
}

const routesLastNumber = batchStatement<{ number: number }>({
  name: 'routes_last_number',
  text: `select coalesce(max(number), 0)::int as number from delivery_route
      where brand = $1 and delivery_date = $2 and kitchen = $3`,
  row: { number: 'int' },
})

/** The highest number of a day's routes; 0 without any. */
export async function readLastNumber(tx: Tx, day: DayOfKitchen): Promise<number> {
  return (await routesLastNumber.one(tx, keyOf(day))).number
}
