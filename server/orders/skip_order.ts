// account.skip_order: skips a box. Nothing is charged, its products return to stock, and its selection is kept in case the skip is
// undone.

import { transition } from '../../domain/machines/transition.ts'
import { referenceOfBox } from '../../domain/reference.ts'
import { tell } from '../messages/outbox.ts'
import type { Stored } from '../request/services.ts'
import type { OrderOfClient } from './change_box.ts'
import { changeOrder, refuseUnlessActive, saved } from './change_order.ts'
import type { OrderInView } from './order_view.ts'
import { moveStock, saveOrder } from './state_store.ts'

/**
 * Skips an order until its cutoff. Skipping a skipped one changes nothing.
 * @throws not_found, order_locked, account_paused, account_closed
 */
export function skipOrder(services: Stored, of: OrderOfClient): Promise<OrderInView> {
  return changeOrder(services, of, async (tx, view) => {
    const { household, order, lines } = view
    refuseUnlessActive(household)
    if (!transition('order', order.state, 'skipped').allowed) return null
    await moveStock(
      tx,
      order,
      lines.map(line => ({ productId: line.productId, units: -line.quantity })),
    )
    const event = { kind: 'skipped', actor: 'client', data: {} } as const
    const skipped = await saveOrder(tx, of.clientId, { ...order, state: 'skipped' }, event, of.now)
    await tell(tx, {
      clientId: of.clientId,
      brand: order.brand,
      template: 'order_skipped',
      data: {
        orderId: order.id,
        deliveryDate: order.deliveryDate,
        reference: referenceOfBox(order.id, skipped.version),
      },
      key: `skipped:${order.id}:${skipped.version}`,
      at: of.now,
    })
    return saved(view, skipped)
  })
}
