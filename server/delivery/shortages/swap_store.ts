// SQL of putting another product in the place of one that ran short.

import type { BrandId } from '../../../domain/brands.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import type { PricedOrder } from '../../../domain/pricing/types.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

export interface HeldBox {
  brand: BrandId
  state: OrderState
  version: number
  week: string
  priced: PricedOrder
  deliveryDate: string
}

const shortageHoldOrder = statement<HeldBox>({
  name: 'shortage_hold_order',
  text: `select o.brand, o.state, o.version, o.week::text, o.priced, o.delivery_date::text as "deliveryDate"
      from client_order o where o.client_id = $1 and o.id = $2 and o.priced is not null for update`,
  row: { brand: 'text', state: 'text', version: 'int', week: 'text', priced: 'json', deliveryDate: 'text' },
})

export const holdBox = (tx: Tx, clientId: string, orderId: string): Promise<HeldBox | undefined> =>
  shortageHoldOrder.first(tx, [clientId, orderId])

const shortageReadOrder = statement<HeldBox>({
  name: 'shortage_read_order',
  text: `select o.brand, o.state, o.version, o.week::text, o.priced, o.delivery_date::text as "deliveryDate"
      from client_order o where o.client_id = $1 and o.id = $2 and o.priced is not null`,
  row: { brand: 'text', state: 'text', version: 'int', week: 'text', priced: 'json', deliveryDate: 'text' },
})

/** The same, to look at. */
export const readBox = (db: Db, clientId: string, orderId: string): Promise<HeldBox | undefined> =>
  shortageReadOrder.first(db, [clientId, orderId])

const shortageKnowsOrder = statement<{ found: number }>({
  name: 'shortage_knows_order',
  text: 'select 1 as found from client_order where client_id = $1 and id = $2',
  row: { found: 'int' },
})

/** Whether an order is the household's, in whatever state. */
export const isOwnOrder = async (db: Db, clientId: string, orderId: string): Promise<boolean> =>
  (await shortageKnowsOrder.first(db, [clientId, orderId])) !== undefined

const shortageSwapLine = statement({
  name: 'shortage_swap_line',
  text: `with gone as (
        delete from order_line where client_id = $1 and order_id = $2 and product_id = $3 returning quantity, kind
      ), come as (
        insert into order_line (client_id, order_id, product_id, version, kind, quantity)
        select $1, $2, $4, $5, kind, quantity from gone
      ), written as (
        update client_order set version = $6, priced = $7::jsonb where client_id = $1 and id = $2
      )
      insert into order_event (client_id, order_id, version, kind, actor, at, data)
      values ($1, $2, $6, 'swapped', $8, $9, $10::jsonb)`,
})

/** Puts another product in the place of a line, at the price that was paid, with its event. */
export async function writeSwap(
  tx: Tx,
  of: { clientId: string; orderId: string; version: number; priced: PricedOrder },
  swap: { from: string; to: string; version: number },
  { actor, at }: { actor: string; at: string },
): Promise<void> {
  const { clientId, orderId, version, priced } = of
  const data = JSON.stringify({ from: swap.from, to: swap.to })
  const values = [
    clientId,
    orderId,
    swap.from,
    swap.to,
    swap.version,
    version,
    JSON.stringify(priced),
    actor,
    at,
    data,
  ]
  await shortageSwapLine.run(tx, values)
}

const shortageStock = batchStatement<{ left: number }>({
  name: 'shortage_stock',
  text: `update menu_entry set taken = taken + $4
      where brand = $1 and week = $2 and product_id = $3 and taken + $4 <= capacity returning capacity - taken as left`,
  row: { left: 'int' },
})

/** Takes units of a product. @returns false where there are too few */
export async function takeStock(
  tx: Tx,
  of: { brand: BrandId; week: string; productId: string },
  units: number,
): Promise<boolean> {
  return (await shortageStock.first(tx, [of.brand, of.week, of.productId, units])) !== undefined
}
