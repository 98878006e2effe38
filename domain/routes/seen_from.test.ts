import { expect, test } from 'vitest'
import { seenFrom } from './seen_from.ts'

test('a place is described by its distance and direction', () => {
  const door = { lat: 49.26, lon: -123.1 }
  const seen = (lat: number, lon: number) => seenFrom(door, { lat: door.lat + lat, lon: door.lon + lon })
  expect(seen(0.018, 0)).toEqual({ kilometres: 2, direction: 'north' })
  expect(seen(0.018, 0.0276).direction).toBe('north_east')
  expect(seen(0, 0.02)).toEqual({ kilometres: 1.5, direction: 'east' })
  expect(seen(-0.02, 0.03).direction).toBe('south_east')
  expect(seen(-0.02, 0).direction).toBe('south')
  expect(seen(-0.02, -0.03).direction).toBe('south_west')
  expect(seen(0.0001, -0.02).direction).toBe('west')
  expect(seen(0.02, -0.03).direction).toBe('north_west')
  expect(seen(0, 0).kilometres).toBe(0)
})
