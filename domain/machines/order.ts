// The states of an order, and the label people see for each (rule 30). tables.ts has the transitions.

import type { OrderState } from './tables.ts'

export type { OrderState } from './tables.ts'

/** Every state of an order, the first one first. */
export const orderStates = [
  'upcoming',
  'skipped',
  'locked',
  'not_met',
  'payment_failed',
  'charged',
  'packed',
  'out_for_delivery',
  'delivered',
  'failed',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderState[]

export const orderLabels = ['completed', 'skipped', 'upcoming', 'unknown'] as const
type OrderLabel = (typeof orderLabels)[number]

const labels: Readonly<Record<OrderState, OrderLabel>> = {
  upcoming: 'upcoming',
  locked: 'upcoming',
  charged: 'upcoming',
  packed: 'upcoming',
  out_for_delivery: 'upcoming',
  delivered: 'completed',
  skipped: 'skipped',
  not_met: 'skipped',
  failed: 'unknown',
  payment_failed: 'unknown',
  cancelled: 'unknown',
  refunded: 'unknown',
}

export function orderLabel(state: OrderState): OrderLabel {
  return labels[state]
}
