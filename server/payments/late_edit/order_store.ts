// SQL of the order that a late edit adds to, and of the stock it takes. The order is held first and stock after it, as everywhere,
// so that households do not deadlock.

import type { BrandId, Province } from '../../../domain/brands.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import type { LineToPrice, PricedOrder } from '../../../domain/pricing/types.ts'
import type { Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'
import { deviceNow } from '../../request/device.ts'
import type { LateEdit } from './store.ts'

/** The order of a late edit, held until the transaction ends. */
interface HeldOrder {
  brand: BrandId
  state: OrderState
  version: number
  week: string
  province: Province
  deliveryDate: string
  startHour: number
  endHour: number
  priced: PricedOrder
  points: number
  /** Whether it earns points at the higher rate. */
  loyal: boolean
}

const lateHoldOrder = statement<HeldOrder>({
  name: 'late_hold_order',
  text: `select o.brand, o.state, o.version, o.week::text, o.province, o.delivery_date::text as "deliveryDate",
        o.start_hour as "startHour", o.end_hour as "endHour", o.priced, o.points_earned as points,
        coalesce(s.loyal_until >= o.delivery_date, false) as loyal
      from client_order o join subscription s on s.client_id = $1
      where o.client_id = $1 and o.id = $2 and o.priced is not null for update of o`,
  row: {
    brand: 'text',
    state: 'text',
    version: 'int',
    week: 'text',
    province: 'text',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    priced: 'json',
    points: 'int',
    loyal: 'bool',
  },
})

/** Null for an order that was never priced, or is another household's. */
export async function holdOrder(tx: Tx, clientId: string, orderId: string): Promise<HeldOrder | null> {
  return (await lateHoldOrder.first(tx, [clientId, orderId])) ?? null
}

const lateTakeStock = statement<{ left: number }>({
  name: 'late_take_stock',
  text: `update menu_entry set taken = taken + $4
      where brand = $1 and week = $2 and product_id = $3 and taken + $4 <= capacity
      returning capacity - taken as left`,
  row: { left: 'int' },
})

/**
 * Takes units of a product from a week's stock.
 * @returns the units left after it; null where there are too few, and then nothing was taken
 */
export async function takeStock(
  tx: Tx,
  { brand, week }: Pick<HeldOrder, 'brand' | 'week'>,
  { productId, quantity }: LineToPrice,
): Promise<number | null> {
  return (await lateTakeStock.first(tx, [brand, week, productId, quantity]))?.left ?? null
}

const lateReturnStock = statement({
  name: 'late_return_stock',
  text: `update menu_entry set taken = greatest(0, taken - $4)
      where brand = $1 and week = $2 and product_id = $3`,
})

/** Returns the stock of a late edit that failed. */
export async function returnStock(
  tx: Tx,
  { brand, week }: Pick<HeldOrder, 'brand' | 'week'>,
  { productId, quantity }: LineToPrice,
): Promise<void> {
  await lateReturnStock.run(tx, [brand, week, productId, quantity])
}

const lateLeft = statement<{ left: number }>({
  name: 'late_left',
  text: `select greatest(0, capacity - taken) as left from menu_entry
      where brand = $1 and week = $2 and product_id = $3`,
  row: { left: 'int' },
})

/** Units left of a product on a week. */
export async function readLeft(
  tx: Tx,
  { brand, week }: Pick<HeldOrder, 'brand' | 'week'>,
  productId: string,
): Promise<number> {
  return (await lateLeft.first(tx, [brand, week, productId]))?.left ?? 0
}

const lateWriteOrder = statement({
  name: 'late_write_order',
  text: `with written as (
        update client_order set version = $3, priced = $4, total_cents = $5, points_earned = $6
        where client_id = $1 and id = $2 returning client_id, id, version
      ), noted as (
        insert into order_event (client_id, order_id, version, kind, actor, data, at, device)
        select client_id, id, version, 'items_added', 'client', $7::jsonb, $8, $13 from written
      )
      insert into order_line (client_id, order_id, product_id, version, kind, quantity)
      select client_id, id, $9, $10, $11, $12 from written
      on conflict (client_id, order_id, product_id) do update set quantity = order_line.quantity + excluded.quantity`,
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
  await lateWriteOrder.run(tx, [
    clientId,
    orderId,
    order.version,
    JSON.stringify(order.priced),
    order.priced.totalCents,
    order.points,
    data,
    at,
    productId,
    added.version,
    kind,
    quantity,
    deviceNow(),
  ])
}
