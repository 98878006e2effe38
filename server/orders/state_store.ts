// SQL that changes an order's state, day or price outside the editor. Every statement runs in a transaction that locks the
// household's open orders (holdOpenOrders), so earlier readings are still true.

import { openOrders } from '../../domain/machines/order_groups.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, statement } from '../request/database/statement.ts'
import { deviceNow } from '../request/device.ts'
import { authored, noteAuthored, type OrderEvent } from './authored.ts'
import type { HouseholdOrder } from './household.ts'

const ordersHoldOpen = statement({
  name: 'orders_hold_open',
  text: `with open as (
        select id, cutoff_at from client_order
        where client_id = $clientId and state in ${sqlList(openOrders)} and cutoff_at >= $now
          order by week for update
      )
      update client_order o set version = o.version from open
      where o.client_id = $clientId and o.id = open.id and open.cutoff_at < $now::timestamptz + interval '1 hour'`,
})

/**
 * Locks a household's open orders, by week; another change of one waits. One that is about to be cut off is written too, so that a
 * weekly run that has read it by then reads again: it takes the whole change, or is done before it begins (rule 31).
 */
export async function holdOpenOrders(tx: Tx, clientId: string, now: string): Promise<void> {
  await ordersHoldOpen.run(tx, { clientId, now })
}

const ordersSave = statement({
  name: 'orders_save',
  text: `with saved as (
        update client_order set version = version + 1, state = $state, delivery_date = $deliveryDate,
          start_hour = $startHour, end_hour = $endHour,
          kitchen = $kitchen, cutoff_at = $cutoffAt, chosen_by = $chosenBy, priced = $priced,
            total_cents = $totalCents
        where client_id = $clientId and id = $id returning version
      ), noted as (
        insert into order_event (client_id, order_id, version, kind, actor, data, at, device)
        select $clientId, $id, version, $kind, $actor, $data, $now, $device from saved
      )
      select version from saved`,
  row: { version: 'int' },
})

/** Saves an order in its next version, with its event. */
export async function saveOrder(
  tx: Tx,
  clientId: string,
  order: HouseholdOrder,
  asked: OrderEvent,
  now: string,
): Promise<HouseholdOrder> {
  const event = authored({ clientId }, asked)
  noteAuthored(tx, { clientId, orderId: order.id, event })
  const row = await ordersSave.first(tx, {
    ...order,
    clientId,
    priced: order.priced && JSON.stringify(order.priced),
    kind: event.kind,
    actor: event.actor,
    data: JSON.stringify(event.data),
    now,
    device: deviceNow(),
  })
  return { ...order, version: row?.version ?? order.version }
}

/** Prices an order anew without changing it otherwise. */
export async function savePrice(
  tx: Tx,
  clientId: string,
  order: HouseholdOrder,
  priced: PricedOrder | null,
  now: string,
): Promise<HouseholdOrder> {
  const totalCents = priced?.totalCents ?? null
  const event = { kind: 'repriced', actor: 'system', data: { totalCents } } as const
  return saveOrder(tx, clientId, { ...order, priced, totalCents }, event, now)
}

interface StockMove {
  productId: string
  /** Taken from stock; negative ones go back. */
  units: number
}

const menuStockMove = batchStatement({
  name: 'menu_stock_move',
  text: `with wanted as (
        select * from unnest($productIds::text[], $units::int[]) as d (product_id, units)
      ), stock as materialized (
        select e.product_id, e.capacity - e.taken as units_left from menu_entry e
        where e.brand = $brand and e.week = $week and e.product_id = any($productIds)
          order by e.product_id for update
      ), short as materialized (
        select d.product_id, greatest(0, coalesce(s.units_left, 0)) as units_left
        from wanted d left join stock s on s.product_id = d.product_id
        where d.units > 0 and coalesce(s.units_left, 0) < d.units
      ), moved as (
        update menu_entry e set taken = greatest(0, e.taken + d.units) from wanted d
        where e.brand = $brand and e.week = $week and e.product_id = any($productIds)
          and e.product_id = d.product_id
          and not exists (select 1 from short)
      )
      select product_id as "productId", units_left as left from short`,
  row: { productId: 'text', left: 'int' },
})

/**
 * Moves stock of a menu week, all of it or nothing.
 * @returns the missing products, with the available units; empty where everything was moved
 */
export async function moveStock(
  tx: Tx,
  { brand, week }: Pick<HouseholdOrder, 'brand' | 'week'>,
  moves: readonly StockMove[],
): Promise<{ productId: string; left: number }[]> {
  if (moves.length === 0) return []
  return menuStockMove.all(tx, {
    brand,
    week,
    productIds: moves.map(move => move.productId),
    units: moves.map(move => move.units),
  })
}

const orderLinesDelete = statement({
  name: 'order_lines_delete',
  text: 'delete from order_line where client_id = $clientId and order_id = $orderId',
})

const orderLinesInsert = statement({
  name: 'order_lines_insert',
  text: `insert into order_line (client_id, order_id, product_id, version, kind, quantity, customization_id, pairings)
     select $clientId, $orderId, l."productId", l.version, l.kind, l.quantity, l."customizationId", l.pairings
     from jsonb_to_recordset($lines::jsonb) as l ("productId" text, version int, kind text, quantity int,
       "customizationId" text, pairings text[])`,
})

/** Replaces the lines of an order with these. */
export async function replaceLines(
  tx: Tx,
  clientId: string,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await orderLinesDelete.run(tx, { clientId, orderId })
  await orderLinesInsert.run(tx, { clientId, orderId, lines: JSON.stringify(lines) })
}

const ordersSkippedByHand = statement({
  name: 'orders_skipped_by_hand',
  text: `select o.id from client_order o
      cross join lateral (
        select e.data from order_event e
        where e.client_id = $clientId and e.order_id = o.id and e.kind = 'skipped'
          order by e.version desc limit 1
      ) skip
      where o.client_id = $clientId and o.state = 'skipped' and skip.data ->> 'by' is distinct from 'pause'`,
  row: { id: 'uuid' },
})

/** Ids of the orders that the household skipped itself, not through a pause. */
export async function readSkippedByHand(tx: Tx, clientId: string): Promise<Set<string>> {
  const rows = await ordersSkippedByHand.all(tx, { clientId })
  return new Set(rows.map(row => row.id))
}

const ordersSavePlan = statement({
  name: 'orders_save_plan',
  text: 'update client_order set plan_id = $planId where client_id = $clientId and id = $orderId',
})

/** Puts an order under another plan; the caller saves its price. */
export async function writeOrderPlan(
  tx: Tx,
  clientId: string,
  orderId: string,
  planId: string,
): Promise<void> {
  await ordersSavePlan.run(tx, { clientId, orderId, planId })
}

const ordersSaveProvince = statement({
  name: 'orders_save_province',
  text: 'update client_order set province = $province where client_id = $clientId and id = $orderId',
})

/** Sets the province of an order's delivery; the caller saves its price. */
export async function saveProvince(
  tx: Tx,
  clientId: string,
  orderId: string,
  province: string,
): Promise<void> {
  await ordersSaveProvince.run(tx, { clientId, orderId, province })
}

const orderLinePin = statement({
  name: 'order_line_pin',
  text: `update order_line set version = $version where client_id = $clientId and order_id = $orderId
      and product_id = $productId and version < $version`,
})

/** Lets a line pin a newer version of its product. */
export async function pinLine(
  tx: Tx,
  of: { clientId: string; orderId: string; productId: string; version: number },
): Promise<void> {
  await orderLinePin.run(tx, of)
}
