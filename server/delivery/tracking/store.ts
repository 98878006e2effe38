// SQL of the tracking page.

import type { BrandId } from '../../../domain/brands.ts'
import type { OrderState, SubscriptionState } from '../../../domain/machines/tables.ts'
import { wallClock } from '../../../domain/time/zone.ts'
import type { TrackedOrder } from '../../../domain/tracking.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

interface TrackedRow extends TrackedOrder {
  startHour: number
  endHour: number
  /** What a card pays of it; null before it is priced. */
  cardCents: number | null
}

const trackingOrders = statement<TrackedRow>({
  name: 'tracking_orders',
  text: `select id, state, delivery_date::text as "deliveryDate", start_hour as "startHour", end_hour as "endHour",
        (priced #>> '{payment,cardCents}')::int as "cardCents",
        to_char(cutoff_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cutoffAt"
      from client_order where client_id = $1 and delivery_date >= $2 order by delivery_date limit 12`,
  row: {
    id: 'uuid',
    state: 'text',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    cardCents: 'int?',
    cutoffAt: 'text',
  },
})

/** A household's boxes from a day on, soonest first. */
export function readTracked(db: Db, clientId: string, from: string): Promise<TrackedRow[]> {
  return trackingOrders.all(db, [clientId, from])
}

const trackingStanding = statement<{ state: SubscriptionState; resumesOn: string | null }>({
  name: 'tracking_standing',
  text: 'select state, resumes_on::text as "resumesOn" from subscription where client_id = $1',
  row: { state: 'text', resumesOn: 'text?' },
})

export function readStandingOf(
  db: Db,
  clientId: string,
): Promise<{ state: SubscriptionState; resumesOn: string | null } | undefined> {
  return trackingStanding.first(db, [clientId])
}

interface StepRow {
  step: 'locked' | 'packed' | 'out_for_delivery' | 'delivered'
  /** ISO instant. */
  at: string
}

const trackingSteps = statement<StepRow>({
  name: 'tracking_steps',
  text: `select kind as step, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from order_event where client_id = $1 and order_id = $2
        and kind in ('locked', 'packed', 'out_for_delivery', 'delivered') order by version`,
  row: { step: 'text', at: 'text' },
})

/** What has happened to a box on its way; each with its time by the brand's clock, `HH:MM`. */
export async function readSteps(
  db: Db,
  brand: BrandId,
  { clientId, orderId }: { clientId: string; orderId: string },
): Promise<(StepRow & { time: string })[]> {
  const steps = await trackingSteps.all(db, [clientId, orderId])
  return steps.map(step => ({ ...step, time: wallClock(brand, step.at).time }))
}

interface BoxRow {
  brand: BrandId
  state: OrderState
  deliveryDate: string
  startHour: number
  endHour: number
}

const trackingBox = statement<BoxRow>({
  name: 'tracking_box',
  text: `select brand, state, delivery_date::text as "deliveryDate", start_hour as "startHour", end_hour as "endHour"
      from client_order where client_id = $1 and id = $2`,
  row: { brand: 'text', state: 'text', deliveryDate: 'text', startHour: 'int', endHour: 'int' },
})

/** One box. */
export function readBox(db: Db, clientId: string, orderId: string): Promise<BoxRow | undefined> {
  return trackingBox.first(db, [clientId, orderId])
}

const trackingStates = batchStatement<{ orderId: string; state: OrderState }>({
  name: 'tracking_states',
  text: `select o.id as "orderId", o.state from route_stop t
        join client_order o on o.client_id = t.client_id and o.id = t.subject_id
      where t.route_id = $1 and t.kind = 'delivery' and t.state <> 'removed'`,
  row: { orderId: 'uuid', state: 'text' },
})

/** How far the boxes of a route are, by order. */
export async function readStatesOf(db: Db, routeId: string): Promise<Map<string, OrderState>> {
  return new Map((await trackingStates.all(db, [routeId])).map(({ orderId, state }) => [orderId, state]))
}

const trackingVersions = statement<{ id: string; version: number }>({
  name: 'tracking_versions',
  text: 'select id, version from delivery_route where id = any ($1::uuid[])',
  row: { id: 'uuid', version: 'int' },
})

/** The versions of routes. */
export function readVersions(
  db: Db,
  routeIds: readonly string[],
): Promise<{ id: string; version: number }[]> {
  return trackingVersions.all(db, [routeIds])
}
