// SQL of replacing a product that ran short with another one.

import type { BrandId } from '../../../domain/brands.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import type { PricedOrder } from '../../../domain/pricing/types.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

const heldBoxRow = {
  brand: column<BrandId>('text'),
  state: column<OrderState>('text'),
  version: 'int',
  week: 'text',
  priced: column<PricedOrder>('json'),
  deliveryDate: 'text',
} as const

export type HeldBox = RowOf<typeof heldBoxRow>

const shortageHoldOrder = statement({
  name: 'shortage_hold_order',
  text: `select o.brand, o.state, o.version, o.week::text, o.priced, o.delivery_date::text as "deliveryDate"
      from client_order o where o.client_id = $clientId and o.id = $orderId and o.priced is not null for update`,
  row: heldBoxRow,
})

export const holdShortBox = (tx: Tx, clientId: string, orderId: string): Promise<HeldBox | undefined> =>
  shortageHoldOrder.first(tx, { clientId, orderId })

/** The same, for reading. */
export const readShortBox = statement({
  name: 'shortage_read_order',
  text: `select o.brand, o.state, o.version, o.week::text, o.priced, o.delivery_date::text as "deliveryDate"
      from client_order o where o.client_id = $clientId and o.id = $orderId and o.priced is not null`,
  row: heldBoxRow,
})

const shortageKnowsOrder = statement({
  name: 'shortage_knows_order',
  text: 'select 1 as found from client_order where client_id = $clientId and id = $orderId',
  row: { found: 'int' },
})

/** Whether an order is the household's, in any state. */
export const isOwnOrder = async (db: Db, clientId: string, orderId: string): Promise<boolean> =>
  (await shortageKnowsOrder.first(db, { clientId, orderId })) !== undefined

const shortageSwapLine = statement({
  name: 'shortage_swap_line',
  text: `with gone as (
        delete from order_line where client_id = $clientId and order_id = $orderId and product_id = $from
          returning quantity, kind
      ), come as (
        insert into order_line (client_id, order_id, product_id, version, kind, quantity)
        select $clientId, $orderId, $to, $version, kind, quantity from gone
      ), written as (
        update client_order set version = $nextVersion, priced = $priced::jsonb where client_id = $clientId
          and id = $orderId
      )
      insert into order_event (client_id, order_id, version, kind, actor, at, data)
      values ($clientId, $orderId, $nextVersion, 'swapped', $actor, $at, $data::jsonb)`,
})

/** Replaces the product of a line, at the price that was paid, with its event. */
export async function writeSwap(
  tx: Tx,
  of: { clientId: string; orderId: string; version: number; priced: PricedOrder },
  swap: { from: string; to: string; version: number },
  { actor, at }: { actor: string; at: string },
): Promise<void> {
  const { clientId, orderId, version, priced } = of
  const data = JSON.stringify({ from: swap.from, to: swap.to })

  await shortageSwapLine.run(tx, {
    ...swap,
    clientId,
    orderId,
    nextVersion: version,
    priced: JSON.stringify(priced),
    actor,
    at,
    data,
  })
}

const shortageStock = batchStatement({
  name: 'shortage_stock',
  text: `update menu_entry set taken = taken + $units
      where brand = $brand and week = $week and product_id = $productId and taken + $units <= capacity
        returning capacity - taken as left`,
  row: { left: 'int' },
})

/** Takes units of a product. @returns false where there are too few */
export async function takeReplacement(
  tx: Tx,
  of: { brand: BrandId; week: string; productId: string },
  units: number,
): Promise<boolean> {
  return (await shortageStock.first(tx, { ...of, units })) !== undefined
}
