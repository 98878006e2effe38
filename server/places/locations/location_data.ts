// locations.location_data: where a brand delivers, on which days, and until when each can be ordered.

import type { OutputOf } from '../../../contract/index.ts'
import { type BrandId, brands } from '../../../domain/brands.ts'
import { defaultCutoffRules } from '../../../domain/time/cutoff.ts'
import type { Weekday } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { readPlaces, readWindows, type WindowRow } from './store.ts'

type Locations = OutputOf<'locations.location_data'>

/** Cutoffs close with the last minute of their day (rule 72). */
const cutoffTime = '23:59'

export async function locationData({ pool }: Pick<Services, 'pool'>, brand: BrandId): Promise<Locations> {
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
      dayOf(weekday, ofDay),
    ),
    cutoffTime,
    zone,
  }
}

function dayOf(weekday: Weekday, windows: readonly WindowRow[]): Locations['days'][number] {
  const days = defaultCutoffRules.byWeekday[weekday] ?? defaultCutoffRules.days
  return {
    weekday,
    windows: windows.map(({ startHour, endHour }) => ({ startHour, endHour })),
    cutoffWeekday: (((weekday - days + 13) % 7) + 1) as Weekday,
  }
}
