// account.unskip_order: undoes a skip, with the selection the box had.

import { Refusal } from '../../contract/errors.ts'
import { transition } from '../../domain/machines/transition.ts'
import { referenceOfBox } from '../../domain/reference.ts'
import { tell } from '../messages/outbox.ts'
import type { Stored } from '../request/services.ts'
import type { OrderOfClient } from './change_box.ts'
import { changeOrder, refuseUnlessActive, saved } from './change_order.ts'
import type { OrderInView } from './order_view.ts'
import { priceOfView, withOrder } from './reprice.ts'
import { moveStock, saveOrder } from './state_store.ts'

/**
 * Undoes a skip until the order's cutoff. An order that is not skipped stays as it is.
 * @throws not_found, order_locked, account_paused, account_closed
 * @throws sold_out with `productId` and `left` where its contents have sold out since
 */
export function unskipOrder(services: Stored, of: OrderOfClient): Promise<OrderInView> {
  return changeOrder(services, of, async (tx, view) => {
    const { household, lines } = view
    refuseUnlessActive(household)
    if (!transition('order', view.order.state, 'upcoming').allowed) return null
    const [short] = await moveStock(
      tx,
      view.order,
      lines.map(line => ({ productId: line.productId, units: line.quantity })),
    )
    if (short) throw new Refusal('sold_out', { details: { ...short } })
    const order = { ...view.order, state: 'upcoming' as const }
    const upcoming = { ...view, order, household: withOrder(household, order) }
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
      },
      key: `unskipped:${order.id}:${kept.version}`,
      at: of.now,
    })
    return saved(view, kept)
  })
}
