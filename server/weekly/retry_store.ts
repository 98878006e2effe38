// SQL of trying declined cards again.

import type pg from 'pg'
import { batchStatement } from '../request/database/statement.ts'
import { type Batch, keyOf } from './batch.ts'

const weeklyReadBatchesToRetry = batchStatement<Batch & { retryAt: Date }>({
  name: 'weekly_read_batches_to_retry',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text, retry_at as "retryAt"
     from batch where retry_at <= $1 and packed_at is null order by retry_at, brand, kitchen, delivery_date`,
  row: { brand: 'text', deliveryDate: 'text', kitchen: 'text', week: 'text', retryAt: 'instant' },
})

/** Unpacked batches whose cards are due to be tried again. */
export async function readBatchesToRetry(
  pool: pg.Pool,
  now: string,
): Promise<(Batch & { retryAt: string })[]> {
  return (await weeklyReadBatchesToRetry.all(pool, [now])).map(row => ({
    ...row,
    retryAt: row.retryAt.toISOString(),
  }))
}

const weeklyReadUnpaid = batchStatement<{ clientId: string; orderId: string }>({
  name: 'weekly_read_unpaid',
  text: `select client_id as "clientId", id as "orderId" from client_order
     where brand = $1 and delivery_date = $2 and kitchen = $3 and state = 'payment_failed' order by client_id`,
  row: { clientId: 'uuid', orderId: 'uuid' },
})

export async function readUnpaid(
  pool: pg.Pool,
  batch: Batch,
): Promise<{ clientId: string; orderId: string }[]> {
  return weeklyReadUnpaid.all(pool, keyOf(batch))
}

const weeklyReadCutoff = batchStatement<{ cutoffAt: Date }>({
  name: 'weekly_read_cutoff',
  text: `select cutoff_at as "cutoffAt" from batch where brand = $1 and delivery_date = $2 and kitchen = $3`,
  row: { cutoffAt: 'instant' },
})

/** The batch's cutoff, ISO instant. */
export async function readCutoff(pool: pg.Pool, batch: Batch): Promise<string> {
  const row = await weeklyReadCutoff.first(pool, keyOf(batch))
  if (!row) throw new RangeError(`no batch ${keyOf(batch).join(' ')}`)
  return row.cutoffAt.toISOString()
}

const weeklyPlanRetry = batchStatement({
  name: 'weekly_plan_retry',
  text: `update batch b set retry_at = case when exists (select from client_order o where o.brand = b.brand
       and o.delivery_date = b.delivery_date and o.kitchen = b.kitchen and o.state = 'payment_failed') then $4::timestamptz end
     where brand = $1 and delivery_date = $2 and kitchen = $3`,
})

/** Notes when the batch's unpaid orders are tried next; null where none is unpaid. */
export async function planRetry(pool: pg.Pool, batch: Batch, at: string | null): Promise<void> {
  await weeklyPlanRetry.run(pool, [...keyOf(batch), at])
}
