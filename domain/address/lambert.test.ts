import { expect, test } from 'vitest'
import { fromLambert } from './lambert.ts'

test.each([
  // Eastings and northings by the forward formulas (Snyder 15-1 to 15-4), computed apart from this code.
  ['the origin of EPSG 3347', 6_200_000, 3_000_000, 63.390675, -91.866667],
  ['Parliament Hill', 7_470_891.447, 1_190_797.848, 45.4236, -75.70098],
  ['1470 W Broadway, Vancouver', 4_016_730.599, 2_006_014.916, 49.26327, -123.13763],
  ['3535, rue Saint-Denis, Montréal', 7_631_134.613, 1_246_354.57, 45.51798, -73.56868],
])('the projected coordinates of %s give its latitude and longitude', (_, x, y, lat, lon) => {
  const point = fromLambert(x, y)
  expect(point.lat).toBeCloseTo(lat, 5)
  expect(point.lon).toBeCloseTo(lon, 5)
})
