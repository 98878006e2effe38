// Driving time without a map: the great circle, extended by a factor for roads, at city speed.

export interface Place {
  /** Degrees. */
  lat: number
  lon: number
}

/** Road kilometres for each straight kilometre, and a van's average speed, with lights and corners. */
const roadFactor = 1.35
const kilometresAnHour = 32
const earthRadius = 6_371

/** Kilometres as the crow flies. */
export function crowKilometres(a: Place, b: Place): number {
  const radians = Math.PI / 180
  const lat = Math.sin(((b.lat - a.lat) * radians) / 2)
  const lon = Math.sin(((b.lon - a.lon) * radians) / 2)
  const half = lat * lat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * lon * lon
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Minutes of driving between two places. */
export const drivingBetween = (a: Place, b: Place): number =>
  ((crowKilometres(a, b) * roadFactor) / kilometresAnHour) * 60

/** Minutes between all places, row by row (problem.ts). */
export function drivingMinutes(places: readonly Place[]): Float64Array {
  const count = places.length
  const minutes = new Float64Array(count * count)
  for (let from = 0; from < count; from++) {
    for (let to = from + 1; to < count; to++) {
      const way = drivingBetween(places[from] as Place, places[to] as Place)
      minutes[from * count + to] = way
      minutes[to * count + from] = way
    }
  }
  return minutes
}
