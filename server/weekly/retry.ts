// Tries declined cards again by their brand's schedule until the box is packed. A household can pay sooner, with this
// card or another (server/money/pay_order.ts); both share the order's attempts. However many workers run, an order
// is tried once each time: an attempt made since the batch fell due counts.

import { nextRetry, retrySchedules } from '../../domain/payments/retries.ts'
import type { Services } from '../integrations/services.ts'
import { payOrder } from '../money/pay_order.ts'
import { eachAlone } from '../request/each_alone.ts'
import type { Batch } from './batch.ts'
import { planRetry, readBatchesToRetry, readCutoff, readUnpaid } from './retry_store.ts'

/**
 * Tries the cards of every due batch again, and records the next time for those that decline.
 * @param now program time, ISO instant
 * @returns how many orders were tried and paid
 */
export async function retryDeclined(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>,
  now: string,
): Promise<{ tried: number; paid: number }> {
  let tried = 0
  let paid = 0
  const batches = await readBatchesToRetry(services.pool, now)
  await eachAlone(
    services.log,
    'retry_payments',
    batches,
    async batch => {
      const came = await retryBatch(services, batch, now)
      tried += came.tried
      paid += came.paid
    },
    ({ brand, deliveryDate, kitchen }) => ({ brand, deliveryDate, kitchen }),
  )
  return { tried, paid }
}

/** Tries the due cards of one batch again. @param batch with the instant it fell due */
export async function retryBatch(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>,
  batch: Batch & { retryAt: string },
  now: string,
): Promise<{ tried: number; paid: number }> {
  const orders = await readUnpaid.all(services.pool, batch)
  let paid = 0
  await eachAlone(
    services.log,
    'retry_payments',
    orders,
    async order => {
      if ((await payOrder(services, { ...order, now, since: batch.retryAt })) === 'paid') paid += 1
    },
    ({ clientId, orderId }) => ({ clientId, orderId }),
  )
  await scheduleRetry(services, batch, now)
  return { tried: orders.length, paid }
}

/** Records when the batch's unpaid orders are tried next; null where none is unpaid, or the schedule has ended. */
export async function scheduleRetry(
  { pool }: Pick<Services, 'pool'>,
  batch: Batch,
  now: string,
): Promise<void> {
  const cutoffAt = await readCutoff(pool, batch)
  await planRetry.run(pool, { ...batch, at: nextRetry(retrySchedules[batch.brand], cutoffAt, now) })
}
