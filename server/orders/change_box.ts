// How every change of a box is made: read the household in one statement, decide and price in memory, write in one
// statement that holds only if the order is still what was read. Who loses a race reads again, so that two tabs which
// change different lines both win, and nothing is lost.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import type { OrderEventKind } from '../../domain/household_events.ts'
import { changeBetween, isEmptyChange, type OrderLine } from '../../domain/orders/lines.ts'
import { hasSelection } from '../../domain/pricing/expected.ts'
import { menusOf } from '../menu/memory.ts'
import { sqlState } from '../platform/database.ts'
import { type AskedEdit, guardOf } from './guard.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { loadOrder } from './load.ts'
import type { OrderInView } from './order_view.ts'
import { linesToPrice, priceOfOrder } from './pricing.ts'
import { type BoxToWrite, type BoxWritten, readLeft, writeBox } from './write_store.ts'

/** Which order of whom, and when. */
export interface OrderOfClient {
  clientId: string
  orderId: string
  /** Program time, ISO instant. */
  now: string
}

export interface BoxEvent {
  kind: OrderEventKind
  data: Record<string, unknown>
}

/** What is to become of the box: the lines it shall have, and what its event says. Pure; it may refuse. */
export type Decide = (view: OrderInView) => {
  lines: readonly OrderLine[]
  /** Whether no meals are to come; as it is, where it is left out. A dish in the box ends it. */
  noMeals?: boolean
  event: BoxEvent
}

/** Enough for as many tabs as anybody has; each try costs two statements. */
const attempts = 8

/**
 * Changes a box and answers it as it is now. A change that is already so writes nothing.
 * @param asked the change, and what its browser saw: a try that comes late does not win over what was asked after it
 * @throws not_found, order_locked, order_skipped, account_paused, account_closed
 * @throws sold_out with `productId` and `left`, the units still to be had
 * @throws order_changed with `productId` where its line was changed since by what its browser does not know of; without, when
 *   others kept changing the order faster than this could
 */
export async function changeBox(
  pool: pg.Pool,
  of: OrderOfClient,
  asked: AskedEdit,
  decide: Decide,
): Promise<OrderInView> {
  const guard = guardOf(pool, of, asked)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const view = await loadOrder(pool, of.clientId, of.orderId, of.now)
    refuseUnlessEditable(view.household, view.order, of.now)
    if (await guard.isSaved(view)) return view
    if (guard.inDoubt()) {
      const written = await write(pool, { ...boxOf(of, view), event: guard.settling })
      if (written.outcome === 'written') guard.settled(written.version)
      else await pause(Math.random() * 4 * attempt)
      continue
    }
    const { lines, event, noMeals = wantsNoMeals(view) } = decide(view)
    const change = changeBetween(view.lines, lines)
    if (isEmptyChange(change) && noMeals === wantsNoMeals(view)) return view
    const after = priceAgain(view, lines, noMeals)
    const box = {
      ...boxOf(of, after),
      version: view.order.version,
      change,
      event: guard.signed(event, change),
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

/** A box as it is, to be written with nothing of it changed. */
function boxOf({ clientId, orderId, now }: OrderOfClient, { order, lines }: OrderInView) {
  return {
    clientId,
    orderId,
    brand: order.brand,
    week: order.week,
    version: order.version,
    change: changeBetween(lines, lines),
    chosenBy: order.chosenBy === 'client' || hasSelection(lines) ? ('client' as const) : null,
    priced: order.priced,
    now,
  }
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

/** Whether the household wants no meals in a box: it chose, and chose none. */
export function wantsNoMeals({ order, lines }: Pick<OrderInView, 'order' | 'lines'>): boolean {
  return order.chosenBy === 'client' && !hasSelection(lines)
}

/** The box with other lines, priced. A box with nothing in it goes back to the plan's price, unless no meals are wanted. */
function priceAgain(view: OrderInView, lines: readonly OrderLine[], noMeals: boolean): OrderInView {
  const { household, menu, pinned } = view
  const chosenBy = noMeals || hasSelection(lines) ? ('client' as const) : null
  const order = { ...view.order, chosenBy }
  const toPrice = linesToPrice(order.plan, lines, menu, pinned)
  const priced = lines.length === 0 && !noMeals ? null : priceOfOrder(household, order, toPrice)
  return { ...view, lines, order: { ...order, priced, totalCents: priced?.totalCents ?? null } }
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
