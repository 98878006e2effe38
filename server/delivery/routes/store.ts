// SQL of planned routes: their stops in order, their drivers, and who follows them.

import type { BrandId } from '../../../domain/brands.ts'
import type { StopState } from '../../../domain/machines/tables.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'
import type { DayOfKitchen, Door } from './plan_store.ts'

const keyOf = ({ brand, date, kitchen }: DayOfKitchen) => [brand, date, kitchen]

export interface StopRow extends Door {
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

const stopRow = {
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
} as const

const routesStopsOfDay = batchStatement<StopRow>({
  name: 'routes_stops_of_day',
  text: `select ${stopColumns} from route_stop t
      where t.brand = $1 and t.delivery_date = $2 and t.kitchen = $3 and t.state <> 'removed' order by t.route_id, t.place, t.id`,
  row: stopRow,
})

/** Every stop of a day, each route's in its order. */
export function readStopsOfDay(db: Db, day: DayOfKitchen): Promise<StopRow[]> {
  return routesStopsOfDay.all(db, keyOf(day))
}

const routesStopsOf = batchStatement<StopRow>({
  name: 'routes_stops_of',
  text: `select ${stopColumns} from route_stop t where t.route_id = $1 and t.state <> 'removed' order by t.place, t.id`,
  row: stopRow,
})

/** The stops of a route, in their order. */
export function readStops(db: Db, routeId: string): Promise<StopRow[]> {
  return routesStopsOf.all(db, [routeId])
}

const routesReorder = batchStatement({
  name: 'routes_reorder',
  text: `update route_stop t set route_id = $1, place = n.place, planned_minute = n.minute
      from jsonb_to_recordset($2::jsonb) as n ("clientId" uuid, id uuid, place int, minute int)
      where t.client_id = n."clientId" and t.id = n.id`,
})

/** Gives stops a route and their places on it. */
export async function reorderStops(
  tx: Tx,
  routeId: string,
  stops: readonly { clientId: string; id: string; place: number; minute: number }[],
): Promise<void> {
  await routesReorder.run(tx, [routeId, JSON.stringify(stops)])
}

export interface RouteRow {
  id: string
  brand: BrandId
  date: string
  kitchen: string
  number: number
  leavesMinute: number
  driverId: string | null
  /** ISO instants. */
  startedAt: string | null
  lat: number | null
  lon: number | null
  positionAt: string | null
  version: number
}

const instantOf = (column: string) =>
  `to_char(r.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const routeColumns = `r.id, r.brand, r.delivery_date::text as date, r.kitchen, r.number, r.leaves_minute as "leavesMinute",
  r.driver_id as "driverId", ${instantOf('started_at')} as "startedAt", r.lat, r.lon,
  ${instantOf('position_at')} as "positionAt", r.version`
const routeRow = {
  id: 'uuid',
  brand: 'text',
  date: 'text',
  kitchen: 'text',
  number: 'int',
  leavesMinute: 'int',
  driverId: 'uuid?',
  startedAt: 'text?',
  lat: 'float?',
  lon: 'float?',
  positionAt: 'text?',
  version: 'int',
} as const

const routeFind = statement<RouteRow>({
  name: 'route_find',
  text: `select ${routeColumns} from delivery_route r where r.id = $1`,
  row: routeRow,
})

export function findRoute(db: Db, id: string): Promise<RouteRow | undefined> {
  return routeFind.first(db, [id])
}

const routeHold = statement<RouteRow>({
  name: 'route_hold',
  text: `select ${routeColumns} from delivery_route r where r.id = $1 for update`,
  row: routeRow,
})

/** The route, held until the transaction ends. */
export function holdRoute(tx: Tx, id: string): Promise<RouteRow | undefined> {
  return routeHold.first(tx, [id])
}

const routesOfDay = statement<RouteRow>({
  name: 'routes_of_day',
  text: `select ${routeColumns} from delivery_route r where r.brand = $1 and r.delivery_date = $2 order by r.kitchen, r.number`,
  row: routeRow,
})

/** A brand's routes of a day, by kitchen and number. */
export function readRoutesOfDay(db: Db, brand: BrandId, date: string): Promise<RouteRow[]> {
  return routesOfDay.all(db, [brand, date])
}

const routesOfDriver = statement<RouteRow>({
  name: 'routes_of_driver',
  text: `select ${routeColumns} from delivery_route r where r.driver_id = $1 and r.delivery_date = $2 order by r.number`,
  row: routeRow,
})

/** A driver's routes of a day. */
export function readRoutesOfDriver(db: Db, driverId: string, date: string): Promise<RouteRow[]> {
  return routesOfDriver.all(db, [driverId, date])
}

const routeStart = statement({
  name: 'route_start',
  text: 'update delivery_route set started_at = coalesce(started_at, $2) where id = $1',
})

export async function writeStarted(tx: Db, id: string, at: string): Promise<void> {
  await routeStart.run(tx, [id, at])
}

const routePosition = statement({
  name: 'route_position',
  text: `update delivery_route set lat = $2, lon = $3, position_at = $4
      where id = $1 and (position_at is null or position_at <= $4)`,
})

/** Notes where the van is, unless something newer is known. */
export async function writePosition(
  db: Db,
  id: string,
  { lat, lon, at }: { lat: number; lon: number; at: string },
): Promise<void> {
  await routePosition.run(db, [id, lat, lon, at])
}

const routeTouch = statement<{ id: string }>({
  name: 'route_touch',
  text: `with touched as (update delivery_route set version = version + 1 where id = any ($1::uuid[]) returning id)
      select id from touched where pg_notify('delivery_route', id::text) is not null`,
  row: { id: 'uuid' },
})

/** Notifies those who follow routes, once the transaction is committed. */
export async function touchRoutes(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await routeTouch.run(tx, [[...ids].sort()])
}

const stopOfSubject = statement<{ routeId: string }>({
  name: 'stop_of_subject',
  text: `select route_id as "routeId" from route_stop where client_id = $1 and subject_id = $2 and state <> 'removed'
      order by delivery_date desc limit 1`,
  row: { routeId: 'uuid' },
})

/** The route that goes to a box or a pickup: the last one, of a box that is brought again. */
export async function routeOfSubject(db: Db, clientId: string, subjectId: string): Promise<string | null> {
  return (await stopOfSubject.first(db, [clientId, subjectId]))?.routeId ?? null
}

const stopFinish = statement({
  name: 'stop_finish',
  text: `update route_stop set state = $3, finished_at = $4
      where client_id = $1 and subject_id = $2 and state in ('planned', 'arrived')`,
})

/** Ends the stop of a box or a pickup, where there is one. */
export async function writeStopFinished(
  tx: Tx,
  { clientId, subjectId }: { clientId: string; subjectId: string },
  state: 'done' | 'failed',
  at: string,
): Promise<void> {
  await stopFinish.run(tx, [clientId, subjectId, state, at])
}

const routeOfStop = batchStatement<{ routeId: string }>({
  name: 'route_of_stop',
  text: `select t.route_id as "routeId" from route_stop t
      where t.id = $1 and t.brand = $2 and t.delivery_date = $3 and t.kitchen = $4 and t.state <> 'removed'`,
  row: { routeId: 'uuid' },
})

/** The route of a stop, among those of a day and kitchen. */
export async function readRouteOfStop(tx: Tx, stopId: string, day: DayOfKitchen): Promise<string | null> {
  return (await routeOfStop.first(tx, [stopId, ...keyOf(day)]))?.routeId ?? null
}
