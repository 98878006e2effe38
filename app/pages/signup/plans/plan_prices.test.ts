import { describe, expect, test } from 'vitest'
import type { Discount } from '../../../../contract/sessions.ts'
import { boxTermsAt, planAt } from '../../../../tests/terms.ts'
import { planPrices } from './plan_prices.ts'

function plan(id: string) {
  const { kind, units, servingsPerUnit, servingCents } = planAt('freshprep', id)
  return {
    id,
    kind,
    people: 2,
    count: units,
    servings: units * servingsPerUnit,
    perServingCents: servingCents,
    weekCents: units * servingsPerUnit * servingCents,
  }
}

const friends: Discount = {
  type: 'DiscountCode',
  name: 'Friends',
  code: 'FRIENDS20',
  value: 20,
  unit: 'percent',
  elements: [],
  firstWeekDiscount: null,
  minimumSpendCents: 6_000,
  textEn: '',
  textFr: '',
}
const first = (id: string, discount: Discount | null) =>
  planPrices(plan(id), boxTermsAt('BC'), discount).first.totalCents

describe('the first box on the plan page', () => {
  test('costs what checkout charges: a code below its minimum spend takes nothing off', () => {
    expect(first('rtc_2-2', friends)).toBe(5_900)
    expect(first('rtc_2-3', friends)).toBe(6_696)
  })

  test('takes a friend’s free servings off, as the first order will', () => {
    const friend: Discount = {
      ...friends,
      type: 'ReferralCode',
      unit: 'servings',
      value: 3,
      minimumSpendCents: 0,
    }
    expect(first('rtc_2-3', friend)).toBe(8_370 - 3 * 1_395)
  })

  test('gets the first part of a code over several boxes, and later boxes are at the regular price', () => {
    const several: Discount = {
      ...friends,
      type: 'MultiorderDiscountCode',
      elements: [{ value: 50 }, { value: 20 }],
      minimumSpendCents: 0,
    }
    const { first, later } = planPrices(plan('rtc_2-3'), boxTermsAt('BC'), several)
    expect([first.totalCents, later.totalCents]).toEqual([4_185, 8_370])
  })
})
