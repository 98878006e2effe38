import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOfPoints, pointsEarned, pointsOfBox, pointsRate } from './points.ts'

const rates = { standard: 1_000, loyal: 2_000 }

test.each([
  [{ cardCents: 8818, boughtCents: 0 }, 0, 88],
  [{ cardCents: 8818, boughtCents: 0 }, 25, 88],
  [{ cardCents: 8818, boughtCents: 0 }, 26, 176],
  [{ cardCents: 5000, boughtCents: 3818 }, 26, 176],
  [{ cardCents: 99, boughtCents: 0 }, 0, 0],
  [{ cardCents: 100, boughtCents: 0 }, 0, 1],
  [{ cardCents: 0, boughtCents: 0 }, 40, 0],
])(
  '%o with %i deliveries earns %i points',
  { tags: '[CONST-LOYALTY-RATES]' },
  (payment, deliveries, points) => {
    expect(pointsEarned(payment, pointsRate(rates, deliveries))).toBe(points)
  },
)

test('points are whole, never more than the rate, and less than one point below it', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(60), (cardCents, boughtCents, deliveries) => {
      const rate = pointsRate(rates, deliveries)
      const exact = ((cardCents + boughtCents) * rate) / 100_000
      const points = pointsEarned({ cardCents, boughtCents }, rate)
      expect(Number.isInteger(points)).toBe(true)
      expect(points).toBeLessThanOrEqual(exact)
      expect(exact - points).toBeLessThan(1)
    }),
  )
})

test.each([
  [null, false, 50],
  [undefined, true, 100],
  ['2026-12-02', false, 50],
  ['2026-12-01', true, 100],
  ['2026-11-30', true, 0],
])(
  'a box of 1 December, where the program ends on %s (double: %s), earns %i points',
  { tags: '[ST-POINTS-EXPIRE-PROGRAM-END]' },
  (endsOn, loyal, points) => {
    const payment = { cardCents: 5_000, boughtCents: 0 }
    expect(pointsOfBox(payment, { deliveryDate: '2026-12-01', loyal, rates }, endsOn)).toBe(points)
  },
)

test('one point is one cent (rule 44)', () => {
  expect(centsOfPoints(1240)).toBe(1240)
})
