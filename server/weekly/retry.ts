// Cards that could not be charged are asked again every day until the box is packed. A household can pay sooner, with
// this card or another (server/payments/pay_order.ts): that is the same attempt to be paid, one order at a time.

import { addHours } from '../../domain/time/zone.ts'
import { payOrder } from '../payments/pay_order.ts'
import type { Services } from '../request/services.ts'
import type { Batch } from './batch.ts'
import { planRetry, readBatchesToRetry, readUnpaid } from './retry_store.ts'

/** Hours between one attempt and the next. */
export const hoursBetweenRetries = 24

/**
 * Asks the cards of every batch whose time has come, and notes when to ask those again that refuse.
 * @param now program time, ISO instant
 * @returns how many orders were tried and paid
 */
export async function retryDeclined(
  services: Pick<Services, 'pool' | 'cards' | 'log'>,
  now: string,
): Promise<{ tried: number; paid: number }> {
  let tried = 0
  let paid = 0
  for (const batch of await readBatchesToRetry(services.pool, now)) {
    for (const order of await readUnpaid(services.pool, batch)) {
      tried += 1
      if ((await payOrder(services, { ...order, now })) === 'paid') paid += 1
    }
    await scheduleRetry(services, batch, now)
  }
  return { tried, paid }
}

/** Notes that the batch's unpaid orders are to be tried a day from now; nothing where none is unpaid. */
export async function scheduleRetry(
  { pool }: Pick<Services, 'pool'>,
  batch: Batch,
  now: string,
): Promise<void> {
  await planRetry(pool, batch, addHours(now, hoursBetweenRetries))
}
