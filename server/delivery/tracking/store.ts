// SQL of the tracking page.

import type { SubscriptionState } from '../../../domain/machines/tables.ts'
import type { TrackedOrder } from '../../../domain/tracking.ts'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

export interface TrackedRow extends TrackedOrder {
  startHour: number
  endHour: number
}

const trackingOrders = statement<TrackedRow>({
  name: 'tracking_orders',
  text: `select id, state, delivery_date::text as "deliveryDate", start_hour as "startHour", end_hour as "endHour",
        to_char(cutoff_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cutoffAt"
      from client_order where client_id = $1 and delivery_date >= $2 order by delivery_date limit 12`,
  row: {
    id: 'uuid',
    state: 'text',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    cutoffAt: 'text',
  },
})

/** A household's boxes from a day on, soonest first. */
export function readTracked(db: Queryable, clientId: string, from: string): Promise<TrackedRow[]> {
  return trackingOrders.all(db, [clientId, from])
}

const trackingStanding = statement<{ state: SubscriptionState; resumesOn: string | null }>({
  name: 'tracking_standing',
  text: 'select state, resumes_on::text as "resumesOn" from subscription where client_id = $1',
  row: { state: 'text', resumesOn: 'text?' },
})

export function readStandingOf(
  db: Queryable,
  clientId: string,
): Promise<{ state: SubscriptionState; resumesOn: string | null } | undefined> {
  return trackingStanding.first(db, [clientId])
}

export interface StepRow {
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

/** What has happened to a box on its way. */
export function readSteps(db: Queryable, clientId: string, orderId: string): Promise<StepRow[]> {
  return trackingSteps.all(db, [clientId, orderId])
}
