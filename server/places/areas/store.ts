// SQL of the areas: which brand delivers to a postal code, from which kitchen, on which days.

import type { BrandId, Province } from '../../../domain/brands.ts'
import type { Slot, ZoneSlot } from '../../../domain/time/slots.ts'
import type { HeldWindow } from '../../../domain/windows.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, columnsOf, type RowOf, statement } from '../../request/database/statement.ts'

/** A forward sortation area. */
export type Area = RowOf<typeof areaByFsa>

const areaByFsa = statement({
  name: 'area_by_fsa',
  text: `select fsa, brand, province, place, served, kitchen, zone, lat, lon, delivers_from::text as "deliversFrom"
      from area where fsa = $fsa`,
  row: {
    fsa: 'text',
    /** The brand whose province it lies in, whether or not it is served. */
    brand: column<BrandId>('text'),
    province: column<Province>('text'),
    /** The community, as its residents write it. */
    place: 'text',
    served: 'bool',
    kitchen: 'text',
    /** Empty where we do not deliver. */
    zone: 'text',
    /** Its middle. */
    lat: 'float',
    lon: 'float',
    /** The first day (ISO date) on which it is delivered to; null where it always was. */
    deliversFrom: 'text?',
  },
})

export async function selectArea(db: Db, fsa: string): Promise<Area | null> {
  return (await areaByFsa.first(db, { fsa })) ?? null
}

const areasNear = statement({
  name: 'areas_near',
  text: `select fsa from area
      order by (lat - $lat) ^ 2 + ((lon - $lon) * cosd($lat)) ^ 2 limit $limit`,
  row: { fsa: 'text' },
})

/** The areas whose centres are nearest to a point, nearest first. A degree of longitude is shorter the further north. */
export async function selectAreasNear(
  db: Db,
  point: { lat: number; lon: number },
  limit: number,
): Promise<string[]> {
  return (await areasNear.all(db, { ...point, limit })).map(row => row.fsa)
}

/** A window of a zone's timetables, with the days on which nothing is delivered there. */
export type SlotRow = HeldWindow & Pick<ZoneSlot, 'closed'>

export const selectSlots = statement({
  name: 'slots_of_zone',
  text: `select s.weekday, s.start_hour as "startHour", s.end_hour as "endHour", s.capacity,
        v.valid_from::text as "from", (select min(n.valid_from)::text from zone_version n
          where n.zone = s.zone and n.version > s.version) as until, c.days as closed
      from delivery_slot s left join zone_version v on v.zone = s.zone and v.version = s.version
      cross join (select array(
        select c.day::text from closed_day c join (
          select brand, kitchen from area where zone = $zone order by served desc, fsa limit 1) a on a.brand = c.brand
        where c.opened_at is null and coalesce(c.kitchen, a.kitchen) = a.kitchen and coalesce(c.zone, $zone) = $zone
        order by c.day) as days) c
      where s.zone = $zone order by s.version, s.weekday, s.start_hour`,
  row: columnsOf<SlotRow>({
    weekday: 'int',
    startHour: 'int',
    endHour: 'int',
    capacity: 'int?',
    from: 'text?',
    until: 'text?',
    closed: 'text[]',
  }),
})

const slotsHold = batchStatement({
  name: 'slots_hold',
  text: `select weekday from delivery_slot where zone = $zone and capacity is not null
      order by version, weekday, start_hour for no key update`,
  row: { weekday: 'int' },
})

/** Locks the windows of a zone that have a capacity, until the transaction ends: of two households the second finds what the first took. */
export async function holdSlots(tx: Tx, zone: string): Promise<void> {
  await slotsHold.all(tx, { zone })
}

const servedPlaces = statement({
  name: 'served_places',
  // Two provinces may have a place of the same name each.
  text: 'select count(distinct (province, place))::int as count from area where brand = $brand and served',
  row: { count: 'int' },
})

export async function countServedPlaces(db: Db, brand: BrandId): Promise<number> {
  return (await servedPlaces.first(db, { brand }))?.count ?? 0
}

const areasMissing = batchStatement({
  name: 'areas_missing',
  text: 'select not exists (select 1 from area) as missing',
  row: { missing: 'bool' },
})

export const isWithoutAreas = async (db: Db): Promise<boolean> => (await areasMissing.one(db)).missing

/** As it comes with the program. */
type FirstArea = Omit<Area, 'deliversFrom'>

const areasInsert = batchStatement({
  name: 'areas_insert',
  text: `insert into area (fsa, brand, province, place, served, kitchen, zone, lat, lon)
     select * from unnest($fsas::text[], $brands::text[], $provinces::text[], $places::text[],
       $serveds::bool[], $kitchens::text[], $zones::text[],
       $lats::float8[], $lons::float8[])`,
})

export async function insertAreas(db: Db, areas: readonly FirstArea[]): Promise<void> {
  const column = (key: keyof FirstArea) => areas.map(area => area[key])
  await areasInsert.run(db, {
    fsas: column('fsa'),
    brands: column('brand'),
    provinces: column('province'),
    places: column('place'),
    serveds: column('served'),
    kitchens: column('kitchen'),
    zones: column('zone'),
    lats: column('lat'),
    lons: column('lon'),
  })
}

const slotsInsert = batchStatement({
  name: 'slots_insert',
  text: `insert into delivery_slot (zone, weekday, start_hour, end_hour)
     select * from unnest($zones::text[], $weekdays::int2[], $startHours::int2[], $endHours::int2[])
     on conflict do nothing`,
})

export async function insertSlots(db: Db, slots: readonly (Slot & { zone: string })[]): Promise<void> {
  await slotsInsert.run(db, {
    zones: slots.map(slot => slot.zone),
    weekdays: slots.map(slot => slot.weekday),
    startHours: slots.map(slot => slot.startHour),
    endHours: slots.map(slot => slot.endHour),
  })
}
