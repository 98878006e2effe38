// SQL of the areas: which brand delivers to a postal code, from which kitchen, on which days.

import type { BrandId, Province } from '../../../domain/brands.ts'
import type { Slot } from '../../../domain/time/slots.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

/** A forward sortation area. */
export interface Area {
  fsa: string
  /** The brand whose province it lies in, whether or not it is served. */
  brand: BrandId
  province: Province
  /** The community, as its people write it. */
  place: string
  served: boolean
  kitchen: string
  /** Empty where we do not deliver. */
  zone: string
  /** Its middle. */
  lat: number
  lon: number
}

const areaByFsa = statement<Area>({
  name: 'area_by_fsa',
  text: 'select fsa, brand, province, place, served, kitchen, zone, lat, lon from area where fsa = $1',
  row: {
    fsa: 'text',
    brand: 'text',
    province: 'text',
    place: 'text',
    served: 'bool',
    kitchen: 'text',
    zone: 'text',
    lat: 'float',
    lon: 'float',
  },
})

export async function selectArea(db: Db, fsa: string): Promise<Area | null> {
  return (await areaByFsa.first(db, [fsa])) ?? null
}

const areasNear = statement<{ fsa: string }>({
  name: 'areas_near',
  text: `select fsa from area
      order by (lat - $1) ^ 2 + ((lon - $2) * cosd($1)) ^ 2 limit $3`,
  row: { fsa: 'text' },
})

/** The areas whose centres are nearest to a point, nearest first. A degree of longitude is shorter the further north. */
export async function selectAreasNear(
  db: Db,
  point: { lat: number; lon: number },
  limit: number,
): Promise<string[]> {
  return (await areasNear.all(db, [point.lat, point.lon, limit])).map(row => row.fsa)
}

const slotsOfZone = statement<Slot>({
  name: 'slots_of_zone',
  text: `select weekday, start_hour as "startHour", end_hour as "endHour"
      from delivery_slot where zone = $1 order by weekday, start_hour`,
  row: { weekday: 'int', startHour: 'int', endHour: 'int' },
})

export async function selectSlots(db: Db, zone: string): Promise<Slot[]> {
  return slotsOfZone.all(db, [zone])
}

const servedPlaces = statement<{ count: number }>({
  name: 'served_places',
  text: 'select count(distinct place)::int as count from area where brand = $1 and served',
  row: { count: 'int' },
})

export async function countServedPlaces(db: Db, brand: BrandId): Promise<number> {
  return (await servedPlaces.first(db, [brand]))?.count ?? 0
}

const areasDelete = statement({
  name: 'areas_delete',
  text: 'delete from area',
})

const areasInsert = batchStatement({
  name: 'areas_insert',
  text: `insert into area (fsa, brand, province, place, served, kitchen, zone, lat, lon)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bool[], $6::text[], $7::text[],
       $8::float8[], $9::float8[])`,
})

/** Makes the table hold exactly these areas. */
export async function replaceAreas(db: Db, areas: readonly Area[]): Promise<void> {
  await areasDelete.run(db)
  const column = (key: keyof Area) => areas.map(area => area[key])
  await areasInsert.run(db, [
    column('fsa'),
    column('brand'),
    column('province'),
    column('place'),
    column('served'),
    column('kitchen'),
    column('zone'),
    column('lat'),
    column('lon'),
  ])
}

const slotsDelete = statement({
  name: 'slots_delete',
  text: 'delete from delivery_slot',
})

const slotsInsert = batchStatement({
  name: 'slots_insert',
  text: `insert into delivery_slot (zone, weekday, start_hour, end_hour)
     select * from unnest($1::text[], $2::int2[], $3::int2[], $4::int2[])`,
})

/** Makes the table hold exactly these slots. */
export async function replaceSlots(db: Db, slots: readonly (Slot & { zone: string })[]): Promise<void> {
  await slotsDelete.run(db)
  await slotsInsert.run(db, [
    slots.map(slot => slot.zone),
    slots.map(slot => slot.weekday),
    slots.map(slot => slot.startHour),
    slots.map(slot => slot.endHour),
  ])
}
