// Packing begins with the day of delivery. What is not paid by then is cancelled, and the household told: until then it
// could pay with any card.

import { type BrandId, brandIds } from '../../domain/brands.ts'
import { statesBefore } from '../../domain/machines/transition.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { repriceMovedDiscounts } from '../orders/reprice.ts'
import { withTx } from '../platform/database.ts'
import type { Services } from '../request/services.ts'
import type { Batch } from './batch.ts'
import { cancelUnpaid, readBatchesToPack, stampPacked } from './pack_store.ts'
import { tellAll } from './tell_all.ts'

/**
 * Cancels what is unpaid in every batch delivered today or before, both brands'.
 * @param now program time, ISO instant
 * @returns how many orders were cancelled
 */
export async function pack({ pool }: Pick<Services, 'pool'>, now: string): Promise<{ cancelled: number }> {
  let cancelled = 0
  for (const brand of brandIds) cancelled += await packBrand(pool, brand, now)
  return { cancelled }
}

async function packBrand(pool: Services['pool'], brand: BrandId, now: string): Promise<number> {
  let cancelled = 0
  for (const batch of await readBatchesToPack(pool, brand, brandDate(brand, now))) {
    cancelled += await packBatch(pool, batch, now)
  }
  return cancelled
}

function packBatch(pool: Services['pool'], batch: Batch, now: string): Promise<number> {
  return withTx(pool, async tx => {
    const orders = await cancelUnpaid(tx, batch, statesBefore('order', 'cancelled'), now)
    const told = orders.map(order => ({ ...order, template: 'order_cancelled' as const, data: '{}' }))
    await tellAll(tx, batch, told, now)
    // What a cancelled box had off its price, the household's next one has.
    for (const { clientId } of orders) await repriceMovedDiscounts(tx, pool, clientId, now)
    await stampPacked(tx, batch, now)
    return orders.length
  })
}
