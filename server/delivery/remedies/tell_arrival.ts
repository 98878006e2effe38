// A box past its day of which neither driver nor carrier has said anything: its household says whether it came.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { isOverdue } from '../../../domain/tracking.ts'
import { withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { advanceOrderIn } from '../advance_order.ts'
import { holdOrderToMove } from '../store.ts'

interface ArrivalReport {
  clientId: string
  brand: BrandId
  orderId: string
  came: boolean
  /** Program time, ISO instant. */
  now: string
}

/**
 * Delivered, with everything that follows from it, or failed, with the remedies of an undelivered box. Repeating it changes nothing.
 * @throws Refusal not_found for another household's box; order_state_refused where its day is not over, or somebody has reported
 *   otherwise
 */
export async function tellArrival(
  services: Stored,
  { clientId, brand, orderId, came, now }: ArrivalReport,
): Promise<void> {
  const state = came ? 'delivered' : 'failed'
  await withTx(services.pool, async tx => {
    const order = await holdOrderToMove(tx, clientId, orderId)
    if (!order || order.brand !== brand) throw new Refusal('not_found')
    if (order.state === state) return
    if (!isOverdue(order, brandDate(brand, now))) throw new Refusal('order_state_refused')
    await advanceOrderIn(tx, services, { clientId, orderId }, state, now, { actor: 'client', brand })
  })
}
