// account.returnables: the bags and kits at a household, and from the day before a delivery those of the next box.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { lifeOf } from '../../domain/returnable_life.ts'
import {
  bagNumber,
  isOverdue,
  kitNumber,
  type ReturnableKind,
  returnableShownDays,
} from '../../domain/returnables.ts'
import { addDays, brandDate } from '../../domain/time/zone.ts'
import { failedShownDays } from '../../domain/tracking.ts'
import type { TrackedBag } from '../integrations/bag_tracker/port.ts'
import type { Services } from '../integrations/services.ts'
import { hasPickupAhead, readBoxesComing, readEvents } from './store.ts'

type Returnables = OutputOf<'account.returnables'>

/**
 * @param of.now program time, ISO instant
 * @throws Refusal bag_tracker_unavailable where the bag tracker does not answer
 */
export async function listReturnables(
  services: Pick<Services, 'pool' | 'bagTracker' | 'log'>,
  { clientId, brand, now }: { clientId: string; brand: BrandId; now: string },
): Promise<Returnables> {
  const today = brandDate(brand, now)
  const [loans, boxes, events, pickupAhead] = await Promise.all([
    atHousehold(services, clientId),
    readBoxesComing.all(services.pool, {
      clientId,
      until: addDays(today, returnableShownDays),
      from: addDays(today, -failedShownDays),
    }),
    readEvents.all(services.pool, { clientId }),
    hasPickupAhead(services.pool, clientId, today),
  ])
  const out = (kind: ReturnableKind) =>
    loans
      .filter(loan => loan.kind === kind)
      .map(({ number, outSince }) => {
        const own = events.filter(event => event.number === number && event.outSince === outSince)
        const dated = own.map(event => ({ kind: event.kind, date: brandDate(brand, event.at) }))
        const { state, dueOn, feeFrom } = lifeOf({ outSince, events: dated, pickupAhead }, today)
        return {
          number,
          dateDelivered: outSince,
          overdue: isOverdue(outSince, today),
          arriving: false,
          life: { state, dueOn, feeFrom },
        }
      })
  const coming = (number: (orderId: string) => string) => (box: { id: string; deliveryDate: string }) => ({
    number: number(box.id),
    dateDelivered: box.deliveryDate,
    overdue: false,
    arriving: true,
    life: null,
  })
  return {
    bags: [...out('cooler_bag'), ...boxes.map(coming(bagNumber))],
    kits: [...out('zero_waste_kit'), ...boxes.filter(({ kit }) => kit).map(coming(kitNumber))],
  }
}

/**
 * The bag tracker's list of a household; the log says why it does not answer.
 * @throws Refusal bag_tracker_unavailable
 */
export async function atHousehold(
  { bagTracker, log }: Pick<Services, 'bagTracker' | 'log'>,
  clientId: string,
): Promise<TrackedBag[]> {
  try {
    return await bagTracker.atHousehold(clientId)
  } catch (error) {
    log.warn({ err: error }, 'the bag tracker did not answer')
    throw new Refusal('bag_tracker_unavailable')
  }
}
