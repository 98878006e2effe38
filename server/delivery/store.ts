// SQL of a box on its way.

import type { BrandId } from '../../domain/brands.ts'
import type { FailedBecause } from '../../domain/delivery_failures.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import { isAskedOrder } from '../orders/by_id.ts'
import { countAgain } from '../orders/count_again.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../request/database/statement.ts'

export type MovedOrder = RowOf<typeof deliveryHoldOrder>

const deliveryClientOf = batchStatement({
  name: 'delivery_client_of',
  text: `select client_id as id from client_order where ${isAskedOrder}`,
  row: { id: 'uuid' },
})

/** The household of an order: the kitchen and the driver know a box only by its order. */
export async function findClientOf(tx: Tx, orderId: string): Promise<string | null> {
  return (await deliveryClientOf.first(tx, { orderId }))?.id ?? null
}

const deliveryHoldOrder = statement({
  name: 'delivery_hold_order',
  text: `select client_id as "clientId", id as "orderId", brand, state, version, delivery_date::text as "deliveryDate",
        start_hour as "startHour", end_hour as "endHour", points_earned - coalesce((
          select sum(r.points) from order_refund r where r.client_id = $clientId and r.order_id = $orderId),
            0)::int as points
      from client_order where client_id = $clientId and id = $orderId for update`,
  row: {
    clientId: 'uuid',
    orderId: 'uuid',
    brand: column<BrandId>('text'),
    state: column<OrderState>('text'),
    version: 'int',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    /** The points that the order earned, without those taken back by refunds. */
    points: 'int',
  },
})

/** The order, locked until the transaction ends. */
export async function holdOrderToMove(tx: Tx, clientId: string, orderId: string): Promise<MovedOrder | null> {
  return (await deliveryHoldOrder.first(tx, { clientId, orderId })) ?? null
}

const deliveryLeftAt = statement({
  name: 'delivery_left_at',
  text: `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from order_event
      where client_id = $clientId and order_id = $orderId and kind in ('packed', 'out_for_delivery', 'brought_again')
      order by version desc limit 1`,
  row: { at: 'text' },
})

/** When a box was packed or left, as was last said; empty before that. ISO instant. */
export async function readLeftAt(
  tx: Tx,
  { clientId, orderId }: Pick<MovedOrder, 'clientId' | 'orderId'>,
): Promise<string> {
  return (await deliveryLeftAt.first(tx, { clientId, orderId }))?.at ?? ''
}

const deliveryWriteState = statement({
  name: 'delivery_write_state',
  text: `with moved as (
        update client_order set state = $state, version = $version where client_id = $clientId and id = $orderId
        returning client_id, id, version, brand, delivery_date, kitchen
      ), ${countAgain}
      insert into order_event (client_id, order_id, version, kind, actor, at, data)
      values ($clientId, $orderId, $version, $state, $actor, $at, $data::jsonb)`,
})

/** Writes the state and version of a locked order, with its event. */
export async function writeState(
  tx: Tx,
  order: MovedOrder,
  at: string,
  { actor, reason }: { actor: string; reason: FailedBecause | null },
): Promise<void> {
  const { clientId, orderId, state, version } = order
  const data = reason && JSON.stringify({ reason })
  await deliveryWriteState.run(tx, { clientId, orderId, state, version, at, actor, data })
}

const deliveryLendBag = statement({
  name: 'delivery_lend_bag',
  text: `insert into returnable_loan (client_id, number, kind, out_since)
        values ($clientId, $number, 'cooler_bag', $deliveryDate)
      on conflict do nothing`,
})

/** Records that a cooler bag is at the household since the day of delivery. */
export async function lendBag(tx: Tx, order: MovedOrder, number: string): Promise<void> {
  await deliveryLendBag.run(tx, { ...order, number })
}

const deliveryLendKit = statement({
  name: 'delivery_lend_kit',
  text: `insert into returnable_loan (client_id, number, kind, out_since)
      select $clientId, $number, 'zero_waste_kit', $deliveryDate
      where exists (select 1 from order_line where client_id = $clientId and order_id = $orderId and kind = 'rtc')
      on conflict do nothing`,
})

/** Records a Zero Waste kit too, where the box has recipes: their ingredients come in its containers. */
export async function lendKit(tx: Tx, order: MovedOrder, number: string): Promise<void> {
  await deliveryLendKit.run(tx, { ...order, number })
}

const deliveryNthLast = statement({
  name: 'delivery_nth_last',
  text: `select delivery_date::text as date from client_order where client_id = $clientId and state = 'delivered'
      order by delivery_date desc offset $offset limit 1`,
  row: { date: 'text' },
})

/** Day of the household's n-th last delivery, ISO date; null where it had fewer. */
export async function readNthLastDelivery(tx: Tx, clientId: string, n: number): Promise<string | null> {
  return (await deliveryNthLast.first(tx, { clientId, offset: n - 1 }))?.date ?? null
}

const deliveryLoyalUntil = statement({
  name: 'delivery_loyal_until',
  text: 'update subscription set loyal_until = $date where client_id = $clientId',
})

export async function writeLoyalUntil(tx: Tx, clientId: string, date: string): Promise<void> {
  await deliveryLoyalUntil.run(tx, { clientId, date })
}
