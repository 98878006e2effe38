import { describe, expect, test } from 'vitest'
import { boxTermsAt, planAt, termsAt } from '../../tests/terms.ts'
import { brandIds, brands } from '../brands.ts'
import type { Plan } from '../plans.ts'
import { type BoxToPrice, noBalances, priceBox } from './price_box.ts'
import type { LineToPrice } from './types.ts'

const empty: Omit<BoxToPrice, 'plan'> = {
  terms: boxTermsAt('BC'),
  lines: [],
  held: [],
  balances: noBalances,
}
const price = (plan: Plan, box: Partial<BoxToPrice> = {}) => priceBox({ ...empty, plan, ...box }).price
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

describe('an order with nothing chosen yet', () => {
  test('costs the plan’s dishes, without surcharge or tax, and meets the minimum', {
    tags: '[ST-ORDER-AUTO-SELECT]',
  }, () => {
    for (const plan of brandIds.flatMap(brand => termsAt(brand).plans)) {
      for (const province of brands[plan.brand].provinces) {
        const priced = price(plan, { terms: boxTermsAt(province) })
        expect(priced.goodsCents).toBe(plan.units * plan.servingsPerUnit * plan.servingCents)
        expect([priced.taxCents, priced.missingCents]).toEqual([0, 0])
      }
    }
  })

  test('items already in the box come on top of the plan', () => {
    const priced = price(planAt('freshprep', 'rtc_2-3'), { lines: [kombucha] })
    expect(priced.totalCents).toBe(8818)
  })

  test('includes the volume discount that the meals of a ready-to-eat plan will earn', () => {
    const priced = price(planAt('cookit', 'rte_14'), { terms: boxTermsAt('QC') })
    expect([priced.goodsCents, priced.volumeDiscountCents, priced.totalCents]).toEqual([18_130, 1813, 16_317])
  })

  test('costs its own lines once a dish is chosen', () => {
    const dish: LineToPrice = {
      ...kombucha,
      productId: 'chana',
      kind: 'rtc',
      servingsPerUnit: 2,
      unitCents: 1395,
    }
    const priced = price(planAt('freshprep', 'rtc_2-3'), {
      lines: [{ ...dish, taxClass: 'grocery' }],
    })
    expect(priced.goodsCents).toBe(2790)
  })
})

test('a household that wants no meals this week pays for its items alone; the minimum still holds', () => {
  const plan = planAt('freshprep', 'rtc_2-3')
  const box = price(plan, { lines: [kombucha], noMeals: true })
  expect([box.goodsCents, box.totalCents, box.missingCents]).toEqual([400, 448, 5_500])
  expect(price(plan, { noMeals: true }).totalCents).toBe(0)
})

describe('a code the household holds', () => {
  const spend60 = (minimumSpendCents: number) => ({
    discount: {
      type: 'DiscountCode' as const,
      code: 'FRIENDS20',
      elements: [{ percent: 20 }],
      minimumSpendCents,
    },
    orderNumber: 1,
  })

  test('counts from its minimum spend on: the dishes that will come are goods too', () => {
    const plan = planAt('freshprep', 'rtc_2-2')
    const { price, discounts } = priceBox({ ...empty, plan, held: [spend60(5_901)] })
    expect([price.goodsCents, price.totalCents, discounts]).toEqual([5_900, 5_900, []])
    const met = priceBox({ ...empty, plan, held: [spend60(5_900)] })
    expect([met.price.totalCents, met.discounts.length]).toEqual([4_720, 1])
    const more = priceBox({ ...empty, plan, lines: [kombucha], held: [spend60(5_901)] })
    expect([more.price.goodsCents, more.price.discountCents]).toEqual([6_300, 1_260])
  })
})
