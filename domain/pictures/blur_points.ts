// Which points of a blur (blur.ts) show something, where a dish is cut out.

import { blurSide } from './blur.ts'

/** Pixels of a side in which a picture's opacity is looked at. */
export const opacitySide = 64

/** The opacity, of 255, from which a pixel counts as part of the dish. */
const covered = 217

/** Radius of the circle to which a page cuts blurs of plates (app/styles/dishes.css), as a share of the picture's side. */
const plateRadius = 0.46

/**
 * Whether each of the 8 × 8 points shows something, rows from the top. A plate fills its circle; a dish that is not round leaves out
 * the points that would show beside it.
 * @param opacity of each pixel of a picture of `opacitySide` × `opacitySide`, 0 to 255, rows from the top
 */
export function shownPoints(opacity: Uint8Array): boolean[] {
  const round = fillsPlate(opacity)
  return Array.from({ length: blurSide ** 2 }, (_, point) => round || liesUnder(opacity, point))
}

/** Whether the whole circle that a page shows of a plate's blur has content. */
function fillsPlate(opacity: Uint8Array): boolean {
  const fromMiddle = (at: number) => (at + 0.5) / opacitySide - 0.5
  return opacity.every(
    (value, at) =>
      value >= covered ||
      Math.hypot(fromMiddle(at % opacitySide), fromMiddle(Math.floor(at / opacitySide))) > plateRadius,
  )
}

/** Whether the dish covers all that a browser draws of a point. Drawn smoothly, it reaches to the middle of its neighbours. */
function liesUnder(opacity: Uint8Array, point: number): boolean {
  const step = opacitySide / blurSide
  const reaches = (at: number, place: number) => Math.abs((at + 0.5) / step - (place + 0.5)) < 1
  return opacity.every(
    (value, at) =>
      value >= covered ||
      !reaches(at % opacitySide, point % blurSide) ||
      !reaches(Math.floor(at / opacitySide), Math.floor(point / blurSide)),
  )
}
