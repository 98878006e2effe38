import { expect, test } from 'vitest'
import { blurSide } from './blur.ts'
import { opacitySide, shownPoints } from './blur_points.ts'

/** Whether a place of the picture, 0 to 1 from the left and from the top, is part of the dish. */
type Shape = (x: number, y: number) => boolean

const isPlate: Shape = (x, y) => Math.hypot(x - 0.5, y - 0.5) < 0.49
const isPan: Shape = (x, y) => Math.hypot(x - 0.43, y - 0.55) < 0.41 || (x > 0.7 && y > 0.1 && y < 0.25)
const isOvenDish: Shape = (x, y) => x > 0.02 && x < 0.98 && y > 0.22 && y < 0.78

const pixels = Array.from({ length: opacitySide ** 2 }, (_, at) => ({
  x: ((at % opacitySide) + 0.5) / opacitySide,
  y: (Math.floor(at / opacitySide) + 0.5) / opacitySide,
}))
const shown = (shape: Shape) => shownPoints(Uint8Array.from(pixels, ({ x, y }) => (shape(x, y) ? 255 : 0)))

/** How strongly points show at a place when a browser enlarges them smoothly: each fades out towards its neighbours. */
function strengthAt(points: readonly boolean[], { x, y }: { x: number; y: number }): number {
  const near = (at: number, place: number) => Math.max(0, 1 - Math.abs(at * blurSide - place - 0.5))
  return points.reduce(
    (sum, isShown, at) => sum + (isShown ? near(x, at % blurSide) * near(y, Math.floor(at / blurSide)) : 0),
    0,
  )
}

test.each([
  ['a pan with a handle', isPan],
  ['an oven dish', isOvenDish],
])('of %s, points show the dish and nothing beside it', (_, shape) => {
  const points = shown(shape)
  expect(pixels.filter(place => !shape(place.x, place.y) && strengthAt(points, place) > 0)).toEqual([])
  expect(points.filter(Boolean).length).toBeGreaterThan(blurSide)
})

test('of a round plate, every point shows: a page cuts them to its circle', () => {
  expect(shown(isPlate)).not.toContain(false)
})
