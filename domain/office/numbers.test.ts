import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cohortsOf,
  marginOf,
  marginShareOf,
  type Numbers,
  netSalesOf,
  numberNames,
  retentionOf,
  skippedShareOf,
  together,
} from './numbers.ts'

const none = Object.fromEntries(numberNames.map(name => [name, 0])) as unknown as Numbers
const of = (own: Partial<Numbers>): Numbers => ({ ...none, ...own })

test('sales are without discounts, refunds and their tax, and the margin is of meals alone', () => {
  const week = of({
    goodsCents: 100_000,
    discountCents: 10_000,
    taxCents: 4_000,
    refundCents: 1_050,
    refundTaxCents: 50,
    mealCents: 80_000,
    mealRefundCents: 1_000,
    foodCents: 29_000,
  })
  expect(netSalesOf(week)).toBe(89_000)
  expect(marginOf(week)).toBe(50_000)
  expect(marginShareOf(week)).toBeCloseTo(50 / 79, 10)
})

test('there is no share of nothing, and no margin where some food has no cost', () => {
  expect(marginShareOf(none)).toBeNull()
  expect(skippedShareOf(none)).toBeNull()
  expect(marginShareOf(of({ mealCents: 100, uncosted: 1 }))).toBeNull()
  expect(skippedShareOf(of({ boxes: 6, skipped: 2, under: 1, unpaid: 1 }))).toBe(0.2)
})

test('numbers together are the sums of their parts, however they are divided', () => {
  const numbers = fc.record(
    Object.fromEntries(numberNames.map(name => [name, fc.nat(1_000_000)])),
  ) as fc.Arbitrary<Numbers>
  fc.assert(
    fc.property(fc.array(numbers), fc.nat(20), (all, cut) => {
      expect(together([together(all.slice(0, cut)), together(all.slice(cut))])).toEqual(together(all))
    }),
  )
})

test('a cohort knows only weeks that are over, and a week that none has reached has no share', () => {
  const rows = [
    { cohort: '2026-11-09', week: '2026-11-09', boxes: 10 },
    { cohort: '2026-11-09', week: '2026-11-16', boxes: 8 },
    { cohort: '2026-11-09', week: '2026-11-23', boxes: 5 },
    { cohort: '2026-11-16', week: '2026-11-16', boxes: 30 },
    { cohort: '2026-11-16', week: '2026-11-23', boxes: 12 },
    { cohort: '2026-11-30', week: '2026-11-30', boxes: 4 },
  ]
  const cohorts = cohortsOf(rows, '2026-11-23', 3)
  expect(cohorts).toEqual([
    { cohort: '2026-11-09', households: 10, later: [10, 8, 5, null] },
    { cohort: '2026-11-16', households: 30, later: [30, 12, null, null] },
  ])
  expect(retentionOf(cohorts, 3)).toEqual([1, 0.5, 0.5, null])
})
