// account.change_delivery_form: the other days and windows of an order's week.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import { cutoffOf } from '../../domain/time/cutoff.ts'
import { datesInSameWeek, type Slot, type SlotDate } from '../../domain/time/slots.ts'
import { localTime } from '../menu/local_time.ts'
import { slotsOfZone } from '../places/areas/find_area.ts'
import type { Db } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import type { OrderOfClient } from './change_box.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { loadOrder } from './load.ts'

/**
 * The days and windows of the household's zone within the order's menu week whose cutoff has not passed, soonest first;
 * its own is among them.
 * @throws not_found, order_locked
 */
export async function deliveryDates(
  services: Stored,
  of: OrderOfClient,
): Promise<OutputOf<'account.change_delivery_form'>> {
  const { household, order } = await loadOrder(services, of.clientId, of.orderId, of.now)
  if (of.now > order.cutoffAt || !isOneOf(order.state, openOrders)) throw new Refusal('order_locked')
  const options = await datesToMoveTo(services.pool, household, order, of)
  return {
    deliveryDate: order.deliveryDate,
    window: { startHour: order.startHour, endHour: order.endHour },
    dates: options.map(({ slot, deliveryDate }) => ({
      date: deliveryDate,
      window: { startHour: slot.startHour, endHour: slot.endHour },
      cutoffLocal: localTime(order.brand, cutoffOf(order.brand, deliveryDate, household.terms.cutoffs)),
    })),
  }
}

export async function datesToMoveTo(
  db: Db,
  household: Household,
  order: HouseholdOrder,
  { clientId, now }: { clientId: string; now: string },
): Promise<SlotDate<Slot>[]> {
  const slots = await slotsOfZone(db, household.zone, { clientId, now })
  return datesInSameWeek(order.brand, order.deliveryDate, slots, now, household.terms.cutoffs)
}
