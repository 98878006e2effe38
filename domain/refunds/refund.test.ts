import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxTermsAt } from '../../tests/terms.ts'
import { priceOrder } from '../pricing/price_order.ts'
import type { LineToPrice, OrderToPrice } from '../pricing/types.ts'
import type { TaxClass } from '../tax/classes.ts'
import { taxesOf } from '../tax/tax.ts'
import { leftOf, type OrderToRefund, pointsToRemove, type RefundWish, refundOf } from './refund.ts'

const line = (
  productId: string,
  quantity: number,
  unitCents: number,
  taxClass: LineToPrice['taxClass'],
): LineToPrice => ({
  productId,
  kind: 'item',
  quantity,
  servingsPerUnit: 1,
  unitCents,
  surchargeCents: 0,
  customizationCents: 0,
  taxClass,
})
const order: OrderToPrice = {
  terms: boxTermsAt('QC'),
  lines: [
    line('kit', 3, 2690, 'grocery'),
    line('chips', 2, 450, 'snack'),
    line('ice', 1, 399, 'frozen_treat'),
  ],
  discounts: [{ type: 'discount_code', code: 'AMIS20', percent: 20 }],
  balances: { givenCents: 1500, boughtCents: 2000, corporateCents: 700 },
}
function charged(input: OrderToPrice): OrderToRefund {
  const { terms, lines } = input
  const taxClasses = lines.map(({ taxClass }) => taxClass)
  return { due: terms.taxes, priced: priceOrder(input), taxClasses, before: [] }
}
const units = (...counts: number[]): RefundWish => ({ kind: 'units', units: counts })
const noBalances = { givenCents: 0, boughtCents: 0, corporateCents: 0 }

describe('refunds (rule 51)', () => {
  test('a whole refund returns each part of the payment', () => {
    const bought = charged(order)
    const { priced } = bought
    for (const wish of [{ kind: 'whole' } as const, units(3, 2, 1)]) {
      expect(refundOf(bought, wish)).toMatchObject({
        goodsCents: priced.totalCents - priced.taxCents,
        taxCents: priced.taxCents,
        totalCents: priced.totalCents,
        payment: priced.payment,
      })
    }
  })

  test('a bag of chips is refunded at its discounted price with its tax', () => {
    const lines = [line('kit', 3, 2690, 'grocery'), line('chips', 1, 450, 'snack')]
    const refund = refundOf(charged({ ...order, lines, balances: noBalances }), units(0, 1))
    expect(refund).toMatchObject({
      lines: [{ productId: 'chips', units: 1, netCents: 360 }],
      taxes: [
        { code: 'GST', rate: 5_000, cents: 18 },
        { code: 'QST', rate: 9_975, cents: 36 },
      ],
      totalCents: 414,
      payment: { cardCents: 414 },
    })
  })

  test('value is refunded before the card: given, bought, corporate, and the card last', () => {
    const refund = refundOf(charged(order), { kind: 'amount', cents: 4500 })
    expect(refund.payment).toEqual({
      givenCents: 1500,
      boughtCents: 2000,
      corporateCents: 700,
      cardCents: 300,
    })
  })

  test('tax is refunded as it was charged on the day of delivery, whatever the law is now', () => {
    const lines = [line('ice', 2, 400, 'frozen_treat')]
    const iceCream = { ...order, lines, discounts: [], terms: boxTermsAt('QC', '2026-07-14') }
    expect(refundOf(charged(iceCream), units(2)).taxCents).toBe(40 + 80)
    expect(refundOf(charged({ ...iceCream, terms: boxTermsAt('QC', '2026-07-15') }), units(2)).taxCents).toBe(
      40,
    )
  })

  test('an amount includes its tax, and comes off one line where one is named', () => {
    const lines = [line('kit', 1, 5000, 'grocery'), line('chips', 1, 1000, 'snack')]
    const bought = charged({ ...order, lines, discounts: [], balances: noBalances })
    expect(refundOf(bought, { kind: 'amount', cents: 575, line: 1 })).toMatchObject({
      lines: [{ productId: 'chips', units: 0, netCents: 500 }],
      taxCents: 75,
      totalCents: 575,
    })
    expect(refundOf(bought, { kind: 'amount', cents: 1000, line: 0 })).toMatchObject({
      goodsCents: 1000,
      taxCents: 0,
    })
    expect(refundOf(bought, { kind: 'amount', cents: 99_999, line: 1 }).totalCents).toBe(1150)
  })

  const anyOrder = fc
    .record({
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 5 }),
          unitCents: fc.integer({ min: 0, max: 4000 }),
          taxClass: fc.constantFrom('grocery', 'snack', 'soda', 'prepared', 'frozen_treat'),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      province: fc.constantFrom('QC', 'ON', 'BC', 'AB'),
      deliveryDate: fc.constantFrom('2026-07-14', '2026-12-01'),
      percent: fc.integer({ min: 0, max: 100 }),
      balances: fc.record({
        givenCents: fc.nat(9000),
        boughtCents: fc.nat(5000),
        corporateCents: fc.nat(3000),
      }),
    })
    .map(({ lines, percent, ...rest }) =>
      charged({
        ...order,
        ...rest,
        lines: lines.map(({ quantity, unitCents, taxClass }, i) =>
          line(`p${i}`, quantity, unitCents, taxClass as LineToPrice['taxClass']),
        ),
        discounts: [{ type: 'discount_code', code: 'ANY', percent }],
      }),
    )
  const anyWish: fc.Arbitrary<RefundWish> = fc.oneof(
    fc.record({
      kind: fc.constant('units' as const),
      units: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
    }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 6000 }) }),
    fc.record({
      kind: fc.constant('amount' as const),
      cents: fc.integer({ min: 1, max: 3000 }),
      line: fc.integer({ min: 0, max: 4 }),
    }),
  )

  test('however an order is refunded in parts, no part is negative, an amount is exact, and the whole is what was paid', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyWish, { maxLength: 8 }), (bought, wishes) => {
        let now = bought
        for (const wish of [...wishes, { kind: 'whole' } as const]) {
          const left = leftOf(now)
          const refund = refundOf(now, wish)
          const { goodsCents, taxCents, totalCents, payment } = refund
          expect(totalCents).toBe(goodsCents + taxCents)
          expect(totalCents).toBeLessThanOrEqual(left.totalCents)
          for (const cents of [goodsCents, taxCents, ...Object.values(payment)])
            expect(cents).toBeGreaterThanOrEqual(0)
          for (const one of refund.lines) expect(Math.min(one.units, one.netCents)).toBeGreaterThanOrEqual(0)
          expect(Object.values(payment).reduce((sum, cents) => sum + cents, 0)).toBe(totalCents)
          if (wish.kind === 'amount' && wish.line === undefined)
            expect(totalCents).toBe(Math.min(wish.cents, left.totalCents))
          now = { ...now, before: [...now.before, refund] }
        }
        const after = leftOf(now)
        expect(after.totalCents).toBe(0)
        expect(after.payment).toEqual({ givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 0 })
        expect(after.taxes.filter(tax => tax.cents !== 0)).toEqual([])
        expect(after.lines.filter(one => one.netCents !== 0)).toEqual([])
      }),
    )
  })

  test('the remaining tax is never less than is due on the remaining goods, and at most two cents more for each tax', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyWish, { minLength: 1, maxLength: 4 }), (bought, wishes) => {
        let now = bought
        for (const wish of wishes) now = { ...now, before: [...now.before, refundOf(now, wish)] }
        const left = leftOf(now)
        const due = bought.priced.taxes
        for (const tax of left.taxes) {
          const most = due.find(one => one.code === tax.code && one.rate === tax.rate)?.cents ?? 0
          expect(tax.cents).toBeGreaterThanOrEqual(0)
          expect(tax.cents).toBeLessThanOrEqual(most)
          const base = left.lines.reduce(
            (sum, one, i) => sum + (isTaxed(bought, i, tax.code) ? one.netCents : 0),
            0,
          )
          const owed = Math.floor((base * tax.rate + 50_000) / 100_000)
          expect(tax.cents - owed).toBeGreaterThanOrEqual(0)
          expect(tax.cents - owed).toBeLessThanOrEqual(2)
        }
      }),
    )
  })

  test('nothing is refunded twice', () => {
    const bought = charged(order)
    const again = { ...bought, before: [refundOf(bought, { kind: 'whole' })] }
    for (const wish of [{ kind: 'whole' } as const, units(3, 2, 1), { kind: 'amount', cents: 100 } as const])
      expect(refundOf(again, wish).totalCents).toBe(0)
  })
})

/** Whether a line of an order has a tax. */
function isTaxed({ due, taxClasses }: OrderToRefund, at: number, code: string): boolean {
  const alone = [{ taxClass: taxClasses[at] as TaxClass, netCents: 100_000 }]
  return taxesOf(due, alone).some(tax => tax.code === code)
}

describe('points of a refund', () => {
  const paid = { givenCents: 500, boughtCents: 1000, corporateCents: 0, cardCents: 4000 }
  test.each([
    [50, 0, { ...paid, givenCents: 0 }, 0],
    [50, 0, { ...paid, givenCents: 0, boughtCents: 0 }, 10],
    [50, 10, { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 0 }, 40],
    [50, 50, { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 0 }, 0],
  ])('with %i earned and %i returned before: given value earned none', (earned, removed, left, points) => {
    expect(pointsToRemove({ earned, removed, paid, left })).toBe(points)
  })
})
