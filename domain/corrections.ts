// What becomes of a product in a box when the company corrects or withdraws it (rule 81). An unsafe one never stays: until the box is locked it is
// mended at once, once it is paid its household is asked, and once it is packed its household is warned.

import type { ProductToJudge, Wishes } from './catalogue/suits.ts'
import { isOneOf } from './machines/is_one_of.ts'
import { correctableOrders, dueOrders, openOrders } from './machines/order_groups.ts'
import type { OrderState } from './machines/tables.ts'
import { newConflict } from './substitution.ts'

export const correctionOutcomes = [
  /** It stays, as it is now. */
  'kept',
  /** The next safe dish by the automatic choice came in its place. */
  'replaced',
  /** It was left out, for its price. */
  'dropped',
  /** Its household is asked, on the box's page: the box is paid. */
  'asked',
  /** The box was packed: its household is told not to eat it, and gets its price back. */
  'warned',
  /** It was not in the box any more. */
  'gone',
] as const
export type CorrectionOutcome = (typeof correctionOutcomes)[number]

/**
 * Whether a product cannot stay in a household's box: it is withdrawn, or what it is now breaks an exclusion that it did not break
 * before.
 * @param after as corrected; null where it is withdrawn
 */
export function mustLeave(before: ProductToJudge, after: ProductToJudge | null, wishes: Wishes): boolean {
  return after === null || newConflict(before, after, wishes) !== null
}

/** `wait`: a card is being charged, or was declined; what it is to be follows from that. */
export type Mending = 'keep' | 'mend' | 'ask' | 'warn' | 'wait' | 'gone'

/** What is done with the product in a box of this state. */
export function mendingOf(state: OrderState, leaves: boolean): Mending {
  if (!isOneOf(state, correctableOrders)) return 'gone'
  if (!leaves) return 'keep'
  if (isOneOf(state, openOrders)) return 'mend'
  if (isOneOf(state, dueOrders)) return 'wait'
  return state === 'charged' ? 'ask' : 'warn'
}
