// The area of a postal code, and its consequences for a household there.

import type { BrandId } from '../../../domain/brands.ts'
import { fsaOf } from '../../../domain/postal.ts'
import type { ZoneSlot } from '../../../domain/time/slots.ts'
import { joinWindows } from '../../../domain/windows.ts'
import type { Db } from '../../request/database/database.ts'
import { nothingTaken, slotsFrom, takenIn } from './room.ts'
import {
  type Area,
  countServedPlaces,
  type SlotRow,
  selectArea,
  selectAreasNear,
  selectSlots,
} from './store.ts'

export { nameOf, slotsFrom, type Taken, takenIn } from './room.ts'
export { type Area, holdSlots } from './store.ts'

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

/** Whose slots they are: a household's own boxes leave it its place. `now`: ISO instant. */
interface SlotsFor {
  now: string
  clientId?: string | undefined
}

/** Days and windows of a zone, by weekday and hour, with the days on which nobody can have them. */
export async function slotsOfZone(db: Db, zone: string, of: SlotsFor): Promise<ZoneSlot[]> {
  const rows = await selectSlots.all(db, { zone })
  const hasLimit = rows.some(({ capacity }) => capacity !== null)
  return slotsFrom(rows, hasLimit ? await takenIn(db, zone, of) : nothingTaken)
}

/** The windows of a zone's timetables with their days, and the days on which it is closed. */
export const windowsOfZone = async (db: Db, zone: string): Promise<SlotRow[]> =>
  joinWindows(await selectSlots.all(db, { zone }))

/** The same of an area: none before the first day on which it is delivered to. */
export async function slotsOfArea(
  db: Db,
  { zone, deliversFrom }: Pick<Area, 'zone' | 'deliversFrom'>,
  of: SlotsFor,
): Promise<ZoneSlot[]> {
  const slots = await slotsOfZone(db, zone, of)
  return slots.map(slot => ({ ...slot, from: later(slot.from ?? null, deliversFrom) }))
}

const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a)

/** The number of communities a brand delivers to: the real number behind "130+ cities" (rule 55). */
export function countCommunities(db: Db, brand: BrandId): Promise<number> {
  return countServedPlaces(db, brand)
}
