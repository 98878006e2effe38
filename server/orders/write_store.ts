// The one statement that changes a box. It moves the order on from the version the change was decided on, takes from stock,
// and writes lines and event: everything, or nothing. It has only the parts a change needs, because setting a statement up
// costs as much as running it.

import type { BrandId } from '../../domain/brands.ts'
import type { BoxChange } from '../../domain/orders/lines.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import { sqlState } from '../database.ts'
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

export type BoxWritten =
  /** The version it has now, and of what it took the last. */
  | { outcome: 'written'; version: number; tookLast: readonly string[] }
  /** Not at that version any more, or past its cutoff: nothing was written. */
  | { outcome: 'outdated' }
  /** Something is short: nothing was written. */
  | { outcome: 'short' }

interface Statement {
  name: string
  text: string
  values: readonly ((box: BoxToWrite) => unknown)[]
}

const statements = new Map<string, Statement>()

/** PostgreSQL's code for a division by zero: how the statement undoes itself (see `movedStock`). */
const undone = '22012'

/** Writes a change of a box, all of it or nothing. */
export async function writeBox(connection: Connection, box: BoxToWrite): Promise<BoxWritten> {
  const { name, text, values } = statementFor(box.change)
  try {
    const { rows } = await connection.query<{ version: number; took_last: string[] | null }>({
      name,
      text,
      values: values.map(take => take(box)),
    })
    const [row] = rows
    if (!row) return { outcome: 'outdated' }
    return { outcome: 'written', version: row.version, tookLast: row.took_last ?? [] }
  } catch (error) {
    if (sqlState(error) === undone) return { outcome: 'short' }
    throw error
  }
}

/** Units left of products on a week. One that has left the menu has none. */
export async function readLeft(
  connection: Connection,
  { brand, week, change }: Pick<BoxToWrite, 'brand' | 'week' | 'change'>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await connection.query<{ id: string; units: number }>({
    name: 'menu_units_left',
    text: `select product_id as id, greatest(0, capacity - taken) as units from menu_entry
      where brand = $1 and week = $2 and product_id = any($3)`,
    values: [brand, week, change.stock.map(move => move.productId)],
  })
  return new Map(rows.map(row => [row.id, row.units]))
}

/** The statement for changes of this shape; there are eight shapes, each prepared once a connection. */
function statementFor({ stock, removed, written }: BoxChange): Statement {
  const parts = [stock.length > 0 && 'stock', removed.length > 0 && 'out', written.length > 0 && 'in']
  const name = ['orders_write', ...parts.filter(part => part !== false)].join('_')
  let statement = statements.get(name)
  if (!statement) {
    statement = build(name, stock.length > 0, removed.length > 0, written.length > 0)
    statements.set(name, statement)
  }
  return statement
}

function build(name: string, moves: boolean, removes: boolean, keeps: boolean): Statement {
  const values: Statement['values'][number][] = []
  const $: Parameter = take => `$${values.push(take)}`
  const [client, order] = [$(box => box.clientId), $(box => box.orderId)]
  const ctes = [changedOrder($, client, order)]
  if (moves) ctes.push(movedStock($))
  if (removes) ctes.push(removedLines($, client, order))
  if (keeps) ctes.push(keptLines($, client, order))
  const text = moves
    ? `with ${ctes.join(', ')} select w.version, s.took_last, s.whole from written w, checked s`
    : `with ${ctes.join(', ')} select version, null as took_last from written`
  return { name, text, values }
}

/** Gives a value of the box its place among the parameters. */
type Parameter = (take: (box: BoxToWrite) => unknown) => string

function changedOrder($: Parameter, client: string, order: string): string {
  const now = $(box => box.now)
  return `written as (
      update client_order set version = version + 1, chosen_by = ${$(box => box.chosenBy)},
        priced = ${$(box => box.priced && JSON.stringify(box.priced))},
        total_cents = ${$(box => box.priced?.totalCents ?? null)}
      where client_id = ${client} and id = ${order} and version = ${$(box => box.version)}
        and state = 'upcoming' and cutoff_at >= ${now}
      returning version
    ), noted as (
      insert into order_event (client_id, order_id, version, kind, actor, data, at)
      select ${client}, ${order}, version, ${$(box => box.event.kind)}, ${$(box => box.event.actor)},
        ${$(box => JSON.stringify(box.event.data))}::jsonb, ${now} from written
    )`
}

/**
 * The order is held first and stock after it, as everywhere, so that households do not deadlock. Where less could be taken
 * than was asked for, `checked` divides by zero: an error is the only way in which a statement undoes all its parts.
 */
function movedStock($: Parameter): string {
  return `taken as (
      update menu_entry e set taken = greatest(0, e.taken + d.units)
      from unnest(${$(({ change }) => change.stock.map(move => move.productId))}::text[],
        ${$(({ change }) => change.stock.map(move => move.units))}::int[]) as d (product_id, units)
      where e.brand = ${$(box => box.brand)} and e.week = ${$(box => box.week)} and e.product_id = d.product_id
        and (d.units < 0 or e.taken + d.units <= e.capacity) and exists (select from written)
      returning e.product_id, d.units, e.capacity - e.taken as units_left
    ), checked as (
      select array_agg(product_id) filter (where units_left <= 0) as took_last,
        1 / (case when count(*) filter (where units > 0) = ${$(askedFor)}::int or not exists (select from written)
          then 1 else 0 end) as whole
      from taken
    )`
}

const askedFor = ({ change }: BoxToWrite) => change.stock.filter(move => move.units > 0).length

function removedLines($: Parameter, client: string, order: string): string {
  return `removed as (
      delete from order_line where client_id = ${client} and order_id = ${order}
        and product_id = any(${$(({ change }) => change.removed)}::text[]) and exists (select from written)
    )`
}

function keptLines($: Parameter, client: string, order: string): string {
  return `kept as (
      insert into order_line (client_id, order_id, product_id, version, kind, quantity, customization_id, pairings)
      select ${client}, ${order}, l."productId", l.version, l.kind, l.quantity, l."customizationId", l.pairings
      from json_to_recordset(${$(({ change }) => JSON.stringify(change.written))}::json) as l ("productId" text,
        version int, kind text, quantity int, "customizationId" text, pairings text[])
      where exists (select from written)
      on conflict (client_id, order_id, product_id) do update set version = excluded.version,
        quantity = excluded.quantity, customization_id = excluded.customization_id, pairings = excluded.pairings
    )`
}
