import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandIds, type Province, provinces } from '../brands.ts'
import { type TaxClass, taxClasses } from '../tax/classes.ts'
import { priceOrder } from './price_order.ts'
import type { Balances, DiscountToApply, LineToPrice, OrderToPrice } from './types.ts'

const nothingHeld: Balances = { givenCents: 0, boughtCents: 0, corporateCents: 0 }

function item(unitCents: number, taxClass: TaxClass, productId = `${taxClass}-item`): LineToPrice {
  const free = { surchargeCents: 0, customizationCents: 0 }
  return { productId, kind: 'item', quantity: 1, servingsPerUnit: 1, unitCents, ...free, taxClass }
}
function kit(servings: number, unitCents: number, quantity = 1): LineToPrice {
  return { ...item(unitCents, 'grocery', 'kit'), kind: 'rtc', quantity, servingsPerUnit: servings }
}
function order(province: Province, lines: LineToPrice[], more: Partial<OrderToPrice> = {}): OrderToPrice {
  const brand = province === 'BC' || province === 'AB' ? 'freshprep' : 'cookit'
  return { brand, province, deliveryDate: '2026-12-01', lines, discounts: [], balances: nothingHeld, ...more }
}
const half: DiscountToApply = { type: 'discount_code', code: 'HALF', percent: 50 }

describe('orders of which the cents are known', () => {
  const chilled = { ...item(1300, 'grocery'), kind: 'rte' as const, quantity: 3 }
  const soda10 = order('BC', [item(1000, 'soda')], { balances: { ...nothingHeld, boughtCents: 1000 } })
  test.each<[string, OrderToPrice, Record<string, number>, number]>([
    [
      'BC kit 80.00 and kombucha 4.00',
      order('BC', [kit(4, 2000), item(400, 'soda')]),
      { GST: 20, PST: 28 },
      8448,
    ],
    ['AB kit 80.00 and chips 5.00', order('AB', [kit(4, 2000), item(500, 'snack')]), { GST: 25 }, 8525],
    [
      'ON chilled dishes 39.00 and sandwich 9.00',
      order('ON', [chilled, item(900, 'prepared')]),
      { HST: 117 },
      4917,
    ],
    [
      'QC single ice cream on 14 July 2026',
      order('QC', [item(400, 'frozen_treat')], { deliveryDate: '2026-07-14' }),
      { GST: 20, QST: 40 },
      460,
    ],
    [
      'QC single ice cream on 15 July 2026',
      order('QC', [item(400, 'frozen_treat')], { deliveryDate: '2026-07-15' }),
      { GST: 20 },
      420,
    ],
    [
      'QC chips 5.00, half off',
      order('QC', [item(500, 'snack')], { discounts: [half] }),
      { GST: 13, QST: 25 },
      288,
    ],
    ['BC soda 10.00 and a bought card of 10.00', soda10, { GST: 50, PST: 70 }, 1120],
    [
      'QC box of 54.30, a fifth off',
      order('QC', [kit(2, 1245, 2), item(450, 'snack')], {
        discounts: [{ type: 'discount_code', code: 'AMIS20', percent: 20 }],
      }),
      { GST: 18, QST: 36 },
      4398,
    ],
    [
      'BC box of 83.70 and kombucha',
      order('BC', [kit(2, 1395, 3), item(400, 'soda')]),
      { GST: 20, PST: 28 },
      8818,
    ],
  ])('%s', (_, input, taxes, total) => {
    const priced = priceOrder(input)
    expect(Object.fromEntries(priced.taxes.map(tax => [tax.code, tax.cents]))).toEqual(taxes)
    expect(priced.totalCents).toBe(total)
  })

  test('tax on an order paid by a bought card stays due on the card', () => {
    expect(priceOrder(soda10).payment).toEqual({
      givenCents: 0,
      boughtCents: 1000,
      corporateCents: 0,
      cardCents: 120,
    })
  })

  test('the gap to the minimum is told from goods before discount and tax (RULINGS 34)', () => {
    const box = order('QC', [kit(2, 1245, 2), item(450, 'snack')], { discounts: [half] })
    expect(priceOrder(box)).toMatchObject({ goodsCents: 5430, minimumCents: 5900, missingCents: 470 })
    expect(priceOrder(order('QC', [kit(2, 1475, 2)], { discounts: [half] })).missingCents).toBe(0)
  })

  test('surcharges count per serving and belong to the goods', () => {
    const line = { ...kit(2, 1395, 2), surchargeCents: 600, customizationCents: 150 }
    expect(priceOrder(order('BC', [line])).goodsCents).toBe((1395 + 600 + 150) * 4)
  })

  test('eight ready meals take 4 %, before any code, and only off the meals', () => {
    const meals = { ...item(1350, 'grocery', 'meal'), kind: 'rte' as const, quantity: 8 }
    const priced = priceOrder(order('BC', [meals, item(500, 'grocery', 'bread')], { discounts: [half] }))
    expect(priced.volumeDiscountCents).toBe(432)
    expect(priced.lines.map(line => line.volumeDiscountCents)).toEqual([432, 0])
    expect(priced.discountCents).toBe((10_800 - 432 + 500) / 2)
  })

  test('[CONST-REFERRAL-FRIEND] three free meals take three servings at the plan price off', () => {
    const free: DiscountToApply = {
      type: 'referral_discount',
      code: 'MAYA',
      freeServings: 3,
      servingCents: 1475,
    }
    const priced = priceOrder(order('QC', [kit(2, 1475, 2)], { discounts: [free] }))
    expect(priced.discounts).toEqual([{ type: 'referral_discount', code: 'MAYA', cents: 4425 }])
    expect(priced.totalCents).toBe(1475)
  })
})

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
  brand: fc.constantFrom(...brandIds),
  province: fc.constantFrom(...provinces),
  deliveryDate: fc.constantFrom('2026-07-14', '2026-07-15', '2026-12-01'),
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
  test('[ENT-ORDER-MONEY] the total is goods less discounts plus taxes, in whole cents, never below zero', () => {
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

  test('what pays sums to the total, and no balance pays more than it holds', () => {
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

  test('the order in which lines are listed changes nothing but their order', () => {
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

  test('an order of nothing costs nothing and misses the whole minimum', () => {
    const priced = priceOrder(order('ON', [], { discounts: [half] }))
    expect(priced).toMatchObject({ totalCents: 0, discountCents: 0, missingCents: 5900, taxes: [] })
  })
})
