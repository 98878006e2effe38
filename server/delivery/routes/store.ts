// SQL of routes that are planned: their stops, their order, who drives them, and who hears of it.

import type { BrandId } from '../../../domain/brands.ts'
import type { StopState } from '../../../domain/machines/tables.ts'
import type { ReturnableKind } from '../../../domain/returnables.ts'
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

const routeDriver = statement({
  name: 'route_driver',
  text: 'update delivery_route set driver_id = $2, version = version + 1 where id = $1',
})

export async function writeDriver(tx: Tx, id: string, driverId: string | null): Promise<void> {
  await routeDriver.run(tx, [id, driverId])
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

/** Tells those who follow routes that there is something new; they hear of it when the transaction is through. */
export async function touchRoutes(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await routeTouch.query(tx, [[...ids].sort()])
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

export interface DriverRow {
  id: string
  firstName: string
  lastName: string
  email: string
}

const driversOfBrand = batchStatement<DriverRow>({
  name: 'drivers_of_brand',
  text: `select client_id as id, first_name as "firstName", last_name as "lastName", email from client
      where brand = $1 and is_driver order by last_name, first_name, client_id`,
  row: { id: 'uuid', firstName: 'text', lastName: 'text', email: 'text' },
})

/** Who drives for a brand, by name. */
export function readDrivers(db: Db, brand: BrandId): Promise<DriverRow[]> {
  return driversOfBrand.all(db, [brand])
}

const driverLet = batchStatement<{ id: string }>({
  name: 'driver_let',
  text: `update client c set is_driver = $3 from client_email e
      where e.brand = $1 and e.email = lower($2) and c.client_id = e.client_id returning c.client_id as id`,
  row: { id: 'uuid' },
})

/** Makes the holder of an account a driver, or one no longer. @returns whose account it is; null where there is none */
export async function writeDrives(
  tx: Tx,
  brand: BrandId,
  email: string,
  drives: boolean,
): Promise<string | null> {
  return (await driverLet.first(tx, [brand, email, drives]))?.id ?? null
}

const driverUnseat = statement({
  name: 'driver_unseat',
  text: 'update delivery_route set driver_id = null where driver_id = $1 and delivery_date >= $2',
})

/** Takes a driver off their routes from a day on. */
export async function unseat(tx: Tx, driverId: string, from: string): Promise<void> {
  await driverUnseat.run(tx, [driverId, from])
}

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

const routesPlaces = batchStatement<PlaceRow & { routeId: string }>({
  name: 'routes_places',
  text: `select t.id, t.route_id as "routeId", c.first_name as "firstName", c.last_name as "lastName",
        coalesce(p.address ->> 'address', a.address) as address, coalesce(p.address ->> 'unit', a.unit) as unit,
        coalesce(p.address ->> 'buzzer', a.buzzer) as buzzer, coalesce(p.address ->> 'city', a.city) as city,
        coalesce(p.address ->> 'instructions', a.instructions) as instructions,
        coalesce(p.address ->> 'notes', a.notes) as notes
      from route_stop t join client c on c.client_id = t.client_id
        join delivery_address a on a.client_id = t.client_id and a.kind = 'main'
        left join order_address p on p.client_id = t.client_id and p.order_id = t.subject_id
      where t.route_id = any ($1::uuid[]) and t.state <> 'removed'`,
  row: {
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
  },
})

/** Whom and where the stops of routes are, by stop. */
export async function readPlaces(db: Db, routeIds: readonly string[]): Promise<Map<string, PlaceRow>> {
  const rows = await routesPlaces.all(db, [routeIds])
  return new Map(rows.map(row => [row.id, row]))
}

const routesReturnables = batchStatement<{ stopId: string; number: string; kind: ReturnableKind }>({
  name: 'routes_returnables',
  text: `select t.id as "stopId", r.number, r.kind from route_stop t
        join returnable_loan r on r.client_id = t.client_id and r.returned_at is null
      where t.route_id = any ($1::uuid[]) order by r.out_since, r.number`,
  row: { stopId: 'uuid', number: 'text', kind: 'text' },
})

/** What may stand at the doors of routes, the longest out first. */
export function readReturnables(
  db: Db,
  routeIds: readonly string[],
): Promise<{ stopId: string; number: string; kind: ReturnableKind }[]> {
  return routesReturnables.all(db, [routeIds])
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
