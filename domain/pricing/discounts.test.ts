import { describe, expect, test } from 'vitest'
import {
  type CodeDiscount,
  codeDiscountOf,
  codeLabel,
  discountsOn,
  orderDiscountLabel,
  ordersCovered,
} from './discounts.ts'

const plain: CodeDiscount = {
  type: 'DiscountCode',
  code: 'AMIS20',
  elements: [{ percent: 20 }],
  minimumSpendCents: 0,
}
const recurring: CodeDiscount = {
  type: 'MultiorderDiscountCode',
  code: 'BIENVENUE50',
  elements: [{ percent: 50 }, { percent: 25 }, { cents: 1000 }],
  minimumSpendCents: 5900,
}
const referral: CodeDiscount = { type: 'ReferralCode', code: 'MAYA', elements: [], minimumSpendCents: 0 }
const week = { goodsCents: 8070, servingCents: 1345, freeServings: 3 }

describe('the discount of a held code on the n-th order', () => {
  test('a plain code counts once', () => {
    expect(discountsOn(week, [{ discount: plain, orderNumber: 1 }])).toEqual([
      { type: 'discount_code', code: 'AMIS20', percent: 20 },
    ])
    expect(discountsOn(week, [{ discount: plain, orderNumber: 2 }])).toEqual([])
  })

  test('a multi-order code takes its elements one by one', {
    tags: '[LBL-DISCOUNT-FIRST-WEEK] [LBL-DISCOUNT-RECURRING]',
  }, () => {
    const taken = [1, 2, 3, 4].map(
      orderNumber => discountsOn(week, [{ discount: recurring, orderNumber }])[0],
    )
    expect(taken).toEqual([
      { type: 'first_week_discount', code: 'BIENVENUE50', percent: 50, number: 1, of: 3 },
      { type: 'recurring_discount', code: 'BIENVENUE50', percent: 25, number: 2, of: 3 },
      { type: 'recurring_discount', code: 'BIENVENUE50', cents: 1000, number: 3, of: 3 },
      undefined,
    ])
    expect(ordersCovered(recurring)).toBe(3)
  })

  test('a code of an unknown type gives its discount as a voucher', {
    tags: '[LBL-DISCOUNT-UNKNOWN]',
  }, () => {
    const discount = codeDiscountOf({ ...plain, type: 'Coupon', unit: 'percent', elements: [20] })
    expect(discountsOn(week, [{ discount, orderNumber: 1 }])).toEqual([
      { type: 'unknown_voucher', code: 'AMIS20', percent: 20 },
    ])
    expect(ordersCovered(discount)).toBe(1)
  })

  test('a referral is three servings at the plan’s price, on the first order only', {
    tags: '[LBL-DISCOUNT-REFERRAL]',
  }, () => {
    expect(discountsOn(week, [{ discount: referral, orderNumber: 1 }])).toEqual([
      { type: 'referral_discount', code: 'MAYA', freeServings: 3, servingCents: 1345 },
    ])
    expect(discountsOn(week, [{ discount: referral, orderNumber: 2 }])).toEqual([])
    expect(ordersCovered(referral)).toBe(1)
  })

  test('a code is stored as a unit and numbers; the plan sets the value of a referral’s', () => {
    const { type, code, minimumSpendCents } = plain
    const elements = (unit: 'percent' | 'cents' | 'servings', ...numbers: number[]) =>
      codeDiscountOf({ type, code, minimumSpendCents, unit, elements: numbers }).elements
    expect(elements('percent', 50, 25)).toEqual([{ percent: 50 }, { percent: 25 }])
    expect(elements('cents', 1000)).toEqual([{ cents: 1000 }])
    expect(elements('servings', 3)).toEqual([])
  })

  test('a code with a minimum spend counts from exactly that amount', () => {
    const held = [{ discount: recurring, orderNumber: 1 }]
    expect(discountsOn({ ...week, goodsCents: 5900 }, held)).toHaveLength(1)
    expect(discountsOn({ ...week, goodsCents: 5899 }, held)).toHaveLength(0)
  })
})

describe('labels (rule 29)', () => {
  test('each type of code has its name', {
    tags: '[LBL-DISCOUNT-CODE] [LBL-DISCOUNT-REFERRAL-CODE] [LBL-DISCOUNT-UNKNOWN]',
  }, () => {
    expect(['DiscountCode', 'ReferralCode', 'MultiorderDiscountCode', 'Coupon'].map(codeLabel)).toEqual([
      'discount_code',
      'referral_code',
      'recurring_discount',
      'unknown_voucher',
    ])
  })

  test('several discounts on one order are combined_discount; one of zero is not counted', {
    tags: '[LBL-DISCOUNT-COMBINED]',
  }, () => {
    const code = { type: 'discount_code' as const, cents: 500 }
    const friend = { type: 'referral_discount' as const, cents: 4000 }
    expect(orderDiscountLabel([code, friend])).toBe('combined_discount')
    expect(orderDiscountLabel([{ ...code, cents: 0 }, friend])).toBe('referral_discount')
    expect(orderDiscountLabel([])).toBeNull()
  })
})
