// Tells households, once each, that their van is too late for their window.

import { brandIds } from '../../../domain/brands.ts'
import { narrowWindow } from '../../../domain/routes/window.ts'
import { clockOf } from '../../../domain/time/minutes.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { isStopping, type Tx, withTx } from '../../request/database/database.ts'
import { insertTrouble } from '../remedies/store.ts'
import { aheadOf, minutesOn } from '../routes/ahead.ts'
import { findRoute, readRoutesOfDay, readStops } from '../routes/store.ts'

/** @param now program time, ISO instant */
export async function tellLate(tx: Tx, routeId: string, now: string): Promise<void> {
  const route = await findRoute.first(tx, { id: routeId })
  if (!route) return
  const stops = await readStops.all(tx, { routeId })
  for (const [at, stop] of stops.entries()) {
    if (stop.kind !== 'delivery' || stop.state !== 'planned') continue
    const window = narrowWindow({ ...aheadOf(route, stops, at), now: minutesOn(route, now) })
    if (!window.late) continue
    const { clientId, subjectId: orderId } = stop
    const { brand, date: deliveryDate } = route
    await insertTrouble(tx, { clientId, orderId, deliveryDate, brand, kind: 'late', reason: null, at: now })
    const data = {
      orderId,
      deliveryDate,
      from: clockOf(window.from),
      until: clockOf(window.until),
    }
    await tell(tx, {
      clientId,
      brand,
      template: 'delivery_late',
      data,
      key: `delivery_late:${orderId}:${deliveryDate}`,
      at: now,
    })
  }
}

/** Checks every van on the road, because one that has stopped sends nothing. @returns the number of vans */
export async function tellAllLate({
  pool,
  clock,
}: Pick<Services, 'pool' | 'clock'>): Promise<{ vans: number }> {
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  let vans = 0
  for (const brand of brandIds) {
    for (const { id, startedAt } of await readRoutesOfDay.all(pool, { brand, date: brandDate(brand, now) })) {
      if (isStopping(pool)) return { vans }
      if (startedAt === null) continue
      await withTx(pool, tx => tellLate(tx, id, now))
      vans += 1
    }
  }
  return { vans }
}
