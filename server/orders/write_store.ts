// The one statement that changes a box. It locks the order at the version the change was decided on, then the stock
// entries it needs (always in this order, entries by id, so that two households cannot deadlock), and writes either
// everything or nothing: stock, order, lines and event. Nothing about it depends on what another statement saw.

import type { BrandId } from '../../domain/brands.ts'
import type { BoxChange } from '../../domain/orders/lines.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { Connection } from './store.ts'

export interface BoxToWrite {
  clientId: string
  orderId: string
  brand: BrandId
  /** Monday, ISO date. */
  week: string
  /** The version the change was decided on. */
  version: number
  change: BoxChange
  chosenBy: 'client' | null
  /** Null for a box with nothing in it. */
  priced: PricedOrder | null
  event: { kind: string; actor: string; data: Record<string, unknown> }
  /** Program time, ISO instant; a cutoff that has passed by then refuses the write. */
  now: string
}

export interface BoxWritten {
  /** The version it has now; null where nothing was written. */
  version: number | null
  /** Whether the order was still at the version decided on, upcoming and before its cutoff. */
  current: boolean
  /** What is left in stock of each product asked for, as it was before. */
  stock: { productId: string; left: number }[]
}

const text = `with locked as materialized (
    select version from client_order
    where client_id = $1 and id = $2 and version = $3 and state = 'upcoming' and cutoff_at >= $4
    for update
  ), wanted as (
    select * from unnest($5::text[], $6::int[]) as d (product_id, units)
  ), stock as materialized (
    select e.product_id, e.capacity - e.taken as units_left from menu_entry e
    where e.brand = $7 and e.week = $8 and e.product_id = any($5) and exists (select from locked)
    order by e.product_id for update
  ), short as (
    select from wanted d left join stock s on s.product_id = d.product_id
    where d.units > 0 and coalesce(s.units_left, 0) < d.units
  ), go as materialized (
    select version from locked where not exists (select from short)
  ), taken as (
    update menu_entry e set taken = greatest(0, e.taken + d.units) from wanted d
    where e.brand = $7 and e.week = $8 and e.product_id = any($5) and e.product_id = d.product_id
      and exists (select from go)
  ), written as (
    update client_order set version = version + 1, chosen_by = $9, priced = $10, total_cents = $11
    where client_id = $1 and id = $2 and exists (select from go)
    returning version
  ), removed as (
    delete from order_line
    where client_id = $1 and order_id = $2 and product_id = any($12::text[]) and exists (select from go)
  ), kept as (
    insert into order_line (client_id, order_id, product_id, version, kind, quantity, customization_id, pairings)
    select $1, $2, l."productId", l.version, l.kind, l.quantity, l."customizationId", l.pairings
    from jsonb_to_recordset($13::jsonb) as l ("productId" text, version int, kind text, quantity int,
      "customizationId" text, pairings text[])
    where exists (select from go)
    on conflict (client_id, order_id, product_id) do update set version = excluded.version,
      quantity = excluded.quantity, customization_id = excluded.customization_id, pairings = excluded.pairings
  ), noted as (
    insert into order_event (client_id, order_id, version, kind, actor, data, at)
    select $1, $2, version, $14, $15, $16, $4 from written
  )
  select (select version from written) as version, exists (select from locked) as current,
    (select json_agg(json_build_object('productId', product_id, 'left', units_left)) from stock) as stock`

/** Writes a change of a box, all of it or nothing. */
export async function writeBox(connection: Connection, box: BoxToWrite): Promise<BoxWritten> {
  const { change, priced, event } = box
  const { rows } = await connection.query<Omit<BoxWritten, 'stock'> & { stock: BoxWritten['stock'] | null }>({
    name: 'orders_write_box',
    text,
    values: [
      box.clientId,
      box.orderId,
      box.version,
      box.now,
      change.stock.map(move => move.productId),
      change.stock.map(move => move.units),
      box.brand,
      box.week,
      box.chosenBy,
      priced && JSON.stringify(priced),
      priced?.totalCents ?? null,
      change.removed,
      JSON.stringify(change.written),
      event.kind,
      event.actor,
      JSON.stringify(event.data),
    ],
  })
  const written = rows[0]
  return {
    version: written?.version ?? null,
    current: written?.current ?? false,
    stock: written?.stock ?? [],
  }
}
