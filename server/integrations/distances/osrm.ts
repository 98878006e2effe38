// Distances by an OSRM server (https://project-osrm.org, table service, v1). Where it does not answer, the great circle replaces
// it, so routes can always be planned.

import * as z from 'zod/mini'
import { drivingBetween, drivingMinutes, type Place } from '../../../domain/routes/great_circle.ts'
import type { Distances } from './port.ts'

/** Places in one request: a server with default limits accepts a hundred, half of them from and half to. */
const half = 50
/** The timeout of a request, in milliseconds. */
const patience = 10_000

const answer = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.array(z.nullable(z.number()))),
})

/**
 * @param address of the server, with or without a path
 * @param onTrouble receives the reason when the great circle replaces it
 */
export function osrm(address: string, onTrouble: (reason: unknown) => void = () => undefined): Distances {
  const table = `${address.replace(/\/$/, '')}/table/v1/driving/`
  return {
    minutes: async places => {
      try {
        return await ask(table, places)
      } catch (reason) {
        onTrouble(reason)
        return drivingMinutes(places)
      }
    },
  }
}

async function ask(table: string, places: readonly Place[]): Promise<Float64Array> {
  const count = places.length
  const minutes = new Float64Array(count * count)
  for (let from = 0; from < count; from += half) {
    for (let to = 0; to < count; to += half) {
      const rows = places.slice(from, from + half)
      const columns = places.slice(to, to + half)
      const durations = await askPart(table, rows, columns)
      for (const [row, origin] of rows.entries()) {
        for (const [column, destination] of columns.entries()) {
          const seconds = durations[row]?.[column]
          minutes[(from + row) * count + to + column] =
            seconds == null ? drivingBetween(origin, destination) : seconds / 60
        }
      }
    }
  }
  return minutes
}

/** Seconds from each of some places to each of others. */
async function askPart(
  table: string,
  from: readonly Place[],
  to: readonly Place[],
): Promise<(number | null)[][]> {
  const named = [...from, ...to].map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';')
  const sources = from.map((_, at) => at).join(';')
  const destinations = to.map((_, at) => from.length + at).join(';')
  const url = `${table}${named}?${new URLSearchParams({ sources, destinations, annotations: 'duration' })}`
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`OSRM answered ${response.status}`)
  return answer.parse(await response.json()).durations
}
