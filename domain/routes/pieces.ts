// Divides a large day into pieces that are planned one by one, by direction from the kitchen.

import type { Place } from './great_circle.ts'

/**
 * Divides stops into pieces of about equal size, by their direction from the kitchen.
 * @param most stops of a piece
 * @returns places in `stops`, each once
 */
export function piecesByDirection(kitchen: Place, stops: readonly Place[], most: number): number[][] {
  const pieces = Math.ceil(stops.length / most)
  const direction = ({ lat, lon }: Place) =>
    Math.atan2(lat - kitchen.lat, (lon - kitchen.lon) * Math.cos((kitchen.lat * Math.PI) / 180))
  const around = [...stops.keys()].toSorted(
    (a, b) => direction(stops[a] as Place) - direction(stops[b] as Place) || a - b,
  )
  const cut = (piece: number) => Math.round((piece * stops.length) / pieces)
  return Array.from({ length: pieces }, (_, piece) => around.slice(cut(piece), cut(piece + 1)))
}
