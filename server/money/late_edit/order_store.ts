// SQL of the order that a late edit adds to, and of the stock it takes. The order is locked first and stock after it, as
// everywhere, so that households do not deadlock.

import type { BrandId, Province } from '../../../domain/brands.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import type { LineToPrice, PricedOrder } from '../../../domain/pricing/types.ts'
import { countAgain } from '../../orders/count_again.ts'
import type { Tx } from '../../request/database/database.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'
import { deviceNow } from '../../request/device.ts'
import type { LateEdit } from './store.ts'

/** The order of a late edit, locked until the transaction ends. */
type HeldOrder = RowOf<typeof lateHoldOrder>

const lateHoldOrder = statement({
  name: 'late_hold_order',
  text: `select o.brand, o.state, o.version, o.week::text, o.province, o.delivery_date::text as "deliveryDate",
        o.start_hour as "startHour", o.end_hour as "endHour", o.priced, o.points_earned as points,
        coalesce(s.loyal_until >= o.delivery_date, false) as loyal
      from client_order o join subscription s on s.client_id = $clientId
      where o.client_id = $clientId and o.id = $orderId and o.priced is not null for update of o`,
  row: {
    brand: column<BrandId>('text'),
    state: column<OrderState>('text'),
    version: 'int',
    week: 'text',
    province: column<Province>('text'),
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    priced: column<PricedOrder>('json'),
    points: 'int',
    /** Whether it earns points at the higher rate. */
    loyal: 'bool',
  },
})

/** Null for an order that was never priced, or is another household's. */
export async function holdOrderToAddTo(tx: Tx, clientId: string, orderId: string): Promise<HeldOrder | null> {
  return (await lateHoldOrder.first(tx, { clientId, orderId })) ?? null
}

const lateTakeStock = statement({
  name: 'late_take_stock',
  text: `update menu_entry set taken = taken + $quantity
      where brand = $brand and week = $week and product_id = $productId and taken + $quantity <= capacity
      returning capacity - taken as left`,
  row: { left: 'int' },
})

/**
 * Takes units of a product from a week's stock.
 * @returns the units left after it; null where there are too few, and then nothing was taken
 */
export async function takeLateUnits(
  tx: Tx,
  { brand, week }: Pick<HeldOrder, 'brand' | 'week'>,
  { productId, quantity }: LineToPrice,
): Promise<number | null> {
  return (await lateTakeStock.first(tx, { brand, week, productId, quantity }))?.left ?? null
}

const lateReturnStock = statement({
  name: 'late_return_stock',
  text: `update menu_entry set taken = greatest(0, taken - $quantity)
      where brand = $brand and week = $week and product_id = $productId`,
})

/** Returns the stock of a late edit that failed. */
export async function returnStock(
  tx: Tx,
  { brand, week }: Pick<HeldOrder, 'brand' | 'week'>,
  { productId, quantity }: LineToPrice,
): Promise<void> {
  await lateReturnStock.run(tx, { brand, week, productId, quantity })
}

const lateLeft = statement({
  name: 'late_left',
  text: `select greatest(0, capacity - taken) as left from menu_entry
      where brand = $brand and week = $week and product_id = $productId`,
  row: { left: 'int' },
})

/** Units left of a product on a week. */
export async function readUnitsLeft(
  tx: Tx,
  { brand, week }: Pick<HeldOrder, 'brand' | 'week'>,
  productId: string,
): Promise<number> {
  return (await lateLeft.first(tx, { brand, week, productId }))?.left ?? 0
}

const lateWriteOrder = statement({
  name: 'late_write_order',
  text: `with moved as (
        update client_order set version = $version, priced = $priced, total_cents = $totalCents,
          points_earned = $points
        where client_id = $clientId and id = $orderId
        returning client_id, id, version, brand, delivery_date, kitchen
      ), ${countAgain}, noted as (
        insert into order_event (client_id, order_id, version, kind, actor, data, at, device)
        select client_id, id, version, 'items_added', 'client', $data::jsonb, $at, $device from moved
      )
      insert into order_line (client_id, order_id, product_id, version, kind, quantity)
      select client_id, id, $productId, $productVersion, $kind, $quantity from moved
      on conflict (client_id, order_id, product_id) do update
        set quantity = order_line.quantity + excluded.quantity`,
})

/** Adds paid items to a locked order, with its event. @param version its present version */
export async function writeAdded(
  tx: Tx,
  { clientId, orderId, number, added, payment }: LateEdit,
  order: { version: number; priced: PricedOrder; points: number },
  at: string,
): Promise<void> {
  const { productId, quantity, kind } = added.line
  const { cardCents: amountCents } = payment
  const data = JSON.stringify({ productId, units: quantity, amountCents, number })
  await lateWriteOrder.run(tx, {
    clientId,
    orderId,
    version: order.version,
    priced: JSON.stringify(order.priced),
    totalCents: order.priced.totalCents,
    points: order.points,
    data,
    at,
    productId,
    productVersion: added.version,
    kind,
    quantity,
    device: deviceNow(),
  })
}
