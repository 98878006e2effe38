// SQL of planned routes: their stops in order, their drivers, and their watchers.

import type { BrandId } from '../../../domain/brands.ts'
import { type finishedStops, openStops } from '../../../domain/machines/stop_groups.ts'
import type { StopState } from '../../../domain/machines/tables.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column, columnsOf, type RowOf, statement } from '../../request/database/statement.ts'
import type { DayOfKitchen, DoorToRoute } from './plan_store.ts'

export interface StopRow extends DoorToRoute {
  id: string
  routeId: string
  place: number
  plannedMinute: number
  state: StopState
  /** ISO instant. */
  finishedAt: string | null
}

const stopColumns = `t.client_id as "clientId", t.id, t.route_id as "routeId", t.kind, t.subject_id as "subjectId", t.lat, t.lon,
  t.start_hour as "startHour", t.end_hour as "endHour", t.place, t.planned_minute as "plannedMinute", t.state,
  to_char(t.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finishedAt",
  (select count(*)::int from returnable_loan r where r.client_id = t.client_id and r.returned_at is null) as bags`

const stopRow = columnsOf<StopRow>({
  clientId: 'uuid',
  id: 'uuid',
  routeId: 'uuid',
  kind: 'text',
  subjectId: 'uuid',
  lat: 'float',
  lon: 'float',
  startHour: 'int',
  endHour: 'int',
  place: 'int',
  plannedMinute: 'int',
  state: 'text',
  finishedAt: 'text?',
  bags: 'int',
})

/** Every stop of a day, each route's in its order. */
export const readStopsOfDay = batchStatement({
  name: 'routes_stops_of_day',
  text: `select ${stopColumns} from route_stop t
      where t.brand = $brand and t.delivery_date = $date and t.kitchen = $kitchen and t.state <> 'removed'
        order by t.route_id, t.place, t.id`,
  row: stopRow,
})

/** The stops of a route, in their order. */
export const readStops = batchStatement({
  name: 'routes_stops_of',
  text: `select ${stopColumns} from route_stop t where t.route_id = $routeId and t.state <> 'removed'
        order by t.place, t.id`,
  row: stopRow,
})

/** The stops of several routes, each route's in its order. */
export const readStopsOfRoutes = batchStatement({
  name: 'routes_stops_of_many',
  text: `select ${stopColumns} from route_stop t where t.route_id = any ($routeIds::uuid[]) and t.state <> 'removed'
        order by t.route_id, t.place, t.id`,
  row: stopRow,
})

/** A brand's vans on the road with doors still to reach, of some days, both included. */
export const readOnTheRoad = batchStatement({
  name: 'routes_on_the_road',
  text: `select r.id from delivery_route r
      where r.brand = $brand and r.delivery_date between $from and $until and r.started_at is not null
        and r.id in (select t.route_id from route_stop t where t.brand = $brand
          and t.delivery_date between $from and $until and t.kind = 'delivery' and t.state = 'planned')
      order by r.delivery_date, r.kitchen, r.number`,
  row: { id: 'uuid' },
})

/** The windows that vans on the road have still to keep, from a day on. */
export const readWindowsAhead = batchStatement({
  name: 'routes_windows_ahead',
  text: `select distinct t.brand, t.delivery_date::text as date, t.end_hour as "endHour" from route_stop t
        join delivery_route r on r.id = t.route_id
      where t.kind = 'delivery' and t.state = 'planned' and t.delivery_date >= $from and r.started_at is not null`,
  row: { brand: column<BrandId>('text'), date: 'text', endHour: 'int' },
})

const routesReorder = batchStatement({
  name: 'routes_reorder',
  text: `update route_stop t set route_id = $routeId, place = n.place, planned_minute = n.minute
      from jsonb_to_recordset($stops::jsonb) as n ("clientId" uuid, id uuid, place int, minute int)
      where t.client_id = n."clientId" and t.id = n.id`,
})

/** Gives stops a route and their places on it. */
export async function reorderStops(
  tx: Tx,
  routeId: string,
  stops: readonly { clientId: string; id: string; place: number; minute: number }[],
): Promise<void> {
  await routesReorder.run(tx, { routeId, stops: JSON.stringify(stops) })
}

export type RouteRow = RowOf<typeof routeRow>

const instantOf = (column: string) =>
  `to_char(r.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const routeColumns = `r.id, r.brand, r.delivery_date::text as date, r.kitchen, r.number, r.leaves_minute as "leavesMinute",
  r.driver_id as "driverId", ${instantOf('started_at')} as "startedAt", r.lat, r.lon,
  ${instantOf('position_at')} as "positionAt", r.version`
const routeRow = {
  id: 'uuid',
  brand: column<BrandId>('text'),
  date: 'text',
  kitchen: 'text',
  number: 'int',
  leavesMinute: 'int',
  driverId: 'uuid?',
  /** ISO instants. */
  startedAt: 'text?',
  lat: 'float?',
  lon: 'float?',
  positionAt: 'text?',
  version: 'int',
} as const

export const findRoute = statement({
  name: 'route_find',
  text: `select ${routeColumns} from delivery_route r where r.id = $id`,
  row: routeRow,
})

const routeHold = statement({
  name: 'route_hold',
  text: `select ${routeColumns} from delivery_route r where r.id = $id for update`,
  row: routeRow,
})

/** The route, locked until the transaction ends. */
export function holdRoute(tx: Tx, id: string): Promise<RouteRow | undefined> {
  return routeHold.first(tx, { id })
}

/** A brand's routes of a day, by kitchen and number. */
export const readRoutesOfDay = statement({
  name: 'routes_of_day',
  text: `select ${routeColumns} from delivery_route r where r.brand = $brand and r.delivery_date = $date
        order by r.kitchen, r.number`,
  row: routeRow,
})

/** A driver's routes of a day. */
export const readRoutesOfDriver = statement({
  name: 'routes_of_driver',
  text: `select ${routeColumns} from delivery_route r where r.driver_id = $driverId and r.delivery_date = $date
        order by r.number`,
  row: routeRow,
})

export const writeStarted = statement({
  name: 'route_start',
  text: 'update delivery_route set started_at = coalesce(started_at, $at) where id = $id',
})

/** Records the van's position, unless a newer one is known. */
export const writePosition = statement({
  name: 'route_position',
  text: `update delivery_route set lat = $lat, lon = $lon, position_at = $at
      where id = $id and (position_at is null or position_at <= $at)`,
})

const routeTouch = statement({
  name: 'route_touch',
  text: `with touched as (update delivery_route set version = version + 1 where id = any ($id::uuid[]) returning id)
      select id from touched where pg_notify('delivery_route', id::text) is not null`,
  row: { id: 'uuid' },
})

/** Notifies the watchers of routes, once the transaction is committed. */
export async function touchRoutes(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await routeTouch.run(tx, { id: [...ids].sort() })
}

const stopOfSubject = statement({
  name: 'stop_of_subject',
  text: `select route_id as "routeId" from route_stop where client_id = $clientId and subject_id = $subjectId
        and state <> 'removed'
      order by delivery_date desc limit 1`,
  row: { routeId: 'uuid' },
})

/** The route of a box or a pickup: the last one, for a box that is delivered again. */
export async function routeOfSubject(db: Db, clientId: string, subjectId: string): Promise<string | null> {
  return (await stopOfSubject.first(db, { clientId, subjectId }))?.routeId ?? null
}

const stopFinish = statement({
  name: 'stop_finish',
  text: `update route_stop set state = $state, finished_at = $at
      where client_id = $clientId and subject_id = $subjectId and state in ${sqlList(openStops)}`,
})

/** Finishes the stop of a box or a pickup, where there is one. */
export async function writeStopFinished(
  tx: Tx,
  { clientId, subjectId }: { clientId: string; subjectId: string },
  state: (typeof finishedStops)[number],
  at: string,
): Promise<void> {
  await stopFinish.run(tx, { clientId, subjectId, state, at })
}

const routeOfStop = batchStatement({
  name: 'route_of_stop',
  text: `select t.route_id as "routeId" from route_stop t
      where t.id = $stopId and t.brand = $brand and t.delivery_date = $date and t.kitchen = $kitchen
        and t.state <> 'removed'`,
  row: { routeId: 'uuid' },
})

/** The route of a stop, among those of a day and kitchen. */
export async function readRouteOfStop(tx: Tx, stopId: string, day: DayOfKitchen): Promise<string | null> {
  return (await routeOfStop.first(tx, { ...day, stopId }))?.routeId ?? null
}
