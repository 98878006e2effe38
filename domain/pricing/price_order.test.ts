import { describe, expect, test } from 'vitest'
import { boxTermsAt } from '../../tests/terms.ts'
import type { Province } from '../brands.ts'
import type { TaxClass } from '../tax/classes.ts'
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
  return { terms: boxTermsAt(province), lines, discounts: [], balances: nothingHeld, ...more }
}
const half: DiscountToApply = { type: 'discount_code', code: 'HALF', percent: 50 }

describe('orders with known prices', () => {
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
      order('QC', [item(400, 'frozen_treat')], { terms: boxTermsAt('QC', '2026-07-14') }),
      { GST: 20, QST: 40 },
      460,
    ],
    [
      'QC single ice cream on 15 July 2026',
      order('QC', [item(400, 'frozen_treat')], { terms: boxTermsAt('QC', '2026-07-15') }),
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

  test('a bought gift card does not change the tax that the card pays', () => {
    expect(priceOrder(soda10).payment).toEqual({
      givenCents: 0,
      boughtCents: 1000,
      corporateCents: 0,
      cardCents: 120,
    })
  })

  test('the gap to the minimum is computed from goods before discount and tax (rule 34)', () => {
    const box = order('QC', [kit(2, 1245, 2), item(450, 'snack')], { discounts: [half] })
    expect(priceOrder(box)).toMatchObject({ goodsCents: 5430, minimumCents: 5900, missingCents: 470 })
    expect(priceOrder(order('QC', [kit(2, 1475, 2)], { discounts: [half] })).missingCents).toBe(0)
  })

  test('surcharges count per serving and belong to the goods', () => {
    const line = { ...kit(2, 1395, 2), surchargeCents: 600, customizationCents: 150 }
    expect(priceOrder(order('BC', [line])).goodsCents).toBe((1395 + 600 + 150) * 4)
  })

  test('eight ready meals get 4 % off, before any code, and only on the meals', () => {
    const meals = { ...item(1350, 'grocery', 'meal'), kind: 'rte' as const, quantity: 8 }
    const priced = priceOrder(order('BC', [meals, item(500, 'grocery', 'bread')], { discounts: [half] }))
    expect(priced.volumeDiscountCents).toBe(432)
    expect(priced.lines.map(line => line.volumeDiscountCents)).toEqual([432, 0])
    expect(priced.discountCents).toBe((10_800 - 432 + 500) / 2)
  })

  test('three free meals take three servings at the plan’s price off', {
    tags: '[CONST-REFERRAL-FRIEND]',
  }, () => {
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

  test('an order of nothing costs nothing and misses the whole minimum', () => {
    const priced = priceOrder(order('ON', [], { discounts: [half] }))
    expect(priced).toMatchObject({ totalCents: 0, discountCents: 0, missingCents: 5900, taxes: [] })
  })

  test('class and id decide which of two equal claims gets the odd cent, not their position', () => {
    const cent: DiscountToApply = { type: 'discount_code', code: 'CENT', cents: 1 }
    const discounts = [cent, cent]
    const same = [item(1000, 'grocery', 'a'), item(1000, 'snack', 'a'), item(1000, 'soda', 'a')]
    const sizes = [item(100, 'grocery', 'a'), item(300, 'grocery', 'a'), item(300, 'grocery', 'b')]
    for (const lines of [same, sizes]) {
      const reversed = priceOrder(order('QC', lines.toReversed(), { discounts }))
      expect(reversed.lines.toReversed()).toEqual(priceOrder(order('QC', lines, { discounts })).lines)
    }
    const twoOfFour: DiscountToApply = { type: 'discount_code', code: 'TWO', cents: 2 }
    const pair = [item(100, 'grocery', 'a'), item(300, 'grocery', 'a')]
    const [small, large] = priceOrder(order('QC', pair, { discounts: [twoOfFour] })).lines
    const backwards = priceOrder(order('QC', pair.toReversed(), { discounts: [twoOfFour] })).lines
    expect(backwards).toEqual([large, small])
  })
})
