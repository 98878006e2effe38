// SQL of drivers' reports.

import type { FailureReason } from '../../../domain/delivery_failures.ts'
import { openStops } from '../../../domain/machines/stop_groups.ts'
import type { StopState } from '../../../domain/machines/tables.ts'
import type { StopAction, StopKind } from '../../../domain/routes/stops.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'
import type { DayOfKitchen } from '../routes/plan_store.ts'

const driverStopOwner = batchStatement({
  name: 'driver_stop_owner',
  text: `select client_id as "clientId" from route_stop where id = $stopId and brand = $brand
        and delivery_date = $date and kitchen = $kitchen and state <> 'removed'`,
  row: { clientId: 'uuid' },
})

/**
 * The household of a stop of a route's day and kitchen: a phone knows stops only by their ids. A stop that was moved to another
 * van in the meantime is found too, because the first one may have served it before its phone could know.
 */
export async function findStopOwner(
  tx: Tx,
  { brand, date, kitchen }: DayOfKitchen,
  stopId: string,
): Promise<string | null> {
  return (await driverStopOwner.first(tx, { brand, date, kitchen, stopId }))?.clientId ?? null
}

const driverHasLeftWith = batchStatement({
  name: 'driver_has_left_with',
  text: `select from route_stop t
      join order_event e on e.client_id = t.client_id and e.order_id = t.subject_id and e.actor = $driverId
      where t.route_id = $routeId and t.kind = 'delivery' limit 1`,
})

/** Whether a driver has taken boxes of a route on the road or to a door, whoever drives it now. */
export async function hasDriven(db: Db, of: { routeId: string; driverId: string }): Promise<boolean> {
  return (await driverHasLeftWith.run(db, of)) > 0
}

/** A stop still to be made on a day's route of a driver, with its household. */
export const findOpenStop = batchStatement({
  name: 'driver_open_stop',
  text: `select t.client_id as "clientId" from route_stop t
        join delivery_route r on r.id = t.route_id and r.driver_id = $driverId and r.brand = $brand
          and r.delivery_date = $date
      where t.id = $stopId and t.state in ${sqlList(openStops)}`,
  row: { clientId: 'uuid' },
})

/** The phone of the address that a stop is at. E.164. */
export const readPhoneOf = statement({
  name: 'driver_stop_phone',
  text: `select coalesce(p.address ->> 'phone', a.phone, c.phone) as phone
      from route_stop t join client c on c.client_id = $clientId
        left join delivery_address a on a.client_id = $clientId and a.kind = 'main'
        left join order_address p on p.client_id = $clientId and p.order_id = t.subject_id
      where t.client_id = $clientId and t.id = $stopId`,
  row: { phone: 'text?' },
})

/** A driver by name. */
export const readDriver = statement({
  name: 'driver_read',
  text: `select client_id as id, trim(first_name || ' ' || last_name) as name from client where client_id = $driverId`,
  row: { id: 'uuid', name: 'text' },
})

export type HeldStop = RowOf<typeof driverStopHold>

const driverStopHold = statement({
  name: 'driver_stop_hold',
  text: `select client_id as "clientId", id, kind, subject_id as "subjectId", state from route_stop
      where client_id = $clientId and id = $id`,
  row: {
    clientId: 'uuid',
    id: 'uuid',
    kind: column<StopKind>('text'),
    subjectId: 'uuid',
    state: column<StopState>('text'),
  },
})

export async function readStop(tx: Tx, clientId: string, id: string): Promise<HeldStop | undefined> {
  return driverStopHold.first(tx, { clientId, id })
}

export interface NewAction {
  clientId: string
  id: string
  stopId: string
  kind: StopAction
  at: string
  receivedAt: string
  actor: string
  lat: number | null
  lon: number | null
  data: { reason?: FailureReason; taken?: string[]; unknown?: string[]; note?: string; refused?: true }
  photo: Buffer | null
}

const driverActionInsert = statement({
  name: 'driver_action_insert',
  text: `insert into stop_action (client_id, id, stop_id, kind, at, received_at, actor, lat, lon, data, photo)
      values ($clientId, $id, $stopId, $kind, $at, $receivedAt, $actor, $lat, $lon, $data, $photo)
        on conflict (client_id, id) do nothing`,
})

/** Stores a report; false where it is known. Of two at once, the second waits for the first. */
export async function insertAction(tx: Tx, action: NewAction): Promise<boolean> {
  const { clientId, id, stopId, kind, at, receivedAt, actor, lat, lon, data, photo } = action

  return (
    (await driverActionInsert.run(tx, {
      clientId,
      id,
      stopId,
      kind,
      at,
      receivedAt,
      actor,
      lat,
      lon,
      data: JSON.stringify(data),
      photo,
    })) === 1
  )
}

const driverActionStands = statement({
  name: 'driver_action_stands',
  text: `select stop_id = $stopId and not data ? 'refused' as stands from stop_action where client_id = $clientId
        and id = $id`,
  row: { stands: 'bool' },
})

/** Whether a known report was accepted, and was about this stop. */
export async function standsAlready(tx: Tx, { clientId, id, stopId }: NewAction): Promise<boolean> {
  return (await driverActionStands.first(tx, { clientId, id, stopId }))?.stands ?? false
}

const driverActionAnnotate = statement({
  name: 'driver_action_annotate',
  text: 'update stop_action set data = data || $data::jsonb where client_id = $clientId and id = $id',
})

/** Adds the outcome of a report. */
export async function annotateAction(
  tx: Tx,
  { clientId, id }: { clientId: string; id: string },
  data: NewAction['data'],
): Promise<void> {
  await driverActionAnnotate.run(tx, { clientId, id, data: JSON.stringify(data) })
}

const driverStopArrived = statement({
  name: 'driver_stop_arrived',
  text: `update route_stop set state = 'arrived' where client_id = $clientId and id = $id and state = 'planned'`,
})

export async function writeArrived(tx: Tx, { clientId, id }: HeldStop): Promise<void> {
  await driverStopArrived.run(tx, { clientId, id })
}

/** The undelivered boxes of a route. */
export const readBoxesAboard = batchStatement({
  name: 'driver_stop_orders',
  text: `select subject_id as "orderId", client_id as "clientId" from route_stop
      where route_id = $routeId and kind = 'delivery' and state in ${sqlList(openStops)} order by place, id`,
  row: { orderId: 'uuid', clientId: 'uuid' },
})
