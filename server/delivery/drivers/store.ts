// SQL of drivers' reports.

import type { FailureReason } from '../../../domain/delivery_failures.ts'
import type { StopState } from '../../../domain/machines/tables.ts'
import type { StopAction, StopKind } from '../../../domain/routes/stops.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

const driverStopOwner = batchStatement<{ clientId: string }>({
  name: 'driver_stop_owner',
  text: `select client_id as "clientId" from route_stop where route_id = $1 and id = $2 and state <> 'removed'`,
  row: { clientId: 'uuid' },
})

/** The household of a route's stop: a phone knows stops by their ids alone. */
export async function findOwner(tx: Tx, routeId: string, stopId: string): Promise<string | null> {
  return (await driverStopOwner.first(tx, [routeId, stopId]))?.clientId ?? null
}

export interface HeldStop {
  clientId: string
  id: string
  kind: StopKind
  subjectId: string
  state: StopState
}

const driverStopHold = statement<HeldStop>({
  name: 'driver_stop_hold',
  text: `select client_id as "clientId", id, kind, subject_id as "subjectId", state from route_stop
      where client_id = $1 and id = $2`,
  row: { clientId: 'uuid', id: 'uuid', kind: 'text', subjectId: 'uuid', state: 'text' },
})

export async function readStop(tx: Tx, clientId: string, id: string): Promise<HeldStop | undefined> {
  return driverStopHold.first(tx, [clientId, id])
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
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (client_id, id) do nothing`,
})

/** Stores a report; false where it is known. Of two at once, the second waits for the first. */
export async function insertAction(tx: Tx, action: NewAction): Promise<boolean> {
  const { clientId, id, stopId, kind, at, receivedAt, actor, lat, lon, data, photo } = action
  const values = [clientId, id, stopId, kind, at, receivedAt, actor, lat, lon, JSON.stringify(data), photo]
  return (await driverActionInsert.run(tx, values)) === 1
}

const driverActionAnnotate = statement({
  name: 'driver_action_annotate',
  text: 'update stop_action set data = data || $3::jsonb where client_id = $1 and id = $2',
})

/** Adds the outcome of a report. */
export async function annotateAction(
  tx: Tx,
  { clientId, id }: { clientId: string; id: string },
  data: NewAction['data'],
): Promise<void> {
  await driverActionAnnotate.run(tx, [clientId, id, JSON.stringify(data)])
}

const driverStopArrived = statement({
  name: 'driver_stop_arrived',
  text: `update route_stop set state = 'arrived' where client_id = $1 and id = $2 and state = 'planned'`,
})

export async function writeArrived(tx: Tx, { clientId, id }: HeldStop): Promise<void> {
  await driverStopArrived.run(tx, [clientId, id])
}

const driverStopOrders = batchStatement<{ orderId: string; clientId: string }>({
  name: 'driver_stop_orders',
  text: `select subject_id as "orderId", client_id as "clientId" from route_stop
      where route_id = $1 and kind = 'delivery' and state in ('planned', 'arrived') order by place, id`,
  row: { orderId: 'uuid', clientId: 'uuid' },
})

/** The boxes of a route that are not at their doors. */
export function readBoxesAboard(tx: Tx, routeId: string): Promise<{ orderId: string; clientId: string }[]> {
  return driverStopOrders.all(tx, [routeId])
}
