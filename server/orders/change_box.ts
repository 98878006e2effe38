// Changes a box: read the household in one statement, decide and price in memory, write in one statement that succeeds
// only if the order is unchanged since it was read. A change that loses a race reads again; one that was overtaken
// before it was made is refused (guard.ts), so that nothing is lost.

import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import type { OrderEventKind } from '../../domain/household_events.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import { type BoxChange, changeBetween, isEmptyChange, type OrderLine } from '../../domain/orders/lines.ts'
import { hasSelection } from '../../domain/pricing/expected.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import { onNodes } from '../nodes/distributed.ts'
import { actForNow } from '../request/asker.ts'
import { sqlState, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { authored, noteAuthored } from './authored.ts'
import { movesDiscount } from './discounts.ts'
import { type AskedEdit, recordRefused, signed, standingOfOrder } from './guard.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { loadOrder } from './load.ts'
import type { OrderInView } from './order_view.ts'
import { linesToPrice, priceOfOrder } from './pricing.ts'
import { repriceMovedDiscounts } from './reprice.ts'
import { holdOpenOrders } from './state_store.ts'
import {
  type BoxToWrite,
  type BoxWritten,
  readLeft,
  Short,
  writeBox,
  writeBoxInSteps,
} from './write_store.ts'

/** The client and the order, and the time. */
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

/** Decides a change: the new lines of the box, and its event. Pure; it may refuse. */
export type Decide = (view: OrderInView) => {
  lines: readonly OrderLine[]
  /** Whether the box has no meals by choice; unchanged where absent. A dish in the box ends it. */
  noMeals?: boolean
  event: BoxEvent
}

/** Enough for anybody's open tabs; each try costs two statements. */
const attempts = 8

/**
 * Changes a box and returns its present state. A change that is already made writes nothing.
 * @param asked the change, and the box as its browser saw it: a late request does not override later ones
 * @param loaded the order, where it was read for this request already
 * @throws not_found, order_locked, order_skipped, account_paused, account_closed
 * @throws sold_out with `productId` and `left`, the available units
 * @throws order_changed where the box was changed since its browser saw it, or when others kept changing the order faster than this
 *   could
 */
export async function changeBox(
  services: Stored,
  of: OrderOfClient,
  asked: AskedEdit,
  decide: Decide,
  loaded?: OrderInView,
): Promise<OrderInView> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const known = attempt === 1 ? loaded : undefined
    const view = known ?? (await loadOrder(services, of.clientId, of.orderId, of.now))
    const standing = await standingOfOrder(services, of, asked, view)
    if (standing === 'saved') return view
    refuseUnlessEditable(view.household, view.order, of.now)
    if (standing === 'overtaken') throw new Refusal('order_changed')
    try {
      const after = await changeOnce(services, of, asked, decide, view, standing === 'refused')
      if (after) return after
    } catch (error) {
      if (!(error instanceof Refusal) || (await recordRefused(services.pool, of, asked, view.order)))
        throw error
    }
    await pause(Math.random() * 4 * attempt)
  }
  throw new Refusal('order_changed')
}

/**
 * The box after the change; null where the order has changed since it was read.
 * @param refusedBefore this very request was: the reason may be gone, but its browser may have moved on too
 */
async function changeOnce(
  services: Stored,
  of: OrderOfClient,
  asked: AskedEdit,
  decide: Decide,
  view: OrderInView,
  refusedBefore: boolean,
): Promise<OrderInView | null> {
  const { lines, event, noMeals = wantsNoMeals(view) } = decide(view)
  const change = changeBetween(view.lines, lines)
  if (isEmptyChange(change) && noMeals === wantsNoMeals(view)) return view
  if (refusedBefore) {
    await refuseWhatIsShort(services, view.order, change)
    throw new Refusal('order_changed')
  }
  const after = priceAgain(view, lines, noMeals)
  const { order } = after
  const { brand, week, version, priced } = order
  const box: BoxToWrite = {
    clientId: of.clientId,
    orderId: of.orderId,
    brand,
    week,
    version,
    change,
    chosenBy: order.chosenBy === 'client' ? 'client' : null,
    priced,
    requestId: asked.seen?.id ?? null,
    event: authored(of, signed(event, asked)),
    now: of.now,
  }
  const moves = movesDiscount(view.household, view.order, order)
  const written = await writeAgainst(async () => {
    const inSteps = await onNodes(services)
    // What is done for a household is in the transaction of its line in the log.
    if (moves || actForNow(of.clientId)) return writeAndReprice(services, box, inSteps)
    return inSteps ? withTx(services.pool, tx => writeBoxInSteps(tx, box)) : writeBox(services.pool, box)
  })
  if (written.outcome === 'short') await refuseWhatIsShort(services, order, change)
  if (written.outcome !== 'written') return null
  noteStock(services, box, written.tookLast)
  return { ...after, order: { ...order, version: written.version } }
}

/** Refuses changes unless the order is upcoming, before its cutoff, and its household active. */
function refuseUnlessEditable(household: Household, order: HouseholdOrder, now: string): void {
  const code = whyNotEditable(household, order, now)
  if (code) throw new Refusal(code)
}

function whyNotEditable(household: Household, order: HouseholdOrder, now: string): ErrorCode | null {
  if (now > order.cutoffAt || !isOneOf(order.state, openOrders)) return 'order_locked'
  const account = whyNotActive(household)
  if (account) return account
  return order.state === 'skipped' ? 'order_skipped' : null
}

/** Refuses changes of a household whose subscription is paused, closing or closed. */
export function whyNotActive(household: Household): 'account_paused' | 'account_closed' | null {
  if (household.state === 'active') return null
  return household.state === 'paused' ? 'account_paused' : 'account_closed'
}

/** Whether the household wants no meals in a box: it chose, and chose none. */
function wantsNoMeals({ order, lines }: Pick<OrderInView, 'order' | 'lines'>): boolean {
  return order.chosenBy === 'client' && !hasSelection(lines)
}

/** The box with other lines, priced. An empty box returns to the plan's price, unless no meals are wanted. */
function priceAgain(view: OrderInView, lines: readonly OrderLine[], noMeals: boolean): OrderInView {
  const { household, menu, pinned } = view
  const chosenBy = noMeals || hasSelection(lines) ? ('client' as const) : null
  const order = { ...view.order, chosenBy }
  const toPrice = linesToPrice(order.plan, lines, menu, pinned)
  const priced = lines.length === 0 && !noMeals ? null : priceOfOrder(household, order, toPrice)
  return { ...view, lines, order: { ...order, priced, totalCents: priced?.totalCents ?? null } }
}

/** Writes a change that moves a discount, or that is made for the household, and prices its other boxes again, in one transaction. */
function writeAndReprice(services: Stored, box: BoxToWrite, inSteps: boolean): Promise<BoxWritten> {
  return withTx(services.pool, async tx => {
    await holdOpenOrders(tx, box.clientId, box.now)
    noteAuthored(tx, box)
    const written = await (inSteps ? writeBoxInSteps(tx, box) : writeBox(tx, box))
    if (written.outcome === 'written') await repriceMovedDiscounts(tx, services, box.clientId, box.now)
    return written
  })
}

/** Two changes that PostgreSQL could not serialize count as outdated: the change is decided again. */
async function writeAgainst(write: () => Promise<BoxWritten>): Promise<BoxWritten> {
  try {
    return await write()
  } catch (error) {
    if (['40001', '40P01', '55P03'].includes(sqlState(error) ?? '')) return { outcome: 'outdated' }
    if (error instanceof Short) return { outcome: 'short' }
    throw error
  }
}

function noteStock(services: Stored, { brand, week, change }: BoxToWrite, tookLast: readonly string[]) {
  for (const { productId } of change.stock) {
    menusOf(services).noteLeft(brand, week, productId, tookLast.includes(productId) ? 0 : 1)
  }
}

/** @throws sold_out, unless stock was returned in the meantime */
async function refuseWhatIsShort(
  { pool }: Pick<Services, 'pool'>,
  { brand, week }: HouseholdOrder,
  change: BoxChange,
): Promise<void> {
  const left = await readLeft(pool, { brand, week, change })
  for (const { productId, units } of change.stock) {
    const had = left.get(productId) ?? 0
    if (units > had) throw new Refusal('sold_out', { details: { productId, left: had } })
  }
}
