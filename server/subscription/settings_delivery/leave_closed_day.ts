// Takes one box off a closed day (rule 83): to its household's own window or the nearest one of its week, where it goes anyway.

import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { openOrders } from '../../../domain/machines/order_groups.ts'
import { boxesOnClosedDays } from '../../orders/closed_days.ts'
import type { HouseholdOrder } from '../../orders/household.ts'
import { loadHousehold } from '../../orders/load.ts'
import { relocateOrders } from '../../orders/relocate_orders.ts'
import { findArea, holdSlots, slotsOfZone } from '../../places/areas/find_area.ts'
import type { Tx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { readDeliveryPlace, readHouseholdAddresses, readPinned } from './store.ts'

export interface LeftDay {
  /** As it stood on the day. */
  before: HouseholdOrder
  after: HouseholdOrder
  outcome: 'moved' | 'skipped' | 'resting'
}

/**
 * Its household's open boxes are held.
 * @param of.now program time, ISO instant
 * @param of.asOf the day's cutoff where that is over: a box that is not cut off yet for all that still leaves
 * @param of.actor who closed the day
 * @returns null where the box is not on a closed day any more, or cannot change
 */
export async function leaveClosedDay(
  tx: Tx,
  services: Stored,
  of: { clientId: string; orderId: string; actor: string; now: string; asOf: string },
): Promise<LeftDay | null> {
  const { clientId, orderId, actor, now, asOf } = of
  if (!(await boxesOnClosedDays(tx, clientId)).has(orderId)) return null
  const before = await openBox(tx, services, of)
  const route = await readDeliveryPlace(tx, clientId)
  if (!before || !route) return null
  const { alternate } = await readHouseholdAddresses(tx, clientId)
  const isElsewhere = alternate !== undefined && (await readPinned(tx, clientId)).has(orderId)
  const area = isElsewhere ? await findArea(tx, alternate.postal) : null
  const { province, kitchen, zone } = area ?? route
  await holdSlots(tx, zone)
  await relocateOrders(tx, services, {
    clientId,
    now: asOf,
    bookableAt: now,
    to: { province, kitchen, slot: route.slot, slots: await slotsOfZone(tx, zone, { now, clientId }) },
    covers: ({ id }) => id === orderId,
    actor,
    because: 'closed_day',
  })
  const after = (await openBox(tx, services, of)) ?? before
  if (before.state === 'skipped') return { before, after, outcome: 'resting' }
  return { before, after, outcome: after.state === 'skipped' ? 'skipped' : 'moved' }
}

async function openBox(
  tx: Tx,
  services: Stored,
  { clientId, orderId, asOf }: { clientId: string; orderId: string; asOf: string },
): Promise<HouseholdOrder | null> {
  const household = await loadHousehold(services, clientId, asOf, tx)
  const order = household?.orders.find(({ id }) => id === orderId)
  return order && isOneOf(order.state, openOrders) && order.cutoffAt >= asOf ? order : null
}
