// Whether a box can change, and why not.

import type { OrderData } from '../../../contract/views.ts'

export type Standing =
  | 'skipped'
  | 'skippedOver'
  | 'paused'
  | 'locked'
  | 'delivered'
  | 'not_met'
  | 'payment_failed'
  | 'failed'
  | 'cancelled'
  | 'refunded'

const ownWords = ['delivered', 'not_met', 'payment_failed', 'failed', 'cancelled', 'refunded'] as const

/** Why a box cannot change; null while it can. `now` is program time, ISO instant. */
export function standingOf(order: OrderData, now: string): Standing | null {
  if (order.editable && now <= order.cutoffAt) return null
  const open = now <= order.cutoffAt
  if (order.state === 'skipped') return open ? 'skipped' : 'skippedOver'
  if (order.state === 'upcoming' && open) return 'paused'
  return ownWords.find(state => state === order.state) ?? 'locked'
}
