import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceOrder } from './price_order.ts'
import { type OrderToRefund, refundOf } from './refund.ts'
import type { LineToPrice, OrderToPrice } from './types.ts'

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
  brand: 'cookit',
  province: 'QC',
  deliveryDate: '2026-12-01',
  lines: [
    line('kit', 3, 2690, 'grocery'),
    line('chips', 2, 450, 'snack'),
    line('ice', 1, 399, 'frozen_treat'),
  ],
  discounts: [{ type: 'discount_code', code: 'AMIS20', percent: 20 }],
  balances: { givenCents: 1500, boughtCents: 2000, corporateCents: 700 },
}
function charged(input: OrderToPrice): OrderToRefund {
  const { province, deliveryDate, lines } = input
  const taxClasses = lines.map(({ taxClass }) => taxClass)
  return {
    province,
    deliveryDate,
    priced: priceOrder(input),
    taxClasses,
    alreadyRefunded: lines.map(() => 0),
  }
}

describe('refunds (RULINGS 51)', () => {
  test('a whole refund gives back what was paid, to each payment', () => {
    const bought = charged(order)
    const { priced } = bought
    expect(refundOf(bought, [3, 2, 1])).toEqual({
      goodsCents: priced.totalCents - priced.taxCents,
      taxCents: priced.taxCents,
      totalCents: priced.totalCents,
      payment: priced.payment,
    })
  })

  test('a bag of chips goes back at its discounted price with the tax on it, to the card', () => {
    const refund = refundOf(
      charged({ ...order, lines: [line('kit', 3, 2690, 'grocery'), line('chips', 1, 450, 'snack')] }),
      [0, 1],
    )
    expect(refund).toMatchObject({ goodsCents: 360, taxCents: 18 + 36, totalCents: 414 })
    expect(refund.payment).toEqual({ givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 414 })
  })

  test('tax goes back as it was charged on the day of delivery, whatever is law since', () => {
    const iceCream = {
      ...order,
      lines: [line('ice', 2, 400, 'frozen_treat')],
      discounts: [],
      deliveryDate: '2026-07-14',
    }
    expect(refundOf(charged(iceCream), [2]).taxCents).toBe(40 + 80)
    expect(refundOf(charged({ ...iceCream, deliveryDate: '2026-07-15' }), [2]).taxCents).toBe(40)
  })

  test('given back unit by unit in any order, an order comes to what was paid and no part is negative', () => {
    const unitsInAnyOrder = fc.shuffledSubarray([0, 0, 0, 1, 1, 2], { minLength: 6 })
    const balances = fc.record({
      givenCents: fc.nat(9000),
      boughtCents: fc.nat(5000),
      corporateCents: fc.nat(3000),
    })
    fc.assert(
      fc.property(unitsInAnyOrder, balances, fc.integer({ min: 0, max: 100 }), (steps, held, percent) => {
        const discounts = [{ type: 'discount_code' as const, code: 'ANY', percent }]
        let bought = charged({ ...order, balances: held, discounts })
        const back = { totalCents: 0, givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 0 }
        for (const at of steps) {
          const { totalCents, payment } = refundOf(
            bought,
            bought.taxClasses.map((_, i) => (i === at ? 1 : 0)),
          )
          for (const part of Object.values(payment)) expect(part).toBeGreaterThanOrEqual(0)
          back.totalCents += totalCents
          for (const part of Object.keys(payment) as (keyof typeof payment)[]) back[part] += payment[part]
          bought = {
            ...bought,
            alreadyRefunded: bought.alreadyRefunded.map((n, i) => n + (i === at ? 1 : 0)),
          }
        }
        expect(back).toEqual({ totalCents: bought.priced.totalCents, ...bought.priced.payment })
      }),
    )
  })

  test('nothing goes back twice', () => {
    const bought = { ...charged(order), alreadyRefunded: [3, 2, 1] }
    expect(refundOf(bought, [3, 2, 1]).totalCents).toBe(0)
  })
})
