// A box followed by a link: without signing in, until its day is over, and without revealing its household.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { linkTo } from '../../../contract/paths.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { boxOfToken, type TrackedBox, trackingToken } from '../../messages/tracking_links/tracking_token.ts'
import type { Stored } from '../../request/services.ts'
import { findRoad } from './road.ts'
import { readSteps, readTrackedBox } from './store.ts'
import { track } from './track.ts'

type Shared = OutputOf<'tracking.shared'>

const sharedStates: Partial<Record<OrderState, Shared['state']>> = {
  charged: 'after_cutoff',
  packed: 'after_cutoff',
  out_for_delivery: 'after_cutoff',
  delivered: 'success',
  failed: 'failed',
}

/** @throws Refusal not_found without a box today */
export async function shareBox(
  services: Stored & Pick<Services, 'paypal'>,
  of: { clientId: string; brand: BrandId; locale: Locale; origin: string; now: string },
): Promise<{ url: string }> {
  const { tracking } = await track(services, of)
  const order = tracking?.order
  if (!order || order.deliveryDate !== brandDate(of.brand, of.now) || !sharedStates[order.state]) {
    throw new Refusal('not_found')
  }
  const token = await trackingToken(services, { clientId: of.clientId, orderId: order.id })
  if (token === null) throw new Refusal('not_found')
  return { url: of.origin + linkTo('trackShared', of, { token }) }
}

/** The box of a token, during its day. @throws Refusal not_found */
export async function boxShared(
  services: Stored,
  { token, brand, now }: { token: string; brand: BrandId; now: string },
): Promise<TrackedBox & { state: Shared['state'] } & Pick<Shared, 'deliveryDate' | 'window'>> {
  const box = await boxOfToken(services, token)
  const row =
    box && (await readTrackedBox.first(services.pool, { clientId: box.clientId, orderId: box.orderId }))
  const state = row ? sharedStates[row.state] : undefined
  if (!box || !row || !state || row.brand !== brand || row.deliveryDate < brandDate(brand, now)) {
    throw new Refusal('not_found')
  }
  const { deliveryDate, startHour, endHour } = row
  const today = deliveryDate === brandDate(brand, now)
  return {
    ...box,
    state: state === 'after_cutoff' && today ? 'day_of' : state,
    deliveryDate,
    window: { startHour, endHour },
  }
}

/** tracking.shared. @throws Refusal not_found */
export async function showShared(
  services: Stored,
  of: { token: string; brand: BrandId; now: string },
): Promise<Shared> {
  const { clientId, orderId, ...box } = await boxShared(services, of)
  const [steps, found] = await Promise.all([
    readSteps(services.pool, of.brand, { clientId, orderId }),
    findRoad(services.pool, { clientId, orderId }, of.now),
  ])
  return { ...box, steps, road: found && withoutVan(found.road) }
}

/** The part of a van's position that a link shows. */
export function withoutVan(road: NonNullable<Shared['road']> & { van?: unknown; vanAt?: unknown }) {
  const { started, before, window, late } = road
  return { started, before, window, late }
}
