// SQL of where a brand delivers, and when.

import type pg from 'pg'
import type { BrandId, Province } from '../../../domain/brands.ts'
import type { Weekday } from '../../../domain/time/zone.ts'
import { statement } from '../../request/database/statement.ts'

interface PlaceRow {
  province: Province
  name: string
  lat: number
  lon: number
  areas: number
  weekdays: Weekday[]
}

const servedPlacesByProvince = statement<PlaceRow>({
  name: 'served_places_by_province',
  text: `select a.province, a.place as name, 
        percentile_cont(0.5) within group (order by a.lat) as lat,
        percentile_cont(0.5) within group (order by a.lon) as lon, count(*)::int as areas,
        array(select distinct s.weekday::int from delivery_slot s
          where s.zone = any(array_agg(distinct a.zone)) order by 1) as weekdays
      from area a where a.brand = $1 and a.served
      group by a.province, a.place order by a.province, a.place`,
  row: { province: 'text', name: 'text', lat: 'float', lon: 'float', areas: 'int', weekdays: 'int[]' },
})

/**
 * Communities that are served, by province and name, in the middle of their postal areas: the one that a source puts elsewhere, as an
 * airport's, does not move it. One whose postal areas lie in several zones has the days of all.
 */
export async function readPlaces(pool: pg.Pool, brand: BrandId): Promise<PlaceRow[]> {
  return servedPlacesByProvince.all(pool, [brand])
}

export interface WindowRow {
  weekday: Weekday
  startHour: number
  endHour: number
}

const windowsOfBrand = statement<WindowRow>({
  name: 'windows_of_brand',
  text: `select distinct s.weekday, s.start_hour as "startHour", s.end_hour as "endHour"
      from delivery_slot s
      where exists (select from area a where a.zone = s.zone and a.brand = $1 and a.served)
      order by 1, 2, 3`,
  row: { weekday: 'int', startHour: 'int', endHour: 'int' },
})

/** Every window in which a brand delivers anywhere, by weekday and hour. */
export async function readWindows(pool: pg.Pool, brand: BrandId): Promise<WindowRow[]> {
  return windowsOfBrand.all(pool, [brand])
}
