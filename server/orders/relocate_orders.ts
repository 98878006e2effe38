// Applies a new address or slot to the boxes that can still change: each moves to the slot within its own week, with
// the taxes, kitchen and cutoff of the new place. Billed boxes stay with the address on file at billing (area 8).

import type { Province } from '../../domain/brands.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import { transition } from '../../domain/machines/transition.ts'
import type { Cutoffs } from '../../domain/time/cutoff.ts'
import { datesInSameWeek, nearestDate, type Slot, type ZoneSlot } from '../../domain/time/slots.ts'
import { dateInWeek } from '../../domain/time/weeks.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { inItsBatch } from './batches.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { loadHousehold, viewOf } from './load.ts'
import { priceOfView, withOrder } from './reprice.ts'
import { holdOpenOrders, moveStock, saveOrder, saveProvince } from './state_store.ts'

export interface Destination {
  province: Province
  kitchen: string
  slot: Slot
  /** All days and windows of the place's zone. */
  slots: readonly ZoneSlot[]
}

export interface Relocated {
  /** Boxes with a new day or hour, soonest first; `from` is the former day. */
  moved: { order: HouseholdOrder; from: string }[]
  /** Boxes without a possible slot in their week: they are skipped. */
  skipped: HouseholdOrder[]
}

/**
 * Moves boxes to a destination. Boxes without a slot in their week are skipped.
 * @param asked.covers which of the open boxes it concerns
 * @param asked.actor an admin's id, where it is not the household's own change
 * @param asked.because the household's new address, a day that was closed, or a window that ended or has no room
 * @param asked.bookableAt when a new day's cutoff has to be still ahead, where that is later than the boxes are looked at as of
 */
export async function relocateOrders(
  tx: Tx,
  services: Stored,
  asked: {
    clientId: string
    now: string
    to: Destination
    covers: (order: HouseholdOrder) => boolean
    actor?: string | undefined
    because?: 'address' | 'closed_day' | 'window'
    bookableAt?: string
  },
): Promise<Relocated> {
  const { clientId, now, to, covers, actor = 'client', because = 'address', bookableAt = now } = asked
  await holdOpenOrders(tx, clientId, now)
  let household = await loadHousehold(services, clientId, now, tx)
  const done: Relocated = { moved: [], skipped: [] }
  for (const order of household?.orders ?? []) {
    if (!household || !isOpen(order, now) || !covers(order)) continue
    const placed = placeOf(order, to, { now: bookableAt, cutoffs: household.terms.cutoffs })
    if (placed === 'same') continue
    const kept: HouseholdOrder = placed
      ? await move(tx, services, { clientId, now, actor, household, order: placed })
      : await skip(tx, { clientId, now, actor, order, because })
    household = withOrder(household, kept)
    if (!placed && order.state === 'upcoming') done.skipped.push(kept)
    const isOther =
      kept.deliveryDate !== order.deliveryDate ||
      kept.startHour !== order.startHour ||
      kept.endHour !== order.endHour
    if (placed && kept.state === 'upcoming' && isOther)
      done.moved.push({ order: kept, from: order.deliveryDate })
  }
  return done
}

const isOpen = ({ state, cutoffAt }: HouseholdOrder, now: string) =>
  isOneOf(state, openOrders) && cutoffAt >= now

type Placed = Pick<HouseholdOrder, 'brand' | 'week' | 'deliveryDate' | 'startHour' | 'endHour'>

/**
 * The day and window of a box at a destination: the wanted ones, where they are offered in its week, else the nearest to its own. Null where
 * its week has none left.
 */
export function dateAt(
  order: Placed,
  { slot, slots }: Pick<Destination, 'slot' | 'slots'>,
  { now, cutoffs }: { now: string; cutoffs: Cutoffs },
) {
  const date = dateInWeek(order.week, slot.weekday)
  const options = datesInSameWeek(order.brand, order.deliveryDate, slots, now, cutoffs)
  const wanted = options.find(one => one.deliveryDate === date && one.slot.startHour === slot.startHour)
  return wanted ?? nearestDate(options, order) ?? null
}

/** The order at its destination; `same` where it is there already, null where its week has no slot left. */
function placeOf(
  order: HouseholdOrder,
  to: Destination,
  at: { now: string; cutoffs: Cutoffs },
): HouseholdOrder | 'same' | null {
  const option = dateAt(order, to, at)
  if (!option) return null
  const { province, kitchen } = to
  const { deliveryDate } = option
  const { startHour, endHour } = option.slot
  const place = { province, kitchen, deliveryDate, startHour, endHour }
  const same = Object.entries(place).every(([key, value]) => order[key as keyof typeof place] === value)
  return same ? 'same' : { ...order, ...place }
}

interface Saving {
  clientId: string
  now: string
  actor: string
  order: HouseholdOrder
}

async function move(
  tx: Tx,
  services: Stored,
  { clientId, now, actor, household, order: placed }: Saving & { household: Household },
): Promise<HouseholdOrder> {
  const order = await inItsBatch(tx, placed)
  const view = await viewOf(services, withOrder(household, order), order)
  const priced = priceOfView(view)
  await saveProvince(tx, clientId, order.id, order.province)
  const { deliveryDate: to, startHour, province } = order
  const from = household.orders.find(({ id }) => id === order.id)?.deliveryDate
  const data = { ...(from !== undefined && from !== to && { from }), to, startHour, province }
  const event = { kind: 'delivery_moved', actor, data } as const
  return saveOrder(tx, clientId, { ...order, priced, totalCents: priced?.totalCents ?? null }, event, now)
}

async function skip(
  tx: Tx,
  { clientId, now, actor, order, because }: Saving & { because: 'address' | 'closed_day' | 'window' },
): Promise<HouseholdOrder> {
  if (!transition('order', order.state, 'skipped').allowed) return order
  const back = (order.lines ?? []).map(line => ({ productId: line.productId, units: -line.quantity }))
  await moveStock(tx, order, back)
  const event = { kind: 'skipped', actor, data: { by: because } } as const
  return saveOrder(tx, clientId, { ...order, state: 'skipped' }, event, now)
}
