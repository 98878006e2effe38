// Whether boxes, history and stock agree with the confirmed changes: each box is rebuilt from its history.

import type pg from 'pg'
import {
  type OrderLine,
  unitsOf,
  withCustomization,
  withPairings,
  withQuantity,
} from '../domain/orders/lines.ts'
import type { WeekMenu } from '../server/menu/week_menu.ts'
import { asShown } from '../server/orders/household.ts'

/** The request. */
export type Wish =
  | { productId: string; quantity: number }
  | { productId: string; customizationId: string | null }
  | { productId: string; pairings: string[] }

/** A change that the server confirmed, and the box's version in its answer. */
export interface Confirmed {
  orderId: string
  wish: Wish
  version: number
}

interface Box {
  id: string
  version: number
  lines: OrderLine[] | null
  /** The request. */
  events: { version: number; data: Wish }[] | null
}

/**
 * Checks everything and returns the result in one sentence.
 * @throws Error with the first fault: a product oversold or miscounted, a confirmed change missing from its box, a change in the
 *   history that nobody requested, or a box that differs from its history
 */
export async function checkBooks(
  pool: pg.Pool,
  menu: WeekMenu,
  confirmed: readonly Confirmed[],
): Promise<string> {
  const soldOut = await checkStock(pool, menu)
  const boxes = await readBoxes(pool, menu)
  const byOrder = Map.groupBy(confirmed, change => change.orderId)
  let [changes, repeated] = [0, 0]
  for (const box of boxes) {
    const found = checkBox(menu, box, byOrder.get(box.id) ?? [])
    changes += found.changes
    repeated += found.repeated
  }
  return (
    `Nothing oversold (${soldOut} products sold out to the last unit), no update lost: ${boxes.length} boxes are what their ` +
    `histories make of them, ${changes} confirmed changes are in them, ${repeated} asked for what was so already.`
  )
}

async function checkStock(pool: pg.Pool, { brand, week }: WeekMenu): Promise<number> {
  const { rows } = await pool.query<{ id: string; capacity: number; taken: number; held: number }>(
    `select e.product_id as id, e.capacity, e.taken, coalesce(sum(l.quantity), 0)::int as held
     from menu_entry e
       left join client_order o on o.brand = e.brand and o.week = e.week
       left join order_line l on l.client_id = o.client_id and l.order_id = o.id and l.product_id = e.product_id
     where e.brand = $1 and e.week = $2 group by 1, 2, 3`,
    [brand, week],
  )
  for (const row of rows) {
    if (row.held > row.capacity || row.taken !== row.held) throw new Error(`stock: ${JSON.stringify(row)}`)
  }
  return rows.filter(row => row.taken === row.capacity).length
}

async function readBoxes(pool: pg.Pool, { brand, week }: WeekMenu): Promise<Box[]> {
  const { rows } = await pool.query<Box>(
    `select o.id, o.version,
       (select json_agg(json_build_object('productId', l.product_id, 'version', l.version, 'kind', l.kind,
         'quantity', l.quantity, 'customizationId', l.customization_id, 'pairings', l.pairings))
        from order_line l where l.client_id = o.client_id and l.order_id = o.id) as lines,
       (select json_agg(json_build_object('version', e.version, 'data', e.data) order by e.version)
        from order_event e where e.client_id = o.client_id and e.order_id = o.id) as events
     from client_order o where o.brand = $1 and o.week = $2`,
    [brand, week],
  )
  return rows
}

/** The confirmed part of a box's history; the changes before it made the box's first state. */
function checkBox(menu: WeekMenu, box: Box, confirmed: readonly Confirmed[]) {
  const fail = (what: string, of: unknown) => {
    throw new Error(`box ${box.id}: ${what} ${JSON.stringify(of)}`)
  }
  const states = new Map<number, readonly OrderLine[]>([[1, []]])
  const events = box.events ?? []
  for (const [place, event] of events.entries()) {
    if (event.version !== place + 2) fail('a version is missing before', event)
    states.set(event.version, applied(menu, states.get(event.version - 1) ?? [], event.data))
  }
  if (box.version !== events.length + 1) fail('another version than its history', box.version)
  const made = wordsOf(states.get(box.version) ?? [])
  if (made !== wordsOf(box.lines ?? [])) fail('not what its history makes of it', [made, box.lines])

  const asked = new Set<number>()
  let repeated = 0
  for (const change of confirmed) {
    const { version, wish } = change
    if (!isAsWished(states.get(version) ?? [], wish)) fail('a confirmed change is not in it', change)
    const isItsOwn = JSON.stringify(sorted(events[version - 2]?.data)) === JSON.stringify(sorted(wish))
    if (!isItsOwn || asked.has(version)) repeated += 1
    else asked.add(version)
  }
  const first = Math.min(...asked)
  const nobodys = events.find(event => event.version > first && !asked.has(event.version))
  if (nobodys) fail('a change nobody was told of', nobodys)
  return { changes: asked.size, repeated }
}

/**
 * The box after a change. Lines are in the order in which the server reads them: of several dishes paired with one product, the
 * first keep it.
 */
function applied(menu: WeekMenu, unsorted: readonly OrderLine[], wish: Wish): readonly OrderLine[] {
  const lines = unsorted.toSorted(asShown)
  if ('customizationId' in wish) return withCustomization(lines, wish.productId, wish.customizationId)
  const product = (id: string) => {
    const found = menu.products.get(id)
    if (!found) throw new Error(`${id} is not on the menu`)
    return found
  }
  if ('quantity' in wish) return withQuantity(lines, product(wish.productId), wish.quantity)
  return withPairings(lines, wish.productId, wish.pairings.map(product))
}

function isAsWished(lines: readonly OrderLine[], wish: Wish): boolean {
  const line = lines.find(other => other.productId === wish.productId)
  if ('quantity' in wish) return unitsOf(lines, wish.productId) === wish.quantity
  if ('customizationId' in wish) return line?.customizationId === wish.customizationId
  return line?.pairings.toSorted().join() === wish.pairings.toSorted().join()
}

const wordsOf = (lines: readonly OrderLine[]) =>
  lines
    .map(line => `${line.productId} ${line.quantity} ${line.customizationId} ${line.pairings.join()}`)
    .toSorted()
    .join('; ')

/** The request; the history also has the previous number of units. */
const sorted = (data: object | undefined) =>
  Object.fromEntries(
    Object.entries(data ?? {})
      .filter(([name]) => name !== 'before')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
