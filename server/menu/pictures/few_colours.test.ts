import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, inFewColours } from './few_colours.ts'

const level = fc.integer({ min: 0, max: 255 })
const points = fc.array(fc.tuple(level, level, level), { minLength: 1, maxLength: 64 })
const kinds = (colours: readonly Colour[]) => new Set(colours.map(colour => colour.join())).size

test('pixels keep their places, in a limited number of colours, between the former darkest and lightest', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 15 }), (given, most) => {
      const found = inFewColours(given, most)
      expect(found).toHaveLength(given.length)
      expect(kinds(found)).toBeLessThanOrEqual(most)
      for (const channel of [0, 1, 2] as const) {
        const values = given.map(point => point[channel])
        for (const point of found) {
          expect(point[channel]).toBeGreaterThanOrEqual(Math.min(...values))
          expect(point[channel]).toBeLessThanOrEqual(Math.max(...values))
        }
      }
    }),
  )
})

test('similar colours merge, and distinct ones stay', () => {
  const red: Colour = [250, 10, 10]
  const greens: Colour[] = [
    [10, 90, 10],
    [14, 94, 14],
    [12, 92, 12],
  ]
  expect(inFewColours([red, ...greens], 2)).toEqual([red, [12, 92, 12], [12, 92, 12], [12, 92, 12]])
})
