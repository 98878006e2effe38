// banners.get_cart_loyalty_banner: the loyalty line of the cart (rule 44).

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { centsOfPoints, loyaltyDeliveries, loyaltyWeeks, pointsRate } from '../../../domain/points.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import { termsOfNext } from '../../catalogue/catalogue.ts'
import type { Stored } from '../../request/services.ts'
import { readPointsStanding } from './store.ts'

type Banner = NonNullable<OutputOf<'banners.get_cart_loyalty_banner'>['banner']>

/** @param of `now` is program time, ISO instant */
export async function cartBanner(
  services: Stored,
  of: { clientId: string; brand: BrandId; now: string },
): Promise<Banner> {
  const since = addDays(brandDate(of.brand, of.now), -loyaltyWeeks * 7 + 1)
  const { deliveries, ...points } = await readPointsStanding.one(services.pool, {
    clientId: of.clientId,
    since,
  })
  const { points: rates } = await termsOfNext(services, of.brand, of.now)
  return {
    ...points,
    worthCents: centsOfPoints(Math.max(0, points.available)),
    percent: pointsRate(rates, deliveries) / 1_000,
    deliveriesToDouble: deliveries >= loyaltyDeliveries ? null : loyaltyDeliveries - deliveries,
  }
}
