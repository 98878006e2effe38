// The label people see of an order's state (RULINGS 30).

import type { OrderState } from './tables.ts'

export const orderLabels = ['completed', 'skipped', 'upcoming', 'unknown'] as const
export type OrderLabel = (typeof orderLabels)[number]

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
