// The vans, and where they leave from.

import type { BrandId } from '../brands.ts'
import type { Place } from './great_circle.ts'

/** Of one van: boxes out, bags and kits back. */
export const vanCapacity = { boxes: 60, bags: 120 } as const
/** What one van more costs, in minutes of driving. */
export const vanCost = 120
/** Minutes at a door. */
export const serviceMinutes = { delivery: 4, pickup: 2 } as const
/** Vans leave so many minutes before the first window of a day begins at the earliest, and are back so many after the last. */
export const shiftAround = 60
/** Stops planned as one piece; a larger day is cut by direction into pieces of about this size. */
export const stopsAtOnce = 300

/** Where each kitchen's vans leave from. */
const kitchens: Readonly<Record<BrandId, Readonly<Record<string, Place>>>> = {
  freshprep: { vancouver: { lat: 49.2683, lon: -123.0998 }, calgary: { lat: 51.0189, lon: -114.0331 } },
  cookit: { montreal: { lat: 45.5349, lon: -73.6543 }, toronto: { lat: 43.7106, lon: -79.4862 } },
}

/** A kitchen’s place; the middle of the stops where it has none on this list. */
export function placeOfKitchen(brand: BrandId, kitchen: string, stops: readonly Place[]): Place {
  const known = kitchens[brand][kitchen]
  if (known) return known
  const mean = (of: 'lat' | 'lon') =>
    stops.reduce((sum, stop) => sum + stop[of], 0) / Math.max(1, stops.length)
  return { lat: mean('lat'), lon: mean('lon') }
}
