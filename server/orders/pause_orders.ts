// Applies a pause, and its end, to a household's boxes. Boxes past their cutoff continue; a pause applies from the next delivery
// (area 4, rule 33). The subscription's state is changed first, in the same transaction: a process that opens orders in the
// meantime reads it under the same lock (open_store.ts).

import { transition } from '../../domain/machines/transition.ts'
import type { DishFacts } from '../messages/facts.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { saved } from './change_order.ts'
import { boxesOnClosedDays } from './closed_days.ts'
import type { HouseholdOrder } from './household.ts'
import { loadHousehold, viewOf } from './load.ts'
import { priceOfView, withOrder } from './reprice.ts'
import { holdOpenOrders, moveStock, readSkippedByHand, saveOrder } from './state_store.ts'
import { takeAgain } from './take_again.ts'
import { boxesWithoutWindow } from './windows.ts'

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
  services: Stored,
  { clientId, now }: Standing,
  actor = 'client',
): Promise<HouseholdOrder[]> {
  await holdOpenOrders(tx, clientId, now)
  const household = await loadHousehold(services, clientId, now, tx)
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
  missing: DishFacts[]
}

/**
 * Brings back the boxes that a pause skipped; those the household had skipped itself, and those of a closed day or of a window without room, stay skipped. Chosen products that have sold
 * out since are left out.
 * @param fromWeek Monday of the first week with a box, ISO date; null for the next one
 */
export async function wakeOrders(
  tx: Tx,
  services: Stored,
  { clientId, now, fromWeek }: Standing & { fromWeek: string | null },
): Promise<Woken> {
  await holdOpenOrders(tx, clientId, now)
  const loaded = await loadHousehold(services, clientId, now, tx)
  if (!loaded) return { orders: [], missing: [] }
  const byHand = await readSkippedByHand(tx, clientId)
  const closed = await boxesOnClosedDays(tx, clientId)
  const without = await boxesWithoutWindow(tx, clientId, loaded.orders, now)
  const wanted = (order: HouseholdOrder) =>
    transition('order', order.state, 'upcoming').allowed &&
    order.cutoffAt >= now &&
    !byHand.has(order.id) &&
    !closed.has(order.id) &&
    !without.has(order.id) &&
    (fromWeek === null || order.week >= fromWeek)
  const missing: DishFacts[] = []
  let household = loaded
  const restored: HouseholdOrder[] = []
  for (const order of loaded.orders.filter(wanted)) {
    const taken = await takeAgain(tx, clientId, await viewOf(services, household, order))
    missing.push(...taken.missing)
    const upcoming = taken.order
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
