// rewards.gift_card_options: the possible redemptions of points, and the rate at which they are earned (rule 44).

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import {
  centsOfPoints,
  hasPoints,
  loyaltyDeliveries,
  loyaltyWeeks,
  nextRedemption,
  pointsRate,
  redemptionsFor,
} from '../../../domain/points.ts'
import { isEndAnnounced } from '../../../domain/points_expiry.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import { termsOfNext } from '../../catalogue/catalogue.ts'
import type { Services } from '../../integrations/services.ts'
import type { Stored } from '../../request/services.ts'
import { balancesOf } from '../held_value/value_held.ts'
import { programmePointsUntil } from './end_programme.ts'
import { readPointsStanding } from './store.ts'

/** @param of.now program time, ISO instant */
export async function giftCardOptions(
  services: Stored & Pick<Services, 'config'>,
  of: { clientId: string; brand: BrandId; now: string },
): Promise<OutputOf<'rewards.gift_card_options'>> {
  const { pool, config } = services
  const today = brandDate(of.brand, of.now)
  const since = addDays(today, -loyaltyWeeks * 7 + 1)
  const [{ available, deliveries }, useBy, credit] = await Promise.all([
    readPointsStanding.one(pool, { clientId: of.clientId, since }),
    programmePointsUntil(services, { clientId: of.clientId, today }),
    balancesOf(pool, of.clientId),
  ])
  const { points: rates } = await termsOfNext(services, of.brand, of.now)
  const pointsEnding = isEndAnnounced(today, config.pointsEndOn)
  const next = nextRedemption(available)
  return {
    options: redemptionsFor(available, pointsEnding).map(points => ({
      points,
      creditCents: centsOfPoints(points),
      enough: available >= points,
    })),
    next: next === null ? null : { points: next, missing: next - available },
    percent: pointsRate(rates, deliveries) / 1_000,
    credit,
    pointsEnding,
    toDouble:
      deliveries >= loyaltyDeliveries
        ? null
        : { deliveries: loyaltyDeliveries, left: loyaltyDeliveries - deliveries },
    endsOn: config.pointsEndOn ?? null,
    useBy,
    ended: !hasPoints(today, config.pointsEndOn),
  }
}
