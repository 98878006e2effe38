import type { Province } from '../../../domain/brands.ts'
import type { Weekday } from '../../../domain/time/zone.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'

/**
 * Served communities, by province and name, in the middle of their postal areas: a single outlier, such as an airport's, does not
 * move it. One whose postal areas are in several zones has the days of all.
 */
export const readPlaces = statement({
  name: 'served_places_by_province',
  text: `select a.province, a.place as name, 
        percentile_cont(0.5) within group (order by a.lat) as lat,
        percentile_cont(0.5) within group (order by a.lon) as lon, count(*)::int as areas,
        array(select distinct s.weekday::int from delivery_slot s
          where s.zone = any(array_agg(distinct a.zone)) and not exists (
            select 1 from zone_version n where n.zone = s.zone and n.version > s.version) order by 1) as weekdays
      from area a where a.brand = $brand and a.served
      group by a.province, a.place order by a.province, a.place`,
  row: {
    province: column<Province>('text'),
    name: 'text',
    lat: 'float',
    lon: 'float',
    areas: 'int',
    weekdays: column<Weekday[]>('int[]'),
  },
})

export type WindowRow = RowOf<typeof readWindows>

/** Every delivery window of a brand's newest timetables, by weekday and hour. */
export const readWindows = statement({
  name: 'windows_of_brand',
  text: `select distinct s.weekday, s.start_hour as "startHour", s.end_hour as "endHour"
      from delivery_slot s
      where exists (select 1 from area a where a.zone = s.zone and a.brand = $brand and a.served)
        and not exists (select 1 from zone_version n where n.zone = s.zone and n.version > s.version)
      order by 1, 2, 3`,
  row: { weekday: column<Weekday>('int'), startHour: 'int', endHour: 'int' },
})
