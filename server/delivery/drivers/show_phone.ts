// drivers.phone: the phone of a stop's household, which it gave for the driver alone, on the day itself. Each look is an event of the
// household.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { addDays, brandDate, instantAt } from '../../../domain/time/zone.ts'
import { recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { findOpenStop, readPhoneOf } from './store.ts'

/**
 * @param of.now program time, ISO instant
 * @throws Refusal phone_not_now for a stop that is done, of another day, or not on a route of this driver
 */
export async function showPhone(
  { pool }: Pick<Services, 'pool'>,
  { driverId, brand, now }: { driverId: string; brand: BrandId; now: string },
  stopId: string,
): Promise<OutputOf<'drivers.phone'>> {
  const date = brandDate(brand, now)
  const phone = await withTx(pool, async tx => {
    const stop = await findOpenStop.first(tx, { stopId, driverId, brand, date })
    const found = stop && (await readPhoneOf.first(tx, { clientId: stop.clientId, stopId }))?.phone
    if (!stop || !found) throw new Refusal('phone_not_now')
    const data = { deliveryDate: date }
    await recordEvent(tx, { clientId: stop.clientId, kind: 'phone_shown', actor: driverId, data, at: now })
    return found
  })
  const ends = Date.parse(instantAt(brand, addDays(date, 1), '00:00'))
  return { phone, leftMilliseconds: ends - Date.parse(now) }
}
