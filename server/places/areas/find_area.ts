// The area of a postal code, and its consequences for a household there.

import type { BrandId } from '../../../domain/brands.ts'
import { fsaOf } from '../../../domain/postal.ts'
import type { ZoneSlot } from '../../../domain/time/slots.ts'
import type { Db } from '../../request/database/database.ts'
import { type Area, countServedPlaces, selectArea, selectAreasNear, selectSlots } from './store.ts'

export type { Area } from './store.ts'

/** The area of a postal code in its normal form; null where it is unknown, which means outside our four provinces. */
export function findArea(db: Db, postal: string): Promise<Area | null> {
  return selectArea(db, fsaOf(postal))
}

/** An address is in the area with the nearest centre, or in one beside it: of 286 addresses in Vancouver all but one are. */
const nearby = 6

/** The areas a point can be in, the likeliest first. */
export function areasNear(db: Db, point: { lat: number; lon: number }): Promise<string[]> {
  return selectAreasNear(db, point, nearby)
}

/** Days and windows of a zone, by weekday and hour, with the days on which they are closed. */
export function slotsOfZone(db: Db, zone: string): Promise<ZoneSlot[]> {
  return selectSlots.all(db, { zone })
}

/** The same of an area: none before the first day on which it is delivered to. */
export async function slotsOfArea(
  db: Db,
  { zone, deliversFrom }: Pick<Area, 'zone' | 'deliversFrom'>,
): Promise<ZoneSlot[]> {
  const slots = await slotsOfZone(db, zone)
  return slots.map(slot => ({ ...slot, from: deliversFrom }))
}

/** The number of communities a brand delivers to: the real number behind "130+ cities" (rule 55). */
export function countCommunities(db: Db, brand: BrandId): Promise<number> {
  return countServedPlaces(db, brand)
}
