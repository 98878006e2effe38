// The codes of an order. Which element of a code applies follows from the order's number: the count of boxes that used
// the code before it, or will. Skipped boxes do not count, so skipping a box passes its discount on.

import type { OrderState } from '../../domain/machines/tables.ts'
import { type HeldDiscount, ordersCovered } from '../../domain/pricing/discounts.ts'
import type { HeldCode, Household, HouseholdOrder } from './household.ts'

const usesDiscount: readonly OrderState[] = [
  'upcoming',
  'locked',
  'payment_failed',
  'charged',
  'packed',
  'out_for_delivery',
]

/** The number of this order for a code the household holds, 1 for the first. */
function orderNumberFor(household: Household, held: HeldCode, order: HouseholdOrder): number {
  let number = held.used + 1
  for (const other of household.orders) {
    if (other.week >= order.week) break
    if (usesDiscount.includes(other.state) && other.cutoffAt > held.heldSince) number += 1
  }
  return number
}

/** The codes the household holds, each with the number of this order for it. */
export function heldFor(household: Household, order: HouseholdOrder): HeldDiscount[] {
  return household.held.map(code => ({
    discount: code.discount,
    orderNumber: orderNumberFor(household, code, order),
  }))
}

/** Whether any code still has value, so that skipping a box moves the prices of later boxes. */
export function hasMovingDiscount(household: Household): boolean {
  return household.held.some(held => held.used < ordersCovered(held.discount))
}
