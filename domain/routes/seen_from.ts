// The direction of one place from another: a map's content in words.

import { crowKilometres, type Place } from './great_circle.ts'

const directions = [
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const
export type Direction = (typeof directions)[number]

/** Kilometres in a straight line, to a tenth, and the direction. */
export function seenFrom(from: Place, to: Place): { kilometres: number; direction: Direction } {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180)
  const turns = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)
  const direction = directions[(Math.round(turns * 8) + 8) % 8] as Direction
  return { kilometres: Math.round(crowKilometres(from, to) * 10) / 10, direction }
}
