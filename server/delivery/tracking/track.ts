// tracking.mine: the household's box under way, or its next one.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { payByOf } from '../../../domain/payments/settle.ts'
import { addDays, brandDate, wallClock } from '../../../domain/time/zone.ts'
import { failedShownDays, trackingOf } from '../../../domain/tracking.ts'
import type { Services } from '../../integrations/services.ts'
import { findRoad } from './road.ts'
import { readStandingOf, readSteps, readTracked } from './store.ts'

/** @param of.now program time, ISO instant */
export async function track(
  { pool, paypal }: Pick<Services, 'pool' | 'paypal'>,
  { clientId, brand, now }: { clientId: string; brand: BrandId; now: string },
): Promise<OutputOf<'tracking.mine'>> {
  const today = brandDate(brand, now)
  const [standing, orders] = await Promise.all([
    readStandingOf.first(pool, { clientId }),
    readTracked.all(pool, { clientId, from: addDays(today, -failedShownDays) }),
  ])
  const found = standing ? trackingOf(standing.state, orders, { today, now }) : null
  if (!standing || !found) return { tracking: null }
  const order = orders.find(({ id }) => id === found.orderId)
  const following = orders.find(
    other => order && other.deliveryDate > order.deliveryDate && other.state === 'upcoming',
  )
  const onTheDay = order && order.deliveryDate <= today && found.state === 'day_of'
  const road = onTheDay ? await findRoad(pool, { clientId, orderId: order.id }, now) : null
  return {
    tracking: {
      state: found.state,
      order: order
        ? {
            id: order.id,
            state: order.state,
            deliveryDate: order.deliveryDate,
            window: { startHour: order.startHour, endHour: order.endHour },
            cutoffLocal: localTime(brand, order.cutoffAt),
            overdue: found.state === 'day_of' && order.deliveryDate < today,
            toPay:
              order.state === 'payment_failed'
                ? { cents: order.cardCents ?? 0, by: payByOf(order.deliveryDate), paypal: paypal !== null }
                : null,
          }
        : null,
      resumesOn: found.state === 'paused' ? standing.resumesOn : null,
      following: found.state === 'skipped' ? (following?.deliveryDate ?? null) : null,
      steps: order ? await readSteps(pool, brand, { clientId, orderId: order.id }) : [],
      road: road?.road ?? null,
      door: road?.door ?? null,
    },
  }
}

/** Brand wall clock, `2026-11-28T23:59`. */
function localTime(brand: BrandId, instant: string): string {
  const { date, time } = wallClock(brand, instant)
  return `${date}T${time}`
}
