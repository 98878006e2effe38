// The codes of an order. Which element of a code applies follows from the order's number: the count of boxes that used
// the code before it, or will. Skipped boxes and boxes below the code's minimum spend do not count, so they pass its discount on.

import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { expectedOrders } from '../../domain/machines/order_groups.ts'
import { weeklyGoodsCents } from '../../domain/plans.ts'
import { type CodeDiscount, type HeldDiscount, ordersCovered } from '../../domain/pricing/discounts.ts'
import type { HeldCode, Household, HouseholdOrder } from './household.ts'

/** The number of this order for a code the household holds, 1 for the first. */
function orderNumberFor(household: Household, held: HeldCode, order: HouseholdOrder): number {
  let number = held.used + 1
  for (const other of household.orders) {
    if (other.week >= order.week) break
    if (isHeldAtCutoff(held, other) && usesCode(other, held.discount)) number += 1
  }
  return number
}

/** Whether an order had a code at its cutoff, or has it now where that is to come. In SQL: `heldAtCutoff` (as_of_cutoff.ts). */
const isHeldAtCutoff = ({ heldSince, heldUntil }: HeldCode, { cutoffAt }: HouseholdOrder): boolean =>
  heldSince <= cutoffAt && (heldUntil === null || heldUntil > cutoffAt)

/** Whether a present order uses a code, or will. Past ones are counted where the household is read (`usedCode` in as_of_cutoff.ts). */
function usesCode(order: HouseholdOrder, { code, minimumSpendCents }: CodeDiscount): boolean {
  if (!isOneOf(order.state, expectedOrders)) return false
  if (minimumSpendCents === 0) return true
  if (order.state === 'upcoming') return reaches(order, minimumSpendCents)
  return order.priced?.discounts.some(discount => discount.code === code) ?? false
}

/** Whether the goods of an open order, as chosen or the plan's, reach a minimum spend. */
const reaches = ({ priced, plan }: Pick<HouseholdOrder, 'priced' | 'plan'>, minimumSpendCents: number) =>
  (priced?.goodsCents ?? weeklyGoodsCents(plan)) >= minimumSpendCents

/** Whether a change of an order moves a discount to other boxes: its goods come to reach a code's minimum spend, or no longer do. */
export function movesDiscount(household: Household, before: HouseholdOrder, after: HouseholdOrder): boolean {
  return household.held.some(
    ({ discount, used, heldUntil }) =>
      heldUntil === null &&
      used < ordersCovered(discount) &&
      reaches(before, discount.minimumSpendCents) !== reaches(after, discount.minimumSpendCents),
  )
}

/** The codes of an order, each with the number of this order for it. */
export function heldFor(household: Household, order: HouseholdOrder): HeldDiscount[] {
  return household.held
    .filter(code => isHeldAtCutoff(code, order))
    .map(code => ({ discount: code.discount, orderNumber: orderNumberFor(household, code, order) }))
}

/** Whether any code still has value, so that skipping a box moves the prices of later boxes. */
export function hasMovingDiscount(household: Household): boolean {
  return household.held.some(held => held.heldUntil === null && held.used < ordersCovered(held.discount))
}
