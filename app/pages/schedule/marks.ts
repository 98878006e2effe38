// The calendar's mark for each delivery.

import type { OrderCard } from '../../../contract/views.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { arrivedOrders, troubledOrders } from '../../../domain/machines/order_groups.ts'
import { isOverdue } from '../../../domain/tracking.ts'
import type { CalendarMark } from '../../components/calendar.tsx'

/** The mark of a delivery. A refund does not undo that a box came; a box of a past day is no longer announced. */
export function toneOf(
  order: Pick<OrderCard, 'state' | 'skipped' | 'deliveryDate'>,
  today: string,
): CalendarMark['tone'] {
  const { state, skipped } = order
  if (isOneOf(state, troubledOrders) || isOverdue(order, today)) return 'trouble'
  if (skipped) return 'skipped'
  return isOneOf(state, arrivedOrders) ? 'past' : 'coming'
}

/**
 * First and last day the calendar shows: all deliveries and today.
 * @param today ISO date
 */
export function rangeOf(
  orders: readonly Pick<OrderCard, 'deliveryDate'>[],
  today: string,
): { from: string; to: string } {
  const dates = [today, ...orders.map(order => order.deliveryDate)].sort()
  return { from: dates[0] as string, to: dates.at(-1) as string }
}
