// Whether a box can change, and why not.

import type { OrderData } from '../../../contract/views.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { comingOrders, openOrders, unchargedOrders } from '../../../domain/machines/order_groups.ts'
import type { OrderState, SubscriptionState } from '../../../domain/machines/tables.ts'

export type Standing =
  | 'skipped'
  | 'skippedOver'
  | 'paused'
  | 'closed'
  | 'charging'
  | 'late'
  | 'locked'
  | 'bank_asks'
  | Exclude<OrderState, 'skipped' | (typeof unchargedOrders | typeof comingOrders)[number]>

/**
 * Why a box cannot change; null while it can.
 * @param account of the subscription
 * @param now program time, ISO instant
 */
export function standingOf(order: OrderData, account: SubscriptionState, now: string): Standing | null {
  const { state, payment } = order
  const open = now <= order.cutoffAt
  if (order.editable && open) return null
  if (open && isOneOf(state, openOrders) && account !== 'active')
    return account === 'paused' ? 'paused' : 'closed'
  if (state === 'skipped') return open ? 'skipped' : 'skippedOver'
  if (isOneOf(state, unchargedOrders)) return 'charging'
  if (order.late && now <= order.late.until) return 'late'
  if (state === 'payment_failed' && payment?.state === 'needs_action' && payment.actionUrl) return 'bank_asks'
  return isOneOf(state, comingOrders) ? 'locked' : state
}
