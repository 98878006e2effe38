// SQL of the tracking page.

import type { BrandId } from '../../../domain/brands.ts'
import { batchSteps, type TrackedStep } from '../../../domain/machines/order_groups.ts'
import type { OrderState, SubscriptionState } from '../../../domain/machines/tables.ts'
import { wallClock } from '../../../domain/time/zone.ts'
import type { TrackedOrder } from '../../../domain/tracking.ts'
import type { Db } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column, columnsOf, type RowOf, statement } from '../../request/database/statement.ts'

interface TrackedRow extends TrackedOrder {
  startHour: number
  endHour: number
  /** The card's part of its payment; null before it is priced. */
  cardCents: number | null
}

/** A household's boxes from a day on, soonest first. */
export const readTracked = statement({
  name: 'tracking_orders',
  text: `select id, state, delivery_date::text as "deliveryDate", start_hour as "startHour", end_hour as "endHour",
        (priced #>> '{payment,cardCents}')::int as "cardCents",
        to_char(cutoff_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cutoffAt"
      from client_order where client_id = $clientId and delivery_date >= $from order by delivery_date limit 12`,
  row: columnsOf<TrackedRow>({
    id: 'uuid',
    state: 'text',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    cardCents: 'int?',
    cutoffAt: 'text',
  }),
})

export const readStandingOf = statement({
  name: 'tracking_standing',
  text: 'select state, resumes_on::text as "resumesOn" from subscription where client_id = $clientId',
  row: { state: column<SubscriptionState>('text'), resumesOn: 'text?' },
})

type StepRow = RowOf<typeof trackingSteps>

const trackingSteps = statement({
  name: 'tracking_steps',
  text: `select kind as step, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from order_event where client_id = $clientId and order_id = $orderId
        and (kind = 'locked' or kind in ${sqlList(batchSteps)} and version > (
          select coalesce(max(version), 0) from order_event
          where client_id = $clientId and order_id = $orderId and kind = 'brought_again'))
      order by version`,
  row: {
    step: column<TrackedStep>('text'),
    /** ISO instant. */
    at: 'text',
  },
})

/** The steps of a box on its way, without those of an earlier attempt to deliver it; each with its time on the brand's clock, `HH:MM`. */
export async function readSteps(
  db: Db,
  brand: BrandId,
  { clientId, orderId }: { clientId: string; orderId: string },
): Promise<(StepRow & { time: string })[]> {
  const steps = await trackingSteps.all(db, { clientId, orderId })
  return steps.map(step => ({ ...step, time: wallClock(brand, step.at).time }))
}

/** One box. */
export const readTrackedBox = statement({
  name: 'tracking_box',
  text: `select brand, state, delivery_date::text as "deliveryDate", start_hour as "startHour", end_hour as "endHour"
      from client_order where client_id = $clientId and id = $orderId`,
  row: {
    brand: column<BrandId>('text'),
    state: column<OrderState>('text'),
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
  },
})

const trackingStates = batchStatement({
  name: 'tracking_states',
  text: `select o.id as "orderId", o.state from route_stop t
        join client_order o on o.client_id = t.client_id and o.id = t.subject_id
      where t.route_id = $routeId and t.kind = 'delivery' and t.state <> 'removed'`,
  row: { orderId: 'uuid', state: column<OrderState>('text') },
})

/** The states of the boxes of a route, by order. */
export async function readStatesOf(db: Db, routeId: string): Promise<Map<string, OrderState>> {
  return new Map((await trackingStates.all(db, { routeId })).map(({ orderId, state }) => [orderId, state]))
}

/** The versions of routes. */
export const readRouteVersions = statement({
  name: 'tracking_versions',
  text: 'select id, version from delivery_route where id = any ($routeIds::uuid[])',
  row: { id: 'uuid', version: 'int' },
})
