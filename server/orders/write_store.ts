// A change of a box. It raises the order's version from the one the change was decided on, takes stock, and writes lines and event: all
// or nothing. On one server it is one statement with only the parts that the change needs, because planning a statement costs as much
// as running it. On a distributed database each part is a statement of one transaction: there a statement about several tables costs
// three times as much as all of them alone (docs/scale.md). Both are put together from the same parts.

import type { BrandId } from '../../domain/brands.ts'
import type { OrderEventKind } from '../../domain/household_events.ts'
import type { BoxChange, OrderLine } from '../../domain/orders/lines.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import { sqlState, type Tx } from '../request/database/database.ts'
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
const stockRow = { id: 'text', units: 'int', left: 'int' } as const

/** A statement with the inputs of its parameters. */
interface BoxStatement<Row> {
  sql: Statement<string, Row>
  values: readonly (readonly [parameter: string, take: Taken])[]
}

/** Takes one parameter of a statement from a box. */
type Taken = (box: BoxToWrite) => Value

const valuesOf = (box: BoxToWrite, { values }: Pick<BoxStatement<unknown>, 'values'>) =>
  Object.fromEntries(values.map(([parameter, take]) => [parameter, take(box)]))

/** PostgreSQL's code for a division by zero: how the statement undoes itself (see `buildOne`). */
const undone = '22012'

/** Writes a change of a box in one statement, all of it or nothing. */
export async function writeBox(connection: Connection, box: BoxToWrite): Promise<BoxWritten> {
  const one = statementFor(box.change)
  try {
    const row = await one.sql.first(connection, valuesOf(box, one))
    if (!row) return { outcome: 'outdated' }
    return { outcome: 'written', version: row.version, tookLast: row.took_last ?? [] }
  } catch (error) {
    if (sqlState(error) === undone) return { outcome: 'short' }
    throw error
  }
}

/** Too little stock: the transaction must be rolled back. */
export class Short extends Error {
  override readonly name = 'Short'
}

/**
 * The same as a statement for each part. Stock is written last: everybody who takes the same product waits for it.
 * @throws Short
 */
export async function writeBoxInSteps(tx: Tx, box: BoxToWrite): Promise<BoxWritten> {
  const { written, others, taken } = stepsFor(box.change)
  const row = await written.sql.first(tx, valuesOf(box, written))
  if (!row) return { outcome: 'outdated' }
  for (const step of others) await step.sql.run(tx, valuesOf(box, step))
  const moved = taken ? await taken.sql.all(tx, valuesOf(box, taken)) : []
  if (moved.filter(({ units }) => units > 0).length !== askedFor(box)) throw new Short()
  return { outcome: 'written', version: row.version, tookLast: moved.filter(m => m.left <= 0).map(m => m.id) }
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

/** How many products of each kind a change is about. */
type Shape = { [P in keyof Pick<BoxChange, 'stock' | 'removed' | 'written'>]: ArrayLike<unknown> }

const built = new Map<string, BoxStatement<never>>()

/** A statement that is built when it is first needed, and prepared once for each connection. */
function builtOnce<Row>(name: string, build: () => BoxStatement<Row>): BoxStatement<Row> {
  const known = built.get(name) ?? (build() as BoxStatement<never>)
  built.set(name, known)
  return known as BoxStatement<Row>
}

/**
 * The statement for changes of this shape. Nearly every change concerns one product; PostgreSQL makes plain parameters of a `values`
 * list with one row, which is cheaper to set up than an array or a document to unfold.
 */
export function statementFor({ stock, removed, written }: Shape): BoxStatement<RowOf<typeof writtenRow>> {
  const parts = [
    stock.length > 0 && `stock${stock.length}`,
    removed.length > 0 && 'out',
    written.length > 0 && `in${written.length}`,
  ]
  const name = ['orders_write', ...parts.filter(part => part !== false)].join('_')
  return builtOnce(name, () => buildOne(name, stock.length, removed.length > 0, written.length))
}

/** The statements for changes of this shape, one for each part. */
export function stepsFor({ stock, removed, written }: Shape) {
  const [moves, keeps] = [stock.length, written.length]
  return {
    written: step('orders_step_order', changedOrder, { version: 'int' } as const),
    others: [
      step('orders_step_event', $ => newEvent($, alone)),
      ...(removed.length > 0 ? [step('orders_step_out', $ => removedLines($, alone))] : []),
      ...(keeps > 0 ? [step(`orders_step_in${keeps}`, $ => keptLines($, alone, keeps))] : []),
    ],
    taken:
      moves > 0 ? step(`orders_step_stock${moves}`, $ => movedStock($, alone, moves), stockRow) : undefined,
  }
}

function step<const C extends Record<string, 'int' | 'text'> = Record<never, never>>(
  name: string,
  part: (value: Parameter) => string,
  row?: C,
): BoxStatement<RowOf<C>> {
  return builtOnce(name, () => {
    const { values, $ } = parameters()
    const text = part($)
    return { sql: statement({ name, text, ...(row && { row }) }) as Statement<string, RowOf<C>>, values }
  })
}

/** Where less stock is available than requested, the statement divides by zero: only an error undoes all its parts. */
function buildOne(name: string, moves: number, removes: boolean, keeps: number) {
  const { values, $ } = parameters()
  const parts = [`written as (${changedOrder($)})`, `noted as (${newEvent($, afterOrder)})`]
  if (moves > 0) parts.push(`taken as (${movedStock($, afterOrder, moves)})`)
  if (removes) parts.push(`removed as (${removedLines($, afterOrder)})`)
  if (keeps > 0) parts.push(`kept as (${keptLines($, afterOrder, keeps)})`)
  const text =
    moves > 0
      ? `with ${parts.join(', ')} select version, took_last, 1 / (could = ${$(askedFor)}::int)::int as whole
          from written, (select count(*) filter (where units > 0) as could,
            array_agg(id) filter (where "left" <= 0) as took_last from taken) t`
      : `with ${parts.join(', ')} select version, null::text[] as took_last, null::int as whole from written`
  return { sql: statement({ name, text, row: writtenRow }), values }
}

/** Gives a value of the box its place among the parameters: the same value the same place. */
type Parameter = (take: Taken) => string

function parameters(): { values: [parameter: string, take: Taken][]; $: Parameter } {
  const values: [parameter: string, take: Taken][] = []
  return {
    values,
    $: take => {
      const known = values.find(([, other]) => other === take)
      if (known) return `$${known[0]}`
      const parameter = `value${values.length + 1}`
      values.push([parameter, take])
      return `$${parameter}`
    },
  }
}

/** How a part follows the change of the order: within one statement only where that wrote a row, or after it. */
interface Form {
  /** A row of values to insert. */
  row(values: string): string
  /** Rows of values to insert, each behind the same first ones. */
  rows(first: string, rows: readonly string[]): string
  /** Begins a list of tables to read from. */
  from: string
  /** Ends a condition. */
  and: string
}

const afterOrder: Form = {
  row: values => `select ${values} from written`,
  rows: (first, rows) =>
    `select ${first}, l.* from written, (values ${rows.map(row => `(${row})`).join()}) as l`,
  from: 'written, ',
  and: ' and exists (select 1 from written)',
}

const alone: Form = {
  row: values => `values (${values})`,
  rows: (first, rows) => `values ${rows.map(row => `(${first}, ${row})`).join()}`,
  from: '',
  and: '',
}

const client: Taken = box => box.clientId
const order: Taken = box => box.orderId
const now: Taken = box => box.now
const versionBefore: Taken = box => box.version

const changedOrder = ($: Parameter) => `update client_order set version = version + 1,
    chosen_by = ${$(box => box.chosenBy)}, priced = ${$(box => box.priced && JSON.stringify(box.priced))},
    total_cents = ${$(box => box.priced?.totalCents ?? null)}
  where client_id = ${$(client)} and id = ${$(order)} and version = ${$(versionBefore)}
    and state = 'upcoming' and cutoff_at >= ${$(now)}
    and array_position(refused, ${$(box => box.requestId)}) is null
  returning version`

const newEvent = ($: Parameter, form: Form) =>
  `insert into order_event (client_id, order_id, version, kind, actor, data, at, device)
  ${form.row(`${$(client)}, ${$(order)}, ${$(versionBefore)}::int + 1, ${$(box => box.event.kind)}, ${$(box => box.event.actor)},
    ${$(box => JSON.stringify(box.event.data))}::jsonb, ${$(now)}, ${$(() => deviceNow())}`)}`

/** The order is locked first and stock after it, as everywhere, so that households do not deadlock. */
function movedStock($: Parameter, form: Form, moves: number): string {
  const rows = Array.from(
    { length: moves },
    (_, i) =>
      `(${$(({ change }) => change.stock[i]?.productId)}::text, ${$(({ change }) => change.stock[i]?.units)}::int)`,
  )
  return `update menu_entry e set taken = greatest(0, e.taken + d.units)
  from ${form.from}(values ${rows.join()}) as d (product_id, units)
  where e.brand = ${$(box => box.brand)} and e.week = ${$(box => box.week)} and e.product_id = d.product_id
    and (d.units < 0 or e.taken + d.units <= e.capacity)
  returning e.product_id as id, d.units, e.capacity - e.taken as "left"`
}

const askedFor = ({ change }: BoxToWrite): number => change.stock.filter(move => move.units > 0).length

const removedLines = ($: Parameter, form: Form) =>
  `delete from order_line where client_id = ${$(client)} and order_id = ${$(order)}
    and product_id = any(${$(({ change }) => change.removed)}::text[])${form.and}`

function keptLines($: Parameter, form: Form, keeps: number): string {
  const rows = Array.from({ length: keeps }, (_, i) => {
    const of = (take: (line: OrderLine) => Value) => $(({ change }) => take(change.written[i] as OrderLine))
    return `${of(line => line.productId)}::text, ${of(line => line.version)}::int, ${of(line => line.kind)}::text,
      ${of(line => line.quantity)}::int, ${of(line => line.customizationId)}::text,
      ${of(line => line.pairings)}::text[]`
  })
  return `insert into order_line (client_id, order_id, product_id, version, kind, quantity, customization_id, pairings)
  ${form.rows(`${$(client)}, ${$(order)}`, rows)}
  on conflict (client_id, order_id, product_id) do update set version = excluded.version,
    quantity = excluded.quantity, customization_id = excluded.customization_id, pairings = excluded.pairings`
}
