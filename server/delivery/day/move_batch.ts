// Packs, sends out or delivers a whole batch: each order moves by itself, as if alone.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import type { Services } from '../../integrations/services.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { advanceOrder, refuseBeforeDay } from '../advance_order.ts'
import { readOrdersIn } from './store.ts'

/** Orders for each call: it answers in time, and an interrupted one can be continued. */
const atOnce = 100

/** The state one step before each that a batch can be moved to. */
const before = {
  packed: 'charged',
  out_for_delivery: 'packed',
  delivered: 'out_for_delivery',
} as const satisfies Record<string, OrderState>

/**
 * Moves orders that are one step before a state to it. Others (unpaid, failed) stay where they are.
 * @returns how many moved, and how many are still one step before
 * @throws Refusal day_not_come for a day ahead, unless they are packed
 */
export async function moveBatch(
  services: Pick<Services, 'pool' | 'memory' | 'clock' | 'log'>,
  { brand, actor }: { brand: BrandId; actor: string },
  { state, ...asked }: { date: string; kitchen: string; state: keyof typeof before },
): Promise<{ moved: number; left: number }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  refuseBeforeDay({ brand, deliveryDate: asked.date }, state, now)
  const orders = await readOrdersIn.all(services.pool, {
    brand,
    ...asked,
    state: before[state],
    limit: atOnce,
  })
  let moved = 0
  await eachAlone(
    services.log,
    'move_batch',
    orders,
    async ({ id }) => {
      try {
        await advanceOrder(services, id, state, { brand, actor })
        moved += 1
      } catch (failure) {
        // In the meantime it was reported as refunded or failed. That report counts.
        if (!(failure instanceof Refusal)) throw failure
      }
    },
    ({ id }) => ({ orderId: id }),
  )
  return { moved, left: (orders[0]?.count ?? 0) - orders.length }
}
