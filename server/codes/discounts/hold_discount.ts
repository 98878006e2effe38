// Gives a household its code at sign-up; its elements stay as they are at that moment.

import type { Tx } from '../../request/database/database.ts'
import type { DiscountRow } from './store.ts'
import { holdCode } from './take_code.ts'

/**
 * Repeating it changes nothing. `now`: program time, ISO instant.
 * @throws Refusal code_used_up where somebody else took its last use in the meantime
 */
export function holdDiscount(tx: Tx, clientId: string, discount: DiscountRow, now: string): Promise<void> {
  return holdCode(tx, clientId, discount, now)
}
