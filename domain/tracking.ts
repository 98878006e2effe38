// The box that a household sees on its tracking page, and its message (area 4, Delivery tracking messages).

import { isOneOf } from './machines/is_one_of.ts'
import { comingOrders, openOrders, underwayOrders } from './machines/order_groups.ts'
import type { OrderState, SubscriptionState } from './machines/tables.ts'
import { addDays } from './time/zone.ts'

export const trackingStates = [
  'before_cutoff',
  'after_cutoff',
  'skipped',
  'paused',
  'failed',
  'success',
  'day_of',
] as const
export type TrackingState = (typeof trackingStates)[number]

/** Days for which a failed box stays on the page after its day; a delivered one stays for one day, unless there is later news. */
export const failedShownDays = 3
const deliveredShownDays = 1

export interface TrackedOrder {
  id: string
  state: OrderState
  /** ISO date. */
  deliveryDate: string
  /** ISO instant. */
  cutoffAt: string
}

/** Its day has passed without a report of the driver or the carrier, so it is not announced any more. */
export const isOverdue = (
  { state, deliveryDate }: Pick<TrackedOrder, 'state' | 'deliveryDate'>,
  today: string,
): boolean => deliveryDate < today && isOneOf(state, comingOrders)

interface Tracking {
  state: TrackingState
  /** The box it is about; null while nothing is to come. */
  orderId: string | null
}

/**
 * The message to show: about today's box first, then a failed one, one under way, one that has just arrived, and last the next box.
 * @param orders in any order. @param today brand's date, ISO. @param now ISO instant
 * @returns null where the household has nothing to follow
 */
export function trackingOf(
  subscription: SubscriptionState,
  orders: readonly TrackedOrder[],
  { today, now }: { today: string; now: string },
): Tracking | null {
  const soonestFirst = [...orders].sort((a, b) => (a.deliveryDate < b.deliveryDate ? -1 : 1))
  const daysAgo = (days: number) => addDays(today, -days)
  const said = (state: TrackingState, order: TrackedOrder | undefined): Tracking | null =>
    order ? { state, orderId: order.id } : null
  const latest = (state: OrderState, from: string) =>
    soonestFirst.findLast(order => order.state === state && order.deliveryDate >= from)
  // A box whose day has passed without a report is followed like one of today: it may still come.
  const due = soonestFirst.find(
    ({ state, deliveryDate }) =>
      isOneOf(state, comingOrders) && deliveryDate <= today && deliveryDate >= daysAgo(failedShownDays),
  )
  const sent = soonestFirst.find(
    ({ state, cutoffAt, deliveryDate }) =>
      (isOneOf(state, underwayOrders) || (state === 'upcoming' && now > cutoffAt)) && deliveryDate >= today,
  )
  const next = soonestFirst.find(({ state, cutoffAt }) => isOneOf(state, openOrders) && now <= cutoffAt)
  const behind =
    said('day_of', due) ??
    said('failed', latest('failed', today)) ??
    said('success', latest('delivered', today)) ??
    said('failed', latest('failed', daysAgo(failedShownDays))) ??
    said('after_cutoff', sent) ??
    said('success', latest('delivered', daysAgo(deliveredShownDays)))
  if (behind) return behind
  if (subscription === 'paused') return { state: 'paused', orderId: null }
  return subscription === 'active' && next
    ? said(next.state === 'skipped' ? 'skipped' : 'before_cutoff', next)
    : null
}
