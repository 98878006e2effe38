// A van that is so late that a window cannot be kept: who waits behind it is told at once, each once.

import { narrowWindow } from '../../../domain/routes/window.ts'
import { clockOf } from '../../../domain/time/minutes.ts'
import { tell } from '../../messages/outbox.ts'
import type { Tx } from '../../platform/database.ts'
import { aheadOf, minutesOn } from '../routes/ahead.ts'
import { findRoute, readStops } from '../routes/store.ts'

/** @param now program time, ISO instant */
export async function tellLate(tx: Tx, routeId: string, now: string): Promise<void> {
  const route = await findRoute(tx, routeId)
  if (!route) return
  const stops = await readStops(tx, routeId)
  for (const [at, stop] of stops.entries()) {
    if (stop.kind !== 'delivery' || stop.state !== 'planned') continue
    const window = narrowWindow({ ...aheadOf(route, stops, at), now: minutesOn(route, now) })
    if (!window.late) continue
    const { clientId, subjectId: orderId } = stop
    const data = {
      orderId,
      deliveryDate: route.date,
      from: clockOf(window.from),
      until: clockOf(window.until),
    }
    await tell(tx, {
      clientId,
      brand: route.brand,
      template: 'delivery_late',
      data,
      key: `delivery_late:${orderId}`,
      at: now,
    })
  }
}
