// SQL of the beginning of packing.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import type { ChargeKey } from '../payments/charge_key.ts'
import type { Tx } from '../platform/database.ts'
import { type Batch, keyOf } from './batch.ts'

/** Charged batches of a brand delivered on a date or before, whose packing has not begun. */
export async function readBatchesToPack(pool: pg.Pool, brand: BrandId, date: string): Promise<Batch[]> {
  const { rows } = await pool.query<Batch>(
    `select brand, delivery_date::text as "deliveryDate", kitchen, week::text
     from batch where brand = $1 and delivery_date <= $2 and charged_at is not null and packed_at is null
     order by delivery_date, kitchen`,
    [brand, date],
  )
  return rows
}

/** Cancels the unpaid orders of a batch, with their events. */
export async function cancelUnpaid(
  tx: Tx,
  batch: Batch,
  before: readonly OrderState[],
  at: string,
): Promise<{ clientId: string; orderId: string }[]> {
  const { rows } = await tx.query<{ clientId: string; orderId: string }>(
    `with cancelled as (
       update client_order set state = 'cancelled', version = version + 1
       where brand = $1 and delivery_date = $2 and kitchen = $3 and state = any($4)
       returning client_id, id, version
     ), noted as (
       insert into order_event (client_id, order_id, version, kind, actor, at)
       select client_id, id, version, 'cancelled', 'weekly_run', $5 from cancelled
     )
     select client_id as "clientId", id as "orderId" from cancelled order by client_id`,
    [...keyOf(batch), before, at],
  )
  return rows
}

/** Payments of a batch's cancelled orders that a card has not answered, or its holder. */
export async function readOpenOfCancelled(pool: pg.Pool, batch: Batch): Promise<ChargeKey[]> {
  const { rows } = await pool.query<ChargeKey>(
    `select p.client_id as "clientId", p.order_id as "orderId", p.attempt
     from client_order o join payment p on p.client_id = o.client_id and p.order_id = o.id
     where o.brand = $1 and o.delivery_date = $2 and o.kitchen = $3 and o.state = 'cancelled'
       and p.state in ('created', 'authorized', 'needs_action')
     order by p.client_id, p.order_id, p.attempt`,
    keyOf(batch),
  )
  return rows
}

export async function stampPacked(pool: pg.Pool, batch: Batch, at: string): Promise<void> {
  await pool.query(
    `update batch set packed_at = $4, retry_at = null
     where brand = $1 and delivery_date = $2 and kitchen = $3 and packed_at is null`,
    [...keyOf(batch), at],
  )
}
