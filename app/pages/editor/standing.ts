// Whether a box can change, and why not.

import type { OrderData } from '../../../contract/views.ts'
import type { SubscriptionState } from '../../../domain/machines/tables.ts'

export type Standing =
  | 'skipped'
  | 'skippedOver'
  | 'paused'
  | 'closed'
  | 'charging'
  | 'late'
  | 'locked'
  | 'delivered'
  | 'not_met'
  | 'payment_failed'
  | 'bank_asks'
  | 'failed'
  | 'cancelled'
  | 'refunded'

const ownWords = ['delivered', 'not_met', 'payment_failed', 'failed', 'cancelled', 'refunded'] as const

/**
 * Why a box cannot change; null while it can.
 * @param account of the subscription
 * @param now program time, ISO instant
 */
export function standingOf(order: OrderData, account: SubscriptionState, now: string): Standing | null {
  const { state, payment } = order
  const open = now <= order.cutoffAt
  if (order.editable && open) return null
  if (open && (state === 'upcoming' || state === 'skipped') && account !== 'active')
    return account === 'paused' ? 'paused' : 'closed'
  if (state === 'skipped') return open ? 'skipped' : 'skippedOver'
  if (state === 'upcoming' || state === 'locked') return 'charging'
  if (order.late && now <= order.late.until) return 'late'
  if (state === 'payment_failed' && payment?.state === 'needs_action' && payment.actionUrl) return 'bank_asks'
  return ownWords.find(own => own === state) ?? 'locked'
}
