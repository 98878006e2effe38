import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxTermsAt } from '../../tests/terms.ts'
import { provinces } from '../brands.ts'
import { taxClasses } from '../tax/classes.ts'
import { priceOrder } from './price_order.ts'
import type { DiscountToApply, LineToPrice, OrderToPrice } from './types.ts'

const dishOrItem = {
  productId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  quantity: fc.integer({ min: 1, max: 8 }),
  customizationCents: fc.constantFrom(0, 150),
  taxClass: fc.constantFrom(...taxClasses),
}
// A meal is one serving and its surcharge is small beside its price, as on every menu: otherwise a cheap meal that
// brings a box of dear ones to the next volume step could lower the total.
const anyLine: fc.Arbitrary<LineToPrice> = fc.oneof(
  fc.record({
    ...dishOrItem,
    kind: fc.constant('rtc' as const),
    servingsPerUnit: fc.constantFrom(2, 4),
    unitCents: fc.integer({ min: 1100, max: 1500 }),
    surchargeCents: fc.constantFrom(0, 300, 600),
  }),
  fc.record({
    ...dishOrItem,
    kind: fc.constant('rte' as const),
    servingsPerUnit: fc.constant(1),
    unitCents: fc.integer({ min: 1200, max: 1500 }),
    surchargeCents: fc.constantFrom(0, 300),
  }),
  fc.record({
    ...dishOrItem,
    kind: fc.constant('item' as const),
    servingsPerUnit: fc.constant(1),
    unitCents: fc.integer({ min: 100, max: 2500 }),
    surchargeCents: fc.constant(0),
  }),
)
const anyDiscount: fc.Arbitrary<DiscountToApply> = fc.oneof(
  fc.record({
    type: fc.constantFrom('discount_code' as const, 'recurring_discount' as const),
    code: fc.constant('PERCENT'),
    percent: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({
    type: fc.constantFrom('discount_code' as const, 'first_week_discount' as const),
    code: fc.constant('CENTS'),
    cents: fc.integer({ min: 0, max: 30_000 }),
  }),
  fc.record({
    type: fc.constant('referral_discount' as const),
    code: fc.constant('FRIEND'),
    freeServings: fc.constant(3),
    servingCents: fc.integer({ min: 1000, max: 1500 }),
  }),
)
const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  terms: fc
    .tuple(fc.constantFrom(...provinces), fc.constantFrom('2026-07-14', '2026-07-15', '2026-12-01'))
    .map(where => boxTermsAt(...where)),
  lines: fc.array(anyLine, { maxLength: 12 }),
  discounts: fc.array(anyDiscount, { maxLength: 3 }),
  balances: fc.record({
    givenCents: fc.nat(20_000),
    boughtCents: fc.nat(20_000),
    corporateCents: fc.nat(5_000),
  }),
})
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

describe('every order', () => {
  test('the total is goods less discounts plus taxes, in whole cents, never below zero', {
    tags: '[ENT-ORDER-MONEY]',
  }, () => {
    fc.assert(
      fc.property(anyOrder, input => {
        const priced = priceOrder(input)
        const goods = priced.goodsCents - priced.volumeDiscountCents - priced.discountCents
        expect(priced.totalCents).toBe(goods + priced.taxCents)
        expect(Number.isInteger(priced.totalCents)).toBe(true)
        expect(priced.totalCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the parts of the payment sum to the total, and no balance pays more than it has', () => {
    fc.assert(
      fc.property(anyOrder, input => {
        const { payment, totalCents } = priceOrder(input)
        expect(sum(Object.values(payment))).toBe(totalCents)
        for (const part of Object.values(payment)) expect(part).toBeGreaterThanOrEqual(0)
        expect(payment.givenCents).toBeLessThanOrEqual(input.balances.givenCents)
        expect(payment.boughtCents).toBeLessThanOrEqual(input.balances.boughtCents)
        if (payment.boughtCents > 0) expect(payment.givenCents).toBe(input.balances.givenCents)
        if (payment.cardCents > 0) expect(payment.corporateCents).toBe(input.balances.corporateCents)
      }),
    )
  })

  test('line discounts sum to the discounts, and no line is pushed below zero', () => {
    fc.assert(
      fc.property(anyOrder, input => {
        const { lines, discountCents, volumeDiscountCents, discounts } = priceOrder(input)
        expect(sum(lines.map(line => line.discountCents))).toBe(discountCents)
        expect(sum(discounts.map(discount => discount.cents))).toBe(discountCents)
        expect(sum(lines.map(line => line.volumeDiscountCents))).toBe(volumeDiscountCents)
        for (const line of lines) {
          expect(line.netCents).toBe(line.grossCents - line.volumeDiscountCents - line.discountCents)
          expect(line.netCents).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('the order of the lines changes no amount', () => {
    fc.assert(
      fc.property(
        anyOrder.chain(input =>
          fc.tuple(
            fc.constant(input),
            fc.shuffledSubarray(input.lines as LineToPrice[], { minLength: input.lines.length }),
          ),
        ),
        ([input, lines]) => {
          const { lines: _, ...before } = priceOrder(input)
          const { lines: __, ...after } = priceOrder({ ...input, lines })
          expect(after).toEqual(before)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('one more of anything never makes an order cheaper', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(), (input, pick) => {
        fc.pre(input.lines.length > 0)
        const chosen = pick % input.lines.length
        const lines = input.lines.map((line, i) =>
          i === chosen ? { ...line, quantity: line.quantity + 1 } : line,
        )
        expect(priceOrder({ ...input, lines }).totalCents).toBeGreaterThanOrEqual(
          priceOrder(input).totalCents,
        )
      }),
      { numRuns: 500 },
    )
  })
})
