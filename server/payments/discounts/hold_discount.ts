// From sign-up on the household holds its code: its elements stay what they were when it signed up.

import { type CodeDiscount, discountElements } from '../../../domain/pricing/discounts.ts'
import type { Tx } from '../../platform/database.ts'
import { type DiscountRow, insertHeld } from './store.ts'

/** Repeating it changes nothing. `now`: program time, ISO instant. */
export function holdDiscount(tx: Tx, clientId: string, discount: DiscountRow, now: string): Promise<void> {
  return insertHeld(tx, clientId, discount, now)
}

/** A code as pricing takes it. A referral's worth is set by the plan, so it has no elements of its own. */
export function codeDiscountOf(
  row: Pick<DiscountRow, 'type' | 'code' | 'unit' | 'elements' | 'minimumSpendCents'>,
): CodeDiscount {
  const { type, code, unit, minimumSpendCents } = row
  const elements = unit === 'servings' ? [] : discountElements(unit, row.elements)
  return { type, code, elements, minimumSpendCents }
}
