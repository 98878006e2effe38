// SQL of beginning to pack.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import type { ChargeKey } from '../payments/charge_key.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement } from '../request/database/statement.ts'
import { type Batch, keyOf } from './batch.ts'

const weeklyReadBatchesToPack = batchStatement<Batch>({
  name: 'weekly_read_batches_to_pack',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text
     from batch where brand = $1 and delivery_date <= $2 and charged_at is not null and packed_at is null
     order by delivery_date, kitchen`,
  row: { brand: 'text', deliveryDate: 'text', kitchen: 'text', week: 'text' },
})

/** Charged batches of a brand, delivered by a date, whose packing has not begun. */
export async function readBatchesToPack(pool: pg.Pool, brand: BrandId, date: string): Promise<Batch[]> {
  return weeklyReadBatchesToPack.all(pool, [brand, date])
}

const weeklyCancelUnpaid = batchStatement<{ clientId: string; orderId: string }>({
  name: 'weekly_cancel_unpaid',
  text: `with cancelled as (
       update client_order set state = 'cancelled', version = version + 1
       where brand = $1 and delivery_date = $2 and kitchen = $3 and state = any($4)
       returning client_id, id, version
     ), noted as (
       insert into order_event (client_id, order_id, version, kind, actor, at)
       select client_id, id, version, 'cancelled', 'weekly_run', $5 from cancelled
     )
     select client_id as "clientId", id as "orderId" from cancelled order by client_id`,
  row: { clientId: 'uuid', orderId: 'uuid' },
})

/** Cancels the unpaid orders of a batch, with their events. */
export async function cancelUnpaid(
  tx: Tx,
  batch: Batch,
  before: readonly OrderState[],
  at: string,
): Promise<{ clientId: string; orderId: string }[]> {
  return weeklyCancelUnpaid.all(tx, [...keyOf(batch), before, at])
}

const weeklyReadOpenOfCancelled = batchStatement<ChargeKey>({
  name: 'weekly_read_open_of_cancelled',
  text: `select p.client_id as "clientId", p.order_id as "orderId", p.attempt
     from client_order o join payment p on p.client_id = o.client_id and p.order_id = o.id
     where o.brand = $1 and o.delivery_date = $2 and o.kitchen = $3 and o.state = 'cancelled'
       and p.state in ('created', 'authorized', 'needs_action')
     order by p.client_id, p.order_id, p.attempt`,
  row: { clientId: 'uuid', orderId: 'uuid', attempt: 'int' },
})

/** Payments of a batch's cancelled orders that a card has not answered, or its holder. */
export async function readOpenOfCancelled(pool: pg.Pool, batch: Batch): Promise<ChargeKey[]> {
  return weeklyReadOpenOfCancelled.all(pool, keyOf(batch))
}

const weeklyStampPacked = batchStatement({
  name: 'weekly_stamp_packed',
  text: `update batch set packed_at = $4, retry_at = null
     where brand = $1 and delivery_date = $2 and kitchen = $3 and packed_at is null`,
})

export async function stampPacked(pool: pg.Pool, batch: Batch, at: string): Promise<void> {
  await weeklyStampPacked.run(pool, [...keyOf(batch), at])
}
