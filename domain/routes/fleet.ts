// The vans of a kitchen: where they start, and when they drive.

import type { BrandId } from '../brands.ts'
import type { Place } from './great_circle.ts'
import type { ProblemStop } from './problem.ts'

/** A kitchen's vans on a day. */
export interface Fleet {
  vans: number
  /** Capacity of one van: boxes out, bags and kits back. */
  boxes: number
  bags: number
  /** Drivers' hours: minutes of the brand's wall clock. */
  shiftFrom: number
  shiftUntil: number
}

/** The same, with where they start. */
export interface FleetOfKitchen extends Fleet, Place {
  brand: BrandId
  kitchen: string
}

/** The default for a kitchen without a row of its own. */
export const usualFleet: Fleet = { vans: 6, boxes: 60, bags: 120, shiftFrom: 7 * 60, shiftUntil: 21 * 60 }

/** The cost of one more van, in minutes of driving. */
export const vanCost = 120
/** Minutes at a door. */
export const serviceMinutes = { delivery: 4, pickup: 2 } as const
/** Stops planned together; a larger day is divided by direction into pieces of about this size. */
export const stopsAtOnce = 300

/** Where vans leave from if it is not set: the middle of the stops. */
export function middleOf(stops: readonly Place[]): Place {
  const mean = (of: 'lat' | 'lon') =>
    stops.reduce((sum, stop) => sum + stop[of], 0) / Math.max(1, stops.length)
  return { lat: mean('lat'), lon: mean('lon') }
}

/**
 * The hours of a day's vans: the drivers' hours, extended as far as each door requires for its promised window. A promise goes
 * above a shift, and the plan shows which vans exceed the drivers' hours.
 * @param minutes of driving between all places, the kitchen first (problem.ts)
 */
export function shiftOf(
  { shiftFrom, shiftUntil }: Pick<Fleet, 'shiftFrom' | 'shiftUntil'>,
  stops: readonly ProblemStop[],
  minutes: Float64Array,
): { from: number; until: number } {
  const width = stops.length + 1
  let from = shiftFrom
  for (const [at, stop] of stops.entries()) from = Math.min(from, stop.until - (minutes[at + 1] as number))
  from = Math.max(0, from)
  let until = shiftUntil
  for (const [at, stop] of stops.entries()) {
    const begin = Math.max(stop.from, from + (minutes[at + 1] as number))
    until = Math.max(until, begin + stop.service + (minutes[(at + 1) * width] as number))
  }
  return { from, until }
}
