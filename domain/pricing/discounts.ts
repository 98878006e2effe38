// Discounts a household holds, and what they take off its n-th order (RULINGS 29, 43).
// A code is worth its first element on the first order it is used on, its second on the next, and nothing after its
// last: a plain code has one element. A referral is three free meals on the first order.

import type { DiscountToApply } from './types.ts'

/** The kinds of code as a session's discount bar names them (SPEC 3). */
export const codeTypes = ['DiscountCode', 'MultiorderDiscountCode', 'ReferralCode'] as const
export type CodeType = (typeof codeTypes)[number]

/** What a code takes off one order: a percentage of goods (0 to 100), or cents. */
export type DiscountElement = { percent: number } | { cents: number }

/** Elements as they are kept: a unit, and a number of it for each order. */
export function discountElements(unit: 'percent' | 'cents', values: readonly number[]): DiscountElement[] {
  return values.map(value => (unit === 'percent' ? { percent: value } : { cents: value }))
}

export interface CodeDiscount {
  type: CodeType
  code: string
  /** By order; empty for a referral, whose worth is set by the plan. */
  elements: readonly DiscountElement[]
  /** Goods before discounts and tax an order needs for the code to count, cents. */
  minimumSpendCents: number
}

/** A code somebody holds, and which order of theirs it would be used on: 1 for the first since it was applied. */
export interface HeldDiscount {
  discount: CodeDiscount
  orderNumber: number
}

export const discountLabels = [
  'referral_code',
  'recurring_discount',
  'first_week_discount',
  'referral_discount',
  'discount_code',
  'combined_discount',
  'gift_card',
  'unknown_voucher',
] as const
/** What a discount is called on a receipt (RULINGS 29). `gift_card` reads Prepaid. */
export type DiscountLabel = (typeof discountLabels)[number]

export const referralFreeServings = 3

/**
 * The discounts that apply to an order, in the order held. One whose minimum spend the goods do not reach, or whose
 * elements are used up, is left out.
 * @param goodsCents goods before discounts and tax.
 * @param servingCents the plan's price of a serving: what a free meal is worth.
 */
export function discountsOn(
  order: { goodsCents: number; servingCents: number },
  held: readonly HeldDiscount[],
): DiscountToApply[] {
  return held
    .filter(({ discount }) => order.goodsCents >= discount.minimumSpendCents)
    .map(({ discount, orderNumber }) => discountOnOrder(discount, orderNumber, order.servingCents))
    .filter(discount => discount !== null)
}

/** What a code takes off the n-th order (1 is the first) it is held for; null where it has nothing left. */
export function discountOnOrder(
  discount: CodeDiscount,
  orderNumber: number,
  servingCents: number,
): DiscountToApply | null {
  const { code } = discount
  if (discount.type === 'ReferralCode') {
    if (orderNumber !== 1) return null
    return { type: 'referral_discount', code, freeServings: referralFreeServings, servingCents }
  }
  const element = discount.elements[orderNumber - 1]
  if (!element) return null
  if (discount.type === 'DiscountCode') return { type: 'discount_code', code, ...element }
  return { type: orderNumber === 1 ? 'first_week_discount' : 'recurring_discount', code, ...element }
}

/** How many orders a code is good for. */
export function ordersCovered(discount: CodeDiscount): number {
  return discount.type === 'ReferralCode' ? 1 : discount.elements.length
}

/** What a held code itself is called; a voucher of a type nobody knows is `unknown_voucher`. */
export function codeLabel(type: string): DiscountLabel {
  switch (type) {
    case 'DiscountCode':
      return 'discount_code'
    case 'ReferralCode':
      return 'referral_code'
    case 'MultiorderDiscountCode':
      return 'recurring_discount'
    default:
      return 'unknown_voucher'
  }
}

/** What the discount of an order is called: its own name when it is alone, `combined_discount` for several. */
export function orderDiscountLabel(
  applied: readonly { type: DiscountToApply['type']; cents: number }[],
): DiscountLabel | null {
  const worth = applied.filter(discount => discount.cents > 0)
  if (worth.length > 1) return 'combined_discount'
  return worth[0]?.type ?? null
}
