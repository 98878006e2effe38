// A booked pickup whose day is closed afterwards (rule 83): it comes in the same window on the next day of its week on which the household's
// route runs, else on the nearest before, else it is called off. Its household is told.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { nearestPickupDate, routeDates } from '../../../domain/pickups.ts'
import { menuWeekOf } from '../../../domain/time/weeks.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { isBoxComing } from '../../bags/box_coming.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import { tell } from '../../messages/outbox.ts'
import type { Tx } from '../../request/database/database.ts'
import { insertPickup, readPickupRoute, readScheduled, writeCancelled } from './store.ts'

interface ClosedFor {
  clientId: string
  brand: BrandId
  /** The closed day, ISO date, and why, as households read it. */
  day: string
  reason: Readonly<Record<Locale, string>>
  /** The admin who closed it. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/** @returns null where the pickup is not on that day any more */
export async function takePickupOff(tx: Tx, of: ClosedFor): Promise<'moved' | 'called_off' | null> {
  const { clientId, brand, day, now } = of
  await holdClient(tx, clientId)
  const pickup = await readScheduled(tx, clientId)
  const route = await readPickupRoute(tx, clientId)
  if (pickup?.date !== day || !route?.closed.includes(day)) return null
  const { id, startHour, endHour } = pickup
  const today = brandDate(brand, now)
  const dates = routeDates(menuWeekOf(day), route.routes, route.closed).filter(date => date > today)
  const to = nearestPickupDate(dates, day)
  await writeCancelled(tx, clientId, id)
  const noted = { clientId, at: now, actor: of.actor }
  const before = { pickupId: id, pickupDate: day, startHour, endHour }
  await recordEvent(tx, { ...noted, kind: 'pickup_cancelled', data: before })
  const after = to === null ? null : { id: randomUUIDv7(), date: to, startHour, endHour }
  if (after) {
    await insertPickup(tx, { ...after, clientId, brand, createdAt: now })
    const data = { pickupId: after.id, pickupDate: after.date, startHour, endHour }
    await recordEvent(tx, { ...noted, kind: 'pickup_booked', data })
  }
  await tell(tx, {
    clientId,
    brand,
    template: 'pickup_day_closed',
    data: {
      ...{ pickupId: after?.id ?? id, pickupDate: after?.date ?? day, startHour, endHour },
      closedOn: day,
      reason: of.reason,
      calledOff: after === null,
      boxComing: await isBoxComing(tx, of),
    },
    key: `pickup_day_closed:${id}`,
    at: now,
  })
  return after ? 'moved' : 'called_off'
}
