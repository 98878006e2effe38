import { describe, expect, test } from 'vitest'
import { provinces } from '../brands.ts'
import { type Plan, plans } from '../plans.ts'
import { priceExpected } from './expected.ts'
import type { LineToPrice, OrderToPrice } from './types.ts'

const empty: OrderToPrice = {
  brand: 'freshprep',
  province: 'BC',
  deliveryDate: '2026-12-01',
  lines: [],
  discounts: [],
  balances: { givenCents: 0, boughtCents: 0, corporateCents: 0 },
}
const kombucha: LineToPrice = {
  productId: 'kombucha',
  kind: 'item',
  quantity: 1,
  servingsPerUnit: 1,
  unitCents: 400,
  surchargeCents: 0,
  customizationCents: 0,
  taxClass: 'soda',
}
const planOf = (brand: string, id: string) =>
  plans.find(plan => plan.brand === brand && plan.id === id) as Plan

describe('an order with nothing chosen yet', () => {
  test('[ST-ORDER-AUTO-SELECT] costs the plan’s dishes, without surcharge or tax, and meets the minimum', () => {
    for (const plan of plans) {
      for (const province of provinces) {
        const priced = priceExpected(plan, { ...empty, brand: plan.brand, province })
        expect(priced.goodsCents).toBe(plan.units * plan.servingsPerUnit * plan.servingCents)
        expect([priced.taxCents, priced.missingCents]).toEqual([0, 0])
      }
    }
  })

  test('items already in the box come on top of the plan', () => {
    const priced = priceExpected(planOf('freshprep', 'rtc_2-3'), { ...empty, lines: [kombucha] })
    expect(priced.totalCents).toBe(8818)
  })

  test('ready-to-eat plans show the volume discount their meals will earn', () => {
    const priced = priceExpected(planOf('cookit', 'rte_14'), { ...empty, brand: 'cookit', province: 'QC' })
    expect([priced.goodsCents, priced.volumeDiscountCents, priced.totalCents]).toEqual([18_130, 1813, 16_317])
  })

  test('once a dish is chosen the order costs what is in it', () => {
    const dish: LineToPrice = {
      ...kombucha,
      productId: 'chana',
      kind: 'rtc',
      servingsPerUnit: 2,
      unitCents: 1395,
    }
    const priced = priceExpected(planOf('freshprep', 'rtc_2-3'), {
      ...empty,
      lines: [{ ...dish, taxClass: 'grocery' }],
    })
    expect(priced.goodsCents).toBe(2790)
  })
})
