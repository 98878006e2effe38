// SQL of trying declined cards again.

import type pg from 'pg'
import { batchStatement, columnsOf } from '../request/database/statement.ts'
import { type Batch, keyOfBatch } from './batch.ts'
import { notPaused } from './paused.ts'

const weeklyReadBatchesToRetry = batchStatement({
  name: 'weekly_read_batches_to_retry',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text, retry_at as "retryAt"
     from batch where retry_at is not null and retry_at <= $now and packed_at is null and ${notPaused('batch')}
     order by retry_at, brand, kitchen, delivery_date`,
  row: columnsOf<Batch & { retryAt: Date }>({
    brand: 'text',
    deliveryDate: 'text',
    kitchen: 'text',
    week: 'text',
    retryAt: 'instant',
  }),
})

/** Unpacked batches whose cards are due for another try. */
export async function readBatchesToRetry(
  pool: pg.Pool,
  now: string,
): Promise<(Batch & { retryAt: string })[]> {
  return (await weeklyReadBatchesToRetry.all(pool, { now })).map(row => ({
    ...row,
    retryAt: row.retryAt.toISOString(),
  }))
}

export const readUnpaid = batchStatement({
  name: 'weekly_read_unpaid',
  text: `select client_id as "clientId", id as "orderId" from client_order
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen
       and state = 'payment_failed' order by client_id`,
  row: { clientId: 'uuid', orderId: 'uuid' },
})

const weeklyReadCutoff = batchStatement({
  name: 'weekly_read_cutoff',
  text: `select cutoff_at as "cutoffAt" from batch where brand = $brand and delivery_date = $deliveryDate
        and kitchen = $kitchen`,
  row: { cutoffAt: 'instant' },
})

/** The batch's cutoff, ISO instant. */
export async function readCutoff(pool: pg.Pool, batch: Batch): Promise<string> {
  const row = await weeklyReadCutoff.first(pool, batch)
  if (!row) throw new RangeError(`no batch ${keyOfBatch(batch).join(' ')}`)
  return row.cutoffAt.toISOString()
}

/** Records when the batch's unpaid orders are tried next; null where none is unpaid. */
export const planRetry = batchStatement({
  name: 'weekly_plan_retry',
  text: `update batch set retry_at = case when exists (select 1 from client_order o where o.brand = $brand
       and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
         and o.state = 'payment_failed') then $at::timestamptz end
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen`,
})
