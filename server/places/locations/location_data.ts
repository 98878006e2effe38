// locations.location_data: where a brand delivers, on which days, and until when each can be ordered.

import type { OutputOf } from '../../../contract/index.ts'
import { type BrandId, brands } from '../../../domain/brands.ts'
import type { Cutoffs } from '../../../domain/time/cutoff.ts'
import { orderDates } from '../../../domain/time/weeks.ts'
import type { Weekday } from '../../../domain/time/zone.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import type { Stored } from '../../request/services.ts'
import { readPlaces, readWindows, type WindowRow } from './store.ts'

type Locations = OutputOf<'locations.location_data'>

/** @param now program time, ISO instant */
export async function locationData(services: Stored, brand: BrandId, now: string): Promise<Locations> {
  const { pool } = services
  const cutoffs = await cutoffsOf(services)
  const [places, windows] = await Promise.all([
    readPlaces.all(pool, { brand }),
    readWindows.all(pool, { brand }),
  ])
  const { provinces, zone } = brands[brand]
  return {
    communities: places.length,
    provinces: provinces
      .map(province => ({
        province,
        places: places
          .filter(place => place.province === province)
          .map(({ name, lat, lon, areas, weekdays }) => ({ name, lat, lon, areas, weekdays })),
      }))
      .filter(({ places }) => places.length > 0),
    days: [...Map.groupBy(windows, ({ weekday }) => weekday)].map(([weekday, ofDay]) =>
      dayOf(weekday, ofDay, { brand, now, cutoffs }),
    ),
    zone,
  }
}

/** A weekday with the cutoff of its first box that can still be ordered. */
function dayOf(
  weekday: Weekday,
  windows: readonly WindowRow[],
  { brand, now, cutoffs }: { brand: BrandId; now: string; cutoffs: Cutoffs },
): Locations['days'][number] {
  const [next = ''] = orderDates(brand, weekday, now, cutoffs, 1)
  const { days, time } = cutoffs(brand, next)
  return {
    weekday,
    windows: windows.map(({ startHour, endHour }) => ({ startHour, endHour })),
    cutoffWeekday: (((weekday - days + 13) % 7) + 1) as Weekday,
    cutoffTime: time,
  }
}
