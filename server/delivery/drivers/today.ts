// drivers.today: a driver's stops of the day, with each customer's name, address and notes.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { clockOf } from '../../../domain/time/minutes.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { readReturnables, readStopDoors } from '../routes/door_store.ts'
import { readRoutesOfDriver, readStops } from '../routes/store.ts'
import { readDriver } from './store.ts'

/** @param of.now program time, ISO instant */
export async function driversDay(
  { pool }: Pick<Services, 'pool'>,
  { driverId, brand, now }: { driverId: string; brand: BrandId; now: string },
): Promise<OutputOf<'drivers.today'>> {
  const date = brandDate(brand, now)
  const routes = (await readRoutesOfDriver.all(pool, { driverId, date })).filter(
    route => route.brand === brand,
  )
  const ids = routes.map(({ id }) => id)
  const [driver, places, returnables, ...stopsOf] = await Promise.all([
    readDriver.one(pool, { driverId }),
    readStopDoors(pool, ids),
    readReturnables.all(pool, { routeIds: ids }),
    ...routes.map(({ id }) => readStops.all(pool, { routeId: id })),
  ])
  return {
    date,
    driver,
    routes: routes.map((route, at) => ({
      id: route.id,
      number: route.number,
      kitchen: route.kitchen,
      leaves: clockOf(route.leavesMinute),
      started: route.startedAt !== null,
      stops: (stopsOf[at] ?? []).map(stop => {
        const place = places.get(stop.id)
        return {
          id: stop.id,
          kind: stop.kind,
          name: `${place?.firstName ?? ''} ${place?.lastName ?? ''}`.trim(),
          address: place?.address ?? '',
          unit: place?.unit ?? '',
          buzzer: place?.buzzer ?? '',
          city: place?.city ?? '',
          notes: [place?.instructions, place?.notes].filter(Boolean).join('\n'),
          lat: stop.lat,
          lon: stop.lon,
          window: { startHour: stop.startHour, endHour: stop.endHour },
          planned: clockOf(stop.plannedMinute),
          state: stop.state,
          returnables: returnables
            .filter(({ stopId }) => stopId === stop.id)
            .map(({ number, kind }) => ({ number, kind })),
        }
      }),
    })),
  }
}
