// From sign-up on the household holds its code: its elements stay what they were when it signed up.

import type { Tx } from '../../platform/database.ts'
import { type DiscountRow, insertHeld } from './store.ts'

/** Repeating it changes nothing. `now`: program time, ISO instant. */
export function holdDiscount(tx: Tx, clientId: string, discount: DiscountRow, now: string): Promise<void> {
  return insertHeld(tx, clientId, discount, now)
}
