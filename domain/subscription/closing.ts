// What prevents an account from closing at once (rules 35–37). Billing stops the moment its household closes it.

import { isOneOf } from '../machines/is_one_of.ts'
import { underwayOrders } from '../machines/order_groups.ts'
import type { OrderState } from '../machines/tables.ts'

interface Held {
  /** Cooler bags and kits at the household. */
  returnables: number
  /** Boxes past their cutoff that are still to be paid, packed or delivered; each brings a bag. */
  boxesUnderway: number
  /** Bought value: an admin settles it. */
  boughtCents: number
}

export const closingBlockers = ['boxes', 'returnables', 'bought'] as const
export type ClosingBlocker = (typeof closingBlockers)[number]

/** What has to be settled first; with nothing left the account is closed. */
export function blockersOf({ returnables, boxesUnderway, boughtCents }: Held): ClosingBlocker[] {
  const stands = { boxes: boxesUnderway > 0, returnables: returnables > 0, bought: boughtCents > 0 }
  return closingBlockers.filter(blocker => stands[blocker])
}

/**
 * Whether an order goes on whatever becomes of the subscription: it is in processing, or its cutoff has passed and processing is
 * about to begin. Both instants as ISO text.
 */
export function goesOn(order: { state: OrderState; cutoffAt: string }, now: string): boolean {
  return isOneOf(order.state, underwayOrders) || (order.state === 'upcoming' && order.cutoffAt < now)
}
