import { openPayments } from '../../domain/machines/payment_groups.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import type { ChargeKey } from '../money/charge_key.ts'
import type { Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, columnsOf, sliceStatement } from '../request/database/statement.ts'
import type { ClientRange } from '../request/in_halves.ts'
import type { Batch } from './batch.ts'
import { notPaused } from './paused.ts'

/** Charged batches of a brand, delivered by a date, whose packing has not begun. */
export const readBatchesToPack = batchStatement({
  name: 'weekly_read_batches_to_pack',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text
     from batch where brand = $brand and delivery_date <= $date and charged_at is not null and packed_at is null
       and ${notPaused('batch')}
     order by delivery_date, kitchen`,
  row: columnsOf<Batch>({ brand: 'text', deliveryDate: 'text', kitchen: 'text', week: 'text' }),
})

const weeklyCancelUnpaid = sliceStatement({
  name: 'weekly_cancel_unpaid',
  text: slice => `with cancelled as (
       update client_order o set state = 'cancelled', version = version + 1
       where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and state = any($before)
         and ${slice.only('o')}
       returning client_id, id, version
     ), noted as (
       insert into order_event (client_id, order_id, version, kind, actor, at)
       select client_id, id, version, 'cancelled', 'weekly_run', $at from cancelled
     )
     select client_id as "clientId", id as "orderId" from cancelled order by client_id`,
  row: { clientId: 'uuid', orderId: 'uuid' },
})

/** Cancels the unpaid orders of these households in a batch, with their events. */
export async function cancelUnpaid(
  tx: Tx,
  batch: Batch & ClientRange,
  before: readonly OrderState[],
  at: string,
): Promise<{ clientId: string; orderId: string }[]> {
  return weeklyCancelUnpaid.all(tx, { ...batch, before, at })
}

/** Payments of a batch's cancelled orders that neither the card nor its holder has answered. */
export const readOpenOfCancelled = batchStatement({
  name: 'weekly_read_open_of_cancelled',
  text: `select p.client_id as "clientId", p.order_id as "orderId", p.attempt
     from client_order o join payment p on p.client_id = o.client_id and p.order_id = o.id
     where o.brand = $brand and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
       and o.state = 'cancelled'
       and p.state in ${sqlList(openPayments)}
     order by p.client_id, p.order_id, p.attempt`,
  row: columnsOf<ChargeKey>({ clientId: 'uuid', orderId: 'uuid', attempt: 'int' }),
})

export const stampPacked = batchStatement({
  name: 'weekly_stamp_packed',
  text: `update batch set packed_at = $at, retry_at = null
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and packed_at is null`,
})
