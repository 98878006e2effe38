// The one statement that changes a box. It raises the order's version from the one the change was decided on, takes stock, and
// writes lines and event: all or nothing. It includes only the parts a change needs, because planning a statement costs as much as
// running it.

import type { BrandId } from '../../domain/brands.ts'
import type { OrderEventKind } from '../../domain/household_events.ts'
import type { BoxChange, OrderLine } from '../../domain/orders/lines.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import { sqlState } from '../request/database/database.ts'
import { type RowOf, type Statement, statement, type Value } from '../request/database/statement.ts'
import { deviceNow } from '../request/device.ts'
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
  /** Null for an empty box. */
  priced: PricedOrder | null
  /** Id of the request; null where it has none. A request refused in the meantime is not written. */
  requestId: string | null
  event: { kind: OrderEventKind; actor: string; data: Record<string, unknown> }
  /** Program time, ISO instant; a cutoff that has passed by then refuses the write. */
  now: string
}

export type BoxWritten =
  /** The new version, and the remaining stock of the products it took. */
  | { outcome: 'written'; version: number; tookLast: readonly string[] }
  /** Another version by now, past its cutoff, or refused in the meantime: nothing was written. */
  | { outcome: 'outdated' }
  /** Too little stock: nothing was written. */
  | { outcome: 'short' }

const writtenRow = { version: 'int', took_last: 'text[]?', whole: 'int?' } as const

/** A statement with the inputs of its parameters. */
interface BoxStatement {
  sql: Statement<string, RowOf<typeof writtenRow>>
  values: readonly (readonly [parameter: string, take: Taken])[]
}

/** Takes one parameter of a statement from a box. */
type Taken = (box: BoxToWrite) => Value

const byShape = new Map<string, BoxStatement>()

/** PostgreSQL's code for a division by zero: how the statement undoes itself (see `build`). */
const undone = '22012'

/** Writes a change of a box, all of it or nothing. */
export async function writeBox(connection: Connection, box: BoxToWrite): Promise<BoxWritten> {
  const { sql, values } = statementFor(box.change)
  try {
    const row = await sql.first(
      connection,
      Object.fromEntries(values.map(([parameter, take]) => [parameter, take(box)])),
    )
    if (!row) return { outcome: 'outdated' }
    return { outcome: 'written', version: row.version, tookLast: row.took_last ?? [] }
  } catch (error) {
    if (sqlState(error) === undone) return { outcome: 'short' }
    throw error
  }
}

const menuUnitsLeft = statement({
  name: 'menu_units_left',
  text: `select product_id as id, greatest(0, capacity - taken) as units from menu_entry
      where brand = $brand and week = $week and product_id = any($productIds)`,
  row: { id: 'text', units: 'int' },
})

/** Units left of products on a week. One that has left the menu has none. */
export async function readLeft(
  connection: Connection,
  { brand, week, change }: Pick<BoxToWrite, 'brand' | 'week' | 'change'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await menuUnitsLeft.all(connection, {
    brand,
    week,
    productIds: change.stock.map(move => move.productId),
  })
  return new Map(rows.map(row => [row.id, row.units]))
}

/**
 * The statement for changes of this shape, prepared once for each connection. Nearly every change concerns one product; PostgreSQL
 * makes plain parameters of a `values` list with one row, which is cheaper to set up than an array or a document to unfold.
 */
export function statementFor({
  stock,
  removed,
  written,
}: {
  [P in keyof Pick<BoxChange, 'stock' | 'removed' | 'written'>]: ArrayLike<unknown>
}): BoxStatement {
  const parts = [
    stock.length > 0 && `stock${stock.length}`,
    removed.length > 0 && 'out',
    written.length > 0 && `in${written.length}`,
  ]
  const name = ['orders_write', ...parts.filter(part => part !== false)].join('_')
  let known = byShape.get(name)
  if (!known) {
    known = build(name, stock.length, removed.length > 0, written.length)
    byShape.set(name, known)
  }
  return known
}

/** Where less stock is available than requested, the statement divides by zero: only an error undoes all its parts. */
function build(name: string, moves: number, removes: boolean, keeps: number): BoxStatement {
  const values: [parameter: string, take: Taken][] = []
  const $: Parameter = take => {
    const parameter = `value${values.length + 1}`
    values.push([parameter, take])
    return `$${parameter}`
  }
  const [client, order] = [$(box => box.clientId), $(box => box.orderId)]
  const ctes = [changedOrder($, client, order)]
  if (moves > 0) ctes.push(movedStock($, moves))
  if (removes) ctes.push(removedLines($, client, order))
  if (keeps > 0) ctes.push(keptLines($, client, order, keeps))
  const text =
    moves > 0
      ? `with ${ctes.join(', ')} select version, took_last, 1 / (could = ${$(askedFor)}::int)::int as whole
          from written, (select count(*) filter (where units > 0) as could,
            array_agg(product_id) filter (where units_left <= 0) as took_last from taken) t`
      : `with ${ctes.join(', ')} select version, null::text[] as took_last, null::int as whole from written`
  return { sql: statement({ name, text, row: writtenRow }), values }
}

/** Gives a value of the box its place among the parameters. */
type Parameter = (take: Taken) => string

function changedOrder($: Parameter, client: string, order: string): string {
  const now = $(box => box.now)
  return `written as (
      update client_order set version = version + 1, chosen_by = ${$(box => box.chosenBy)},
        priced = ${$(box => box.priced && JSON.stringify(box.priced))},
        total_cents = ${$(box => box.priced?.totalCents ?? null)}
      where client_id = ${client} and id = ${order} and version = ${$(box => box.version)}
        and state = 'upcoming' and cutoff_at >= ${now}
        and array_position(refused, ${$(box => box.requestId)}) is null
      returning version
    ), noted as (
      insert into order_event (client_id, order_id, version, kind, actor, data, at, device)
      select ${client}, ${order}, version, ${$(box => box.event.kind)}, ${$(box => box.event.actor)},
        ${$(box => JSON.stringify(box.event.data))}::jsonb, ${now}, ${$(() => deviceNow())} from written
    )`
}

/** The order is locked first and stock after it, as everywhere, so that households do not deadlock. */
function movedStock($: Parameter, moves: number): string {
  const rows = Array.from(
    { length: moves },
    (_, i) =>
      `(${$(({ change }) => change.stock[i]?.productId)}::text, ${$(({ change }) => change.stock[i]?.units)}::int)`,
  )
  return `taken as (
      update menu_entry e set taken = greatest(0, e.taken + d.units)
      from written, (values ${rows.join()}) as d (product_id, units)
      where e.brand = ${$(box => box.brand)} and e.week = ${$(box => box.week)} and e.product_id = d.product_id
        and (d.units < 0 or e.taken + d.units <= e.capacity)
      returning e.product_id, d.units, e.capacity - e.taken as units_left
    )`
}

const askedFor: Taken = ({ change }) => change.stock.filter(move => move.units > 0).length

function removedLines($: Parameter, client: string, order: string): string {
  return `removed as (
      delete from order_line where client_id = ${client} and order_id = ${order}
        and product_id = any(${$(({ change }) => change.removed)}::text[]) and exists (select from written)
    )`
}

function keptLines($: Parameter, client: string, order: string, keeps: number): string {
  const rows = Array.from({ length: keeps }, (_, i) => {
    const of = (take: (line: OrderLine) => Value) => $(({ change }) => take(change.written[i] as OrderLine))
    return `(${of(line => line.productId)}::text, ${of(line => line.version)}::int, ${of(line => line.kind)}::text,
        ${of(line => line.quantity)}::int, ${of(line => line.customizationId)}::text,
        ${of(line => line.pairings)}::text[])`
  })
  return `kept as (
      insert into order_line (client_id, order_id, product_id, version, kind, quantity, customization_id, pairings)
      select ${client}, ${order}, l.* from written, (values ${rows.join()}) as l
      on conflict (client_id, order_id, product_id) do update set version = excluded.version,
        quantity = excluded.quantity, customization_id = excluded.customization_id, pairings = excluded.pairings
    )`
}
