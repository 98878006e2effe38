// How every change of a box is made: read the household in one statement, decide and price in memory, write in one
// statement that holds only if the order is still what was read. Who loses a race reads again, so that two tabs which
// change different lines both win, and nothing is lost.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import { type Edit, isSo, saidOf } from '../../domain/orders/edits.ts'
import { changeBetween, isEmptyChange, type OrderLine } from '../../domain/orders/lines.ts'
import { hasSelection } from '../../domain/pricing/expected.ts'
import { sqlState } from '../database.ts'
import { menusOf } from '../menu/memory.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { loadOrder } from './load.ts'
import type { OrderInView } from './order_view.ts'
import { linesToPrice, priceBox } from './pricing.ts'
import { type BoxToWrite, type BoxWritten, readLeft, writeBox } from './write_store.ts'

/** Which order of whom, and when. */
export interface OrderOfClient {
  clientId: string
  orderId: string
  /** Program time, ISO instant. */
  now: string
}

/** What is to become of the box: the lines it shall have, and what its event says. Pure; it may refuse. */
export type Decide = (view: OrderInView) => {
  lines: readonly OrderLine[]
  event: { kind: string; data: Record<string, unknown> }
}

/** What the browser saw of the line it changes: any of these, in the words of `saidOf`. */
export interface SeenLine {
  seen?: { from?: readonly string[] | undefined } | undefined
}

/**
 * Refuses a change of a line that another device changed since it was looked at; to want what is so already is no quarrel.
 * @throws order_changed with `productId`
 */
export function refuseIfOvertaken(lines: readonly OrderLine[], edit: Edit, { seen }: SeenLine): void {
  if (!seen?.from || seen.from.includes(saidOf(lines, edit)) || isSo(lines, edit)) return
  throw new Refusal('order_changed', { details: { productId: edit.productId } })
}

/** Enough for as many tabs as anybody has; each try costs two statements. */
const attempts = 8

/**
 * Changes a box and answers it as it is now. A change that is already so writes nothing.
 * @throws not_found, order_locked, order_skipped, account_paused, account_closed
 * @throws sold_out with `productId` and `left`, the units still to be had
 * @throws order_changed when others kept changing the order faster than this could
 */
export async function changeBox(pool: pg.Pool, of: OrderOfClient, decide: Decide): Promise<OrderInView> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const view = await loadOrder(pool, of.clientId, of.orderId, of.now)
    refuseUnlessEditable(view.household, view.order, of.now)
    const { lines, event } = decide(view)
    const change = changeBetween(view.lines, lines)
    if (isEmptyChange(change)) return view
    const after = priceAgain(view, lines)
    const box: BoxToWrite = {
      clientId: of.clientId,
      orderId: of.orderId,
      brand: view.order.brand,
      week: view.order.week,
      version: view.order.version,
      change,
      chosenBy: hasSelection(lines) ? 'client' : null,
      priced: after.order.priced,
      event: { ...event, actor: 'client' },
      now: of.now,
    }
    const written = await write(pool, box)
    if (written.outcome === 'written') {
      noteStock(pool, box, written.tookLast)
      return { ...after, order: { ...after.order, version: written.version } }
    }
    if (written.outcome === 'short') await refuseWhatIsShort(pool, box)
    await pause(Math.random() * 4 * attempt)
  }
  throw new Refusal('order_changed')
}

/** Refuses what only an order that is upcoming, before its cutoff, of an active household allows. */
export function refuseUnlessEditable(household: Household, order: HouseholdOrder, now: string): void {
  const code = whyNotEditable(household, order, now)
  if (code) throw new Refusal(code)
}

function whyNotEditable(household: Household, order: HouseholdOrder, now: string): ErrorCode | null {
  if (now > order.cutoffAt || !['upcoming', 'skipped'].includes(order.state)) return 'order_locked'
  const account = whyNotActive(household)
  if (account) return account
  return order.state === 'skipped' ? 'order_skipped' : null
}

/** What keeps a household from changing anything of its orders: its subscription is paused, or on its way out. */
export function whyNotActive(household: Household): 'account_paused' | 'account_closed' | null {
  if (household.state === 'active') return null
  return household.state === 'paused' ? 'account_paused' : 'account_closed'
}

/** The box with other lines, priced. A box with nothing in it goes back to the plan's price. */
function priceAgain(view: OrderInView, lines: readonly OrderLine[]): OrderInView {
  const { household, order, menu, pinned } = view
  const toPrice = linesToPrice(order.plan, lines, menu, pinned)
  const priced = lines.length === 0 ? null : priceBox(household, order, toPrice)
  const chosenBy = hasSelection(lines) ? 'client' : null
  return {
    ...view,
    lines,
    order: { ...order, chosenBy, priced, totalCents: priced?.totalCents ?? null },
  }
}

/** Two changes that crossed in a way PostgreSQL would not untangle count as outdated: the change is decided again. */
async function write(pool: pg.Pool, box: BoxToWrite): Promise<BoxWritten> {
  try {
    return await writeBox(pool, box)
  } catch (error) {
    if (['40001', '40P01', '55P03'].includes(sqlState(error) ?? '')) return { outcome: 'outdated' }
    throw error
  }
}

function noteStock(pool: pg.Pool, { brand, week, change }: BoxToWrite, tookLast: readonly string[]) {
  for (const { productId } of change.stock) {
    menusOf(pool).noteLeft(brand, week, productId, tookLast.includes(productId) ? 0 : 1)
  }
}

/** @throws sold_out, unless somebody has given back what was short in the meantime */
async function refuseWhatIsShort(pool: pg.Pool, box: BoxToWrite): Promise<void> {
  const left = await readLeft(pool, box)
  for (const { productId, units } of box.change.stock) {
    const had = left.get(productId) ?? 0
    if (units > had) throw new Refusal('sold_out', { details: { productId, left: had } })
  }
}
