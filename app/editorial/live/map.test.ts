import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMap } from './map.ts'

const place = (name: string, lat: number, lon: number, areas = 1) => ({ name, lat, lon, areas })

test('north is up, east is right, and a place lies within the drawing', () => {
  const { width, height, dots } = drawMap([place('south-west', 42, -83), place('north-east', 49, -68)], 0)
  const [southWest, northEast] = dots
  expect(southWest?.x).toBeLessThan(northEast?.x ?? 0)
  expect(southWest?.y).toBeGreaterThan(northEast?.y ?? 0)
  for (const { x, y } of dots) expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
})

test('the larger place is named, and one of the same name elsewhere is not for its sake', () => {
  const places = [
    place('Windsor', 45.5, -72, 1),
    place('Montréal', 45.5, -73.5, 40),
    place('Windsor', 42.3, -83, 8),
  ]
  expect(drawMap(places, 2).dots.map(({ label }) => label !== null)).toEqual([false, true, true])
})

test('no name lies on another, however places lie', () => {
  const located = fc.record({
    name: fc.string({ minLength: 3, maxLength: 16 }),
    lat: fc.double({ min: 42, max: 53, noNaN: true }),
    lon: fc.double({ min: -125, max: -110, noNaN: true }),
    areas: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(fc.array(located, { maxLength: 30 }), places => {
      const named = drawMap(places, 9).dots.filter(({ label }) => label !== null)
      expect(named.length).toBeLessThanOrEqual(9)
      for (const one of named) {
        for (const other of named) {
          const sameSide = one.label === other.label && one !== other
          if (sameSide && Math.abs(one.x - other.x) < 30)
            expect(Math.abs(one.y - other.y)).toBeGreaterThan(30)
        }
      }
    }),
  )
})

test('nowhere is drawn as nothing', () => {
  expect(drawMap([], 9).dots).toEqual([])
})
