// The discounts a household holds, and what they take off its n-th order (rules 29, 43). A code is worth its first
// element on the first order that uses it, its second on the next, and nothing after its last; a plain code has one
// element. An order below a code's minimum spend does not use it. A referral is free meals on the first order.

import { multiplyRate } from '../money.ts'
import type { DiscountElement, DiscountPlace, DiscountToApply, DiscountType } from './types.ts'

export type { DiscountElement } from './types.ts'

/** The kinds of code, as a session's discount bar names them (area 3), and the kind of any other stored code. */
export const codeTypes = ['DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher'] as const
export type CodeType = (typeof codeTypes)[number]

export const discountUnits = ['percent', 'cents', 'servings'] as const
/** The unit of a code's numbers. `servings` is a referral's: the plan sets their value. */
type DiscountUnit = (typeof discountUnits)[number]

export interface CodeDiscount {
  type: CodeType
  code: string
  /** By order; empty for a referral, whose value comes from the plan. */
  elements: readonly DiscountElement[]
  /** The goods an order needs for the code to count, before discounts and tax, cents. */
  minimumSpendCents: number
}

/** A stored code: a unit, and its number for each order. */
export interface KeptCode {
  /** The stored type: an unknown one counts as a voucher. */
  type: string
  code: string
  unit: DiscountUnit
  elements: readonly number[]
  minimumSpendCents: number
}

/** A stored code as pricing takes it. */
export function codeDiscountOf({ type, code, unit, elements, minimumSpendCents }: KeptCode): CodeDiscount {
  return { type: codeTypeOf(type), code, elements: elementsOf[unit](elements), minimumSpendCents }
}

/** The kind of a stored code; an unknown type is a voucher, and still gives its discounts. */
export function codeTypeOf(type: string): CodeType {
  return codeTypes.find(one => one === type) ?? 'Voucher'
}

const elementsOf: Readonly<Record<DiscountUnit, (values: readonly number[]) => DiscountElement[]>> = {
  percent: values => values.map(percent => ({ percent })),
  cents: values => values.map(cents => ({ cents })),
  servings: () => [],
}

/** A held code, and the number of the order that would use it: 1 for the first since it was applied. */
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
/** What a discount is called on a receipt (rule 29). `gift_card` reads Prepaid. */
type DiscountLabel = (typeof discountLabels)[number]

/**
 * The discounts that apply to an order, in the order held. One whose minimum spend the goods do not reach, or whose elements are
 * used up, is left out.
 * @param goodsCents goods before discounts and tax.
 * @param servingCents the plan's price of a serving: the value of a free meal.
 * @param freeServings what a friend's first order has for free.
 */
export function discountsOn(
  order: { goodsCents: number; servingCents: number; freeServings: number },
  held: readonly HeldDiscount[],
): DiscountToApply[] {
  return held
    .filter(({ discount }) => order.goodsCents >= discount.minimumSpendCents)
    .map(({ discount, orderNumber }) => discountOnOrder(discount, orderNumber, order))
    .filter(discount => discount !== null)
}

/** A friend's free meals: how many, and the plan's price of one. */
interface FreeMeals {
  freeServings: number
  servingCents: number
}

/** The specifics of a kind of code. */
interface CodeKind {
  /** The label of a held code. */
  label: DiscountLabel
  /** The number of orders it counts for. */
  covers: (discount: CodeDiscount) => number
  /** The discount on the n-th order; null where the code is used up. */
  takes: (discount: CodeDiscount, orderNumber: number, meals: FreeMeals) => DiscountToApply | null
}

const ofElements = ({ elements }: CodeDiscount): number => elements.length

/** The discount of a code with elements on its n-th order, with its place where it has several. */
function element(
  { elements }: CodeDiscount,
  orderNumber: number,
): (DiscountElement & DiscountPlace) | undefined {
  const one = elements[orderNumber - 1]
  return one && elements.length > 1 ? { ...one, number: orderNumber, of: elements.length } : one
}

const codeKinds: Readonly<Record<CodeType, CodeKind>> = {
  DiscountCode: {
    label: 'discount_code',
    covers: ofElements,
    takes: (discount, orderNumber) => {
      const off = element(discount, orderNumber)
      return off ? { type: 'discount_code', code: discount.code, ...off } : null
    },
  },
  MultiorderDiscountCode: {
    label: 'recurring_discount',
    covers: ofElements,
    takes: (discount, orderNumber) => {
      const off = element(discount, orderNumber)
      const type = orderNumber === 1 ? 'first_week_discount' : 'recurring_discount'
      return off ? { type, code: discount.code, ...off } : null
    },
  },
  Voucher: {
    label: 'unknown_voucher',
    covers: ofElements,
    takes: (discount, orderNumber) => {
      const off = element(discount, orderNumber)
      return off ? { type: 'unknown_voucher', code: discount.code, ...off } : null
    },
  },
  ReferralCode: {
    label: 'referral_code',
    covers: () => 1,
    takes: ({ code }, orderNumber, { freeServings, servingCents }) =>
      orderNumber === 1 ? { type: 'referral_discount', code, freeServings, servingCents } : null,
  },
}

/** The discount of a code on the n-th order (1 is the first) it is held for; null where it is used up. */
export function discountOnOrder(
  discount: CodeDiscount,
  orderNumber: number,
  meals: FreeMeals,
): DiscountToApply | null {
  return codeKinds[discount.type].takes(discount, orderNumber, meals)
}

/** The number of orders a code counts for. */
export function ordersCovered(discount: CodeDiscount): number {
  return codeKinds[discount.type].covers(discount)
}

/** The label of a held code; a voucher of an unknown type is `unknown_voucher`. */
export function codeLabel(type: string): DiscountLabel {
  return codeKinds[codeTypeOf(type)].label
}

const elementWorth = (element: DiscountElement, goodsCents: number): number =>
  'percent' in element ? multiplyRate(goodsCents, element.percent * 1_000) : element.cents

type OfType<T, D = DiscountToApply> = D extends { type: infer U } ? (T extends U ? D : never) : never
type Worth<T> = (discount: OfType<T>, goodsCents: number) => number
const worths: { readonly [T in DiscountType]: Worth<T> } = {
  discount_code: elementWorth,
  recurring_discount: elementWorth,
  first_week_discount: elementWorth,
  unknown_voucher: elementWorth,
  referral_discount: ({ freeServings, servingCents }) => freeServings * servingCents,
}

/** The value of a discount on goods, cents; it may exceed their price. */
export function worthOf(discount: DiscountToApply, goodsCents: number): number {
  const worth = worths[discount.type] as (discount: DiscountToApply, goodsCents: number) => number
  return worth(discount, goodsCents)
}

/** The label of an order's discount: its own when it is alone, `combined_discount` for several. */
export function orderDiscountLabel(
  applied: readonly { type: DiscountType; cents: number }[],
): DiscountLabel | null {
  const worth = applied.filter(discount => discount.cents > 0)
  if (worth.length > 1) return 'combined_discount'
  return worth[0]?.type ?? null
}
