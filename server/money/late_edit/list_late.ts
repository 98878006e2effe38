// The items that were added to a box after its cutoff, and paid for.

import type { Db } from '../../request/database/database.ts'
import { selectPaidEdits } from './store.ts'

interface PaidEdit {
  name: { en: string; fr: string }
  quantity: number
  cents: number
  /** ISO instant. */
  at: string
}

/** In the order of the additions. */
export function paidEdits(db: Db, clientId: string, orderId: string): Promise<PaidEdit[]> {
  return selectPaidEdits(db, clientId, orderId)
}
