// Applies a pause, and its end, to a household's boxes. Boxes past their cutoff continue; a pause applies from the next delivery
// (area 4, rule 33). The subscription's state is changed first, in the same transaction: a process that opens orders in the
// meantime reads it under the same lock (open_store.ts).

import { transition } from '../../domain/machines/transition.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import { hasSelection } from '../../domain/pricing/expected.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { saved } from './change_order.ts'
import type { HouseholdOrder } from './household.ts'
import { loadHousehold, viewOf } from './load.ts'
import type { OrderInView } from './order_view.ts'
import { productOfLine } from './pricing.ts'
import { priceOfView, withOrder } from './reprice.ts'
import { holdOpenOrders, moveStock, readSkippedByHand, replaceLines, saveOrder } from './state_store.ts'

interface Standing {
  clientId: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * Skips every box that can still be changed; its contents return to stock and stay recorded.
 * @param actor who stops them: an admin's id where it is not the household
 * @returns the boxes it skipped, soonest first
 */
export async function skipForPause(
  tx: Tx,
  { clientId, now }: Standing,
  actor = 'client',
): Promise<HouseholdOrder[]> {
  await holdOpenOrders(tx, clientId, now)
  const household = await loadHousehold(tx, clientId, now)
  const skipped: HouseholdOrder[] = []
  for (const order of household?.orders ?? []) {
    if (order.cutoffAt < now || !transition('order', order.state, 'skipped').allowed) continue
    const back = (order.lines ?? []).map(line => ({ productId: line.productId, units: -line.quantity }))
    await moveStock(tx, order, back)
    const event = { kind: 'skipped', actor, data: { by: 'pause' } } as const
    skipped.push(await saveOrder(tx, clientId, { ...order, state: 'skipped' }, event, now))
  }
  return skipped
}

interface Woken {
  /** The boxes that come again, soonest first. */
  orders: HouseholdOrder[]
  /** Chosen products that are sold out, with the missing units. */
  missing: { en: string; fr: string; quantity: number }[]
}

/**
 * Brings back the boxes that a pause skipped; those the household had skipped itself stay skipped. Chosen products that have sold
 * out since are left out.
 * @param fromWeek Monday of the first week with a box, ISO date; null for the next one
 */
export async function wakeOrders(
  tx: Tx,
  services: Stored,
  { clientId, now, fromWeek }: Standing & { fromWeek: string | null },
): Promise<Woken> {
  await holdOpenOrders(tx, clientId, now)
  const loaded = await loadHousehold(tx, clientId, now)
  if (!loaded) return { orders: [], missing: [] }
  const byHand = await readSkippedByHand(tx, clientId)
  const wanted = (order: HouseholdOrder) =>
    transition('order', order.state, 'upcoming').allowed &&
    order.cutoffAt >= now &&
    !byHand.has(order.id) &&
    (fromWeek === null || order.week >= fromWeek)
  const missing: Woken['missing'] = []
  let household = loaded
  const restored: HouseholdOrder[] = []
  for (const order of loaded.orders.filter(wanted)) {
    const view = await viewOf(services, household, order)
    const lines = await takeAgain(tx, clientId, view, missing)
    const upcoming = {
      ...order,
      state: 'upcoming' as const,
      lines,
      chosenBy: keepsChoice(order, lines) ? order.chosenBy : null,
    }
    household = withOrder(household, upcoming)
    restored.push(upcoming)
  }
  const orders: HouseholdOrder[] = []
  for (const order of restored) {
    const view = await viewOf(services, household, order)
    const priced = priceOfView(view)
    const event = { kind: 'unskipped', actor: 'client', data: { by: 'pause' } } as const
    const again = { ...order, priced, totalCents: priced?.totalCents ?? null }
    orders.push(saved(view, await saveOrder(tx, clientId, again, event, now)).order)
  }
  return { orders, missing }
}

/** A box that lost its dishes counts as not chosen; one without meals by choice stays so. */
function keepsChoice({ lines: before }: HouseholdOrder, lines: readonly OrderLine[]): boolean {
  return hasSelection(lines) || !hasSelection(before ?? [])
}

/** Takes a box's lines from stock again; a line is cut to the stock that is left, recorded and reported. */
async function takeAgain(
  tx: Tx,
  clientId: string,
  view: OrderInView,
  missing: Woken['missing'],
): Promise<readonly OrderLine[]> {
  let { lines } = view
  const units = () => lines.map(line => ({ productId: line.productId, units: line.quantity }))
  let short = await moveStock(tx, view.order, units())
  if (short.length === 0) return lines
  while (short.length > 0) {
    const left = new Map(short.map(one => [one.productId, one.left]))
    for (const line of lines) {
      const quantity = Math.min(line.quantity, left.get(line.productId) ?? line.quantity)
      const product = productOfLine(line, view.menu, view.pinned)
      const name = product?.dish?.name ?? product?.item?.name
      if (quantity < line.quantity && name) missing.push({ ...name, quantity: line.quantity - quantity })
    }
    const kept = lines
      .map(line => ({
        ...line,
        quantity: Math.min(line.quantity, left.get(line.productId) ?? line.quantity),
      }))
      .filter(line => line.quantity > 0)
    const there = new Set(kept.map(line => line.productId))
    lines = kept.map(line => ({ ...line, pairings: line.pairings.filter(id => there.has(id)) }))
    short = await moveStock(tx, view.order, units())
  }
  await replaceLines(tx, clientId, view.order.id, lines)
  return lines
}
