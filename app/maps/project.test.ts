import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingOf } from './project.ts'

const point = fc.record({
  lat: fc.double({ min: 43, max: 55, noNaN: true }),
  lon: fc.double({ min: -130, max: -60, noNaN: true }),
})

test('every point is on the drawing, with room around it, and north is up', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), points => {
      const drawing = drawingOf(points)
      for (const { x, y } of points.map(drawing.at)) {
        expect(x).toBeGreaterThanOrEqual(90)
        expect(x).toBeLessThanOrEqual(910)
        expect(y).toBeGreaterThanOrEqual(50)
        expect(y).toBeLessThanOrEqual(drawing.height - 50)
      }
      expect(drawing.height).toBeLessThanOrEqual(900)
    }),
  )
  const { at } = drawingOf([
    { lat: 49.2, lon: -123.2 },
    { lat: 49.3, lon: -123 },
  ])
  expect(at({ lat: 49.3, lon: -123 }).y).toBeLessThan(at({ lat: 49.2, lon: -123.2 }).y)
})

test('two addresses on one street are close to each other', () => {
  const { at, kilometre } = drawingOf([
    { lat: 49.26, lon: -123.1 },
    { lat: 49.2601, lon: -123.1001 },
  ])
  const [a, b] = [at({ lat: 49.26, lon: -123.1 }), at({ lat: 49.2601, lon: -123.1001 })]
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(kilometre / 10)
})
