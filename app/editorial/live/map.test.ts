import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Province } from '../../../domain/brands.ts'
import { outlineOf, type Point } from '../../maps/outlines.ts'
import { drawMap } from './map.ts'

const place = (name: string, lat: number, lon: number, areas = 1) => ({ name, lat, lon, areas })

test('north is up, east is right, and a place lies within the drawing', () => {
  const { width, height, dots } = drawMap([place('south-west', 42, -83), place('north-east', 49, -68)], 0)
  const [southWest, northEast] = dots
  expect(southWest?.x).toBeLessThan(northEast?.x ?? 0)
  expect(southWest?.y).toBeGreaterThan(northEast?.y ?? 0)
  for (const { x, y } of dots) expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
})

test('the larger place is named, but not another one with the same name', () => {
  const places = [
    place('Windsor', 45.5, -72, 1),
    place('Montréal', 45.5, -73.5, 40),
    place('Windsor', 42.3, -83, 8),
  ]
  expect(drawMap(places, 2).dots.map(({ label }) => label !== null)).toEqual([false, true, true])
})

test('no name overlaps another, wherever places are', () => {
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

test('an address is in the middle of its map, and no name overlaps its pin, a dot or the edge', () => {
  const located = fc.record({
    name: fc.string({ minLength: 3, maxLength: 20 }),
    lat: fc.double({ min: 45.3, max: 45.7, noNaN: true }),
    lon: fc.double({ min: -73.9, max: -73.3, noNaN: true }),
    areas: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(fc.array(located, { minLength: 1, maxLength: 60 }), places => {
      const { width, height, dots, door, scale } = drawMap(places, 6, { lat: 45.5, lon: -73.6 })
      if (!scale) throw new Error('a map of a door without a scale')
      expect(scale.x >= 0 && scale.x + scale.length <= width && scale.y <= height).toBe(true)
      expect(door).toEqual({ x: width / 2, y: expect.closeTo(height / 2, 0) })
      const [x, y] = [door?.x ?? 0, door?.y ?? 0]
      for (const { name, label, ...at } of dots) {
        if (label === null) continue
        const wide = name.length * 19
        const middle = {
          right: at.x + at.radius + wide / 2,
          left: at.x - at.radius - wide / 2,
          below: at.x,
          above: at.x,
        }[label]
        const up = { right: 0, left: 0, below: at.radius + 21, above: -at.radius - 21 }[label]
        const across = (other: number) => Math.abs(other - middle) < wide / 2
        const upright = (other: number) => Math.abs(other - at.y - up) < 21
        expect(across(x) && upright(y - 50), `${name} on the pin`).toBe(false)
        for (const dot of dots) expect(across(dot.x) && upright(dot.y), `${name} on a dot`).toBe(false)
        const [scaleMiddle, scaleUp] = [scale.x + scale.length / 2, scale.y - 16]
        const acrossScale = Math.abs(scaleMiddle - middle) < (wide + scale.length) / 2
        expect(acrossScale && Math.abs(scaleUp - at.y - up) < 21 + 16, `${name} on the scale`).toBe(false)
        expect(middle - wide / 2 >= -1 && middle + wide / 2 <= width + 1).toBe(true)
      }
    }),
  )
})

test('the scale of a map is as long as its kilometres on it', () => {
  const door = { lat: 49.26, lon: -123.16 }
  // Ten kilometres north.
  const { dots, door: pin, scale } = drawMap([place('north', 49.26 + 10 / 111.2, -123.16)], 0, door)
  const perKilometre = ((pin?.y ?? 0) - (dots[0]?.y ?? 0)) / 10
  expect(scale?.length).toBeCloseTo((scale?.kilometres ?? 0) * perKilometre, -0.5)
})

test('a map of an address shows its surroundings: closer where communities are many', () => {
  const many = Array.from({ length: 8 }, (_, n) => place(`near ${n}`, 45.5 + n * 0.009, -73.6, 5))
  const far = place('far', 45.8, -73.6, 50)
  const door = { lat: 45.5, lon: -73.6 }
  expect(drawMap([...many, far], 6, door).dots.map(({ name }) => name)).not.toContain('far')
  expect(drawMap([far], 6, door).dots.map(({ name }) => name)).toEqual(['far'])
})

test('no places make no map', () => {
  expect(drawMap([], 9).dots).toEqual([])
})

test('a place is in the outline of its province, and the sea and the lakes are in none', () => {
  const within = (rings: readonly (readonly Point[])[], [lon, lat]: Point) =>
    rings.some(ring => {
      let inside = false
      for (const [at, [x, y]] of ring.entries()) {
        const [px, py] = ring.at(at - 1) ?? [0, 0]
        if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside
      }
      return inside
    })
  const lands: [Province, Point][] = [
    ['BC', [-123.0, 49.24]],
    ['AB', [-114.07, 51.05]],
    ['ON', [-79.4, 43.75]],
    ['QC', [-71.3, 46.9]],
  ]
  for (const [province, point] of lands) {
    const { land, lakes } = outlineOf(province)
    expect([province, within(land, point), within(lakes, point)]).toEqual([province, true, false])
  }
  expect(within(outlineOf('BC').land, [-128.5, 49])).toBe(false)
  expect(within(outlineOf('ON').lakes, [-78.5, 43.6])).toBe(true)
})

test('an outline has the scale of the dots', () => {
  const { dots, pathOf } = drawMap([place('south-west', 42, -83), place('north-east', 49, -68)], 0)
  const [southWest, northEast] = dots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
  expect(
    pathOf([
      [-83, 42],
      [-68, 49],
    ]),
  ).toBe(`M${southWest}L${northEast}Z`)
})
