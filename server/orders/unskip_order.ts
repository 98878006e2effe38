// account.unskip_order: undoes a skip, with the selection the box had. What sold out in the meantime is left out, and reported.

import { Refusal } from '../../contract/errors.ts'
import { transition } from '../../domain/machines/transition.ts'
import { referenceOfBox } from '../../domain/reference.ts'
import type { DishFacts } from '../messages/facts.ts'
import { tell } from '../messages/outbox.ts'
import type { Stored } from '../request/services.ts'
import type { OrderOfClient } from './change_box.ts'
import { changeOrder, refuseUnlessActive, saved } from './change_order.ts'
import { boxesOnClosedDays } from './closed_days.ts'
import type { OrderInView } from './order_view.ts'
import { priceOfView, withOrder } from './reprice.ts'
import { saveOrder } from './state_store.ts'
import { takeAgain } from './take_again.ts'
import { boxesWithoutWindow } from './windows.ts'

/**
 * Undoes a skip until the order's cutoff.
 * @returns the order, and what it had and is sold out now
 * @throws not_found, order_locked, order_not_skipped, account_paused, account_closed, day_closed, window_full
 */
export async function unskipOrder(
  services: Stored,
  of: OrderOfClient,
): Promise<{ view: OrderInView; missing: DishFacts[] }> {
  let missing: DishFacts[] = []
  const view = await changeOrder(services, of, async (tx, before) => {
    refuseUnlessActive(before.household)
    if (!transition('order', before.order.state, 'upcoming').allowed) throw new Refusal('order_not_skipped')
    if ((await boxesOnClosedDays(tx, of.clientId)).has(of.orderId)) throw new Refusal('day_closed')
    const without = await boxesWithoutWindow(tx, of.clientId, [before.order], of.now)
    if (without.has(of.orderId)) throw new Refusal('window_full')
    const taken = await takeAgain(tx, of.clientId, before)
    missing = taken.missing
    const { order } = taken
    const { lines } = order
    const upcoming = { ...before, order, lines, household: withOrder(before.household, order) }
    const priced = priceOfView(upcoming)
    const event = { kind: 'unskipped', actor: 'client', data: {} } as const
    const again = { ...order, priced, totalCents: priced?.totalCents ?? null }
    const kept = await saveOrder(tx, of.clientId, again, event, of.now)
    await tell(tx, {
      clientId: of.clientId,
      brand: order.brand,
      template: 'order_unskipped',
      data: {
        orderId: order.id,
        deliveryDate: order.deliveryDate,
        startHour: order.startHour,
        endHour: order.endHour,
        reference: referenceOfBox(order.id, kept.version),
        missing,
      },
      key: `unskipped:${order.id}:${kept.version}`,
      at: of.now,
    })
    return saved(before, kept, lines)
  })
  return { view, missing }
}
