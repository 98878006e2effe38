// Distances by OSRM, against a server that answers its table service.

import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivingBetween } from '../../../domain/routes/great_circle.ts'
import { osrm } from './osrm.ts'

/** Seconds for each degree of latitude between two places: the server's answer for an address. */
const pace = 6_000
let server: Server
let address: string
let broken: 'no' | 'status' | 'shape' = 'no'
const asked: { places: number; sources: number; destinations: number }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://osrm')
    const places = (url.pathname.split('/table/v1/driving/')[1] ?? '').split(';').map(place => {
      const [lon, lat] = place.split(',').map(Number)
      return { lon: lon as number, lat: lat as number }
    })
    const listed = (name: string) => (url.searchParams.get(name) ?? '').split(';').map(Number)
    const [sources, destinations] = [listed('sources'), listed('destinations')]
    asked.push({ places: places.length, sources: sources.length, destinations: destinations.length })
    if (broken === 'status') return void response.writeHead(400).end('{"code":"TooBig"}')
    const at = (index: number) => places[index] as { lat: number }
    const durations = sources.map(from =>
      destinations.map(to =>
        at(to).lat === 0 || at(from).lat === 0 ? null : Math.abs(at(from).lat - at(to).lat) * pace,
      ),
    )
    response.end(JSON.stringify(broken === 'shape' ? { code: 'Ok' } : { code: 'Ok', durations }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}/`
})
afterAll(() => new Promise(resolve => server.close(resolve)))
beforeEach(() => {
  asked.length = 0
  broken = 'no'
})

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ lat: 45 + at / 1_000, lon: -73 }))

describe('distances by OSRM', () => {
  test('are its minutes for every pair, requested for a hundred places at a time', async () => {
    const many = places(120)
    const minutes = await osrm(address).minutes(many)
    for (const [from, to] of [
      [0, 119],
      [119, 0],
      [49, 50],
      [7, 7],
    ] as const)
      expect(minutes[from * 120 + to]).toBeCloseTo((Math.abs(from - to) / 1_000) * (pace / 60), 6)
    expect(asked).toHaveLength(9)
    expect(Math.max(...asked.map(({ places }) => places))).toBeLessThanOrEqual(100)
  })

  test('are the great circle’s for a pair without a road', async () => {
    const [a, b] = [
      { lat: 0, lon: 0 },
      { lat: 45, lon: -73 },
    ] as const
    const minutes = await osrm(address).minutes([a, b])
    expect(minutes[1]).toBeCloseTo(drivingBetween(a, b), 6)
  })

  test.each(['status', 'shape'] as const)(
    'are the great circle’s after a wrong %s, with the reason logged',
    async how => {
      broken = how
      const troubles: unknown[] = []
      const [a, b] = places(2) as [{ lat: number; lon: number }, { lat: number; lon: number }]
      const minutes = await osrm(address, trouble => troubles.push(trouble)).minutes([a, b])
      expect(minutes[1]).toBeCloseTo(drivingBetween(a, b), 9)
      expect(troubles).toHaveLength(1)
    },
  )
})
