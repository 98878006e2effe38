// account.update_delivery: moves one order to another day or window of its week (rule 49), and with it its cutoff and
// its batch.

import { Refusal } from '../../contract/errors.ts'
import { referenceOfBox } from '../../domain/reference.ts'
import { tell } from '../messages/outbox.ts'
import { holdSlots } from '../places/areas/find_area.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { inItsBatch } from './batches.ts'
import type { OrderOfClient } from './change_box.ts'
import { changeOrder, refuseUnlessActive, saved } from './change_order.ts'
import { datesToMoveTo } from './delivery_dates.ts'
import type { HouseholdOrder } from './household.ts'
import type { OrderInView } from './order_view.ts'
import { priceOfView, withOrder } from './reprice.ts'
import { saveOrder } from './state_store.ts'

interface MoveTo {
  /** ISO date. */
  deliveryDate: string
  startHour: number
}

/**
 * Moves an order to another slot of its week. Moving it to its present slot changes nothing.
 * @throws not_found, order_locked, order_skipped, account_paused, account_closed
 * @throws date_unavailable for a slot that change_delivery_form does not list
 */
export function moveOrder(services: Stored, of: OrderOfClient, to: MoveTo): Promise<OrderInView> {
  return changeOrder(services, of, async (tx, view) => {
    const { household, order } = view
    refuseUnlessActive(household)
    if (order.state === 'skipped') throw new Refusal('order_skipped')
    if (order.deliveryDate === to.deliveryDate && order.startHour === to.startHour) return null
    await holdSlots(tx, household.zone)
    const options = await datesToMoveTo(tx, household, order, of)
    const found = options.find(
      option => option.deliveryDate === to.deliveryDate && option.slot.startHour === to.startHour,
    )
    if (!found) throw new Refusal('date_unavailable')
    const { startHour, endHour } = found.slot
    const { deliveryDate } = to
    const { kitchen } = household
    const moved = priceAgain(
      view,
      await inItsBatch(tx, { ...order, deliveryDate, startHour, endHour, kitchen }),
    )
    const data = { from: order.deliveryDate, to: moved.deliveryDate, startHour }
    const kept = await saveOrder(
      tx,
      of.clientId,
      moved,
      { kind: 'delivery_moved', actor: 'client', data },
      of.now,
    )
    await tellMoved(tx, of, order, kept)
    return saved(view, kept)
  })
}

/** Taxes are those of the delivery date, so a priced box is priced again. */
function priceAgain(view: OrderInView, moved: HouseholdOrder): HouseholdOrder {
  const priced = priceOfView({ ...view, order: moved, household: withOrder(view.household, moved) })
  return { ...moved, priced, totalCents: priced?.totalCents ?? null }
}

async function tellMoved(
  tx: Tx,
  of: OrderOfClient,
  from: HouseholdOrder,
  order: HouseholdOrder,
): Promise<void> {
  const { id: orderId, deliveryDate, startHour, endHour } = order
  await tell(tx, {
    clientId: of.clientId,
    brand: order.brand,
    template: 'delivery_moved',
    data: {
      ...{ orderId, deliveryDate, startHour, endHour, fromDate: from.deliveryDate },
      reference: referenceOfBox(orderId, order.version),
    },
    key: `moved:${orderId}:${order.version}`,
    at: of.now,
  })
}
