// The input and output of pricing. All money is integer cents, all rates are parts per 100,000.

import type { ProductKind } from '../catalogue/types.ts'
import type { TaxClass } from '../tax/classes.ts'
import type { PricedTax } from '../tax/tax.ts'
import type { BoxTerms } from '../terms/terms.ts'

/** The price of one line before any discount, from the menu entry the order pins. */
export interface LineToPrice {
  productId: string
  kind: ProductKind
  /** Units: a recipe unit is a kit for the plan's people; a meal and an item are one piece. */
  quantity: number
  /** Servings in one unit: the plan's people for a recipe, 1 otherwise. */
  servingsPerUnit: number
  /** Price per serving (recipe, meal) or per piece (item). */
  unitCents: number
  /** Premium surcharge per serving. */
  surchargeCents: number
  /** Customization surcharge per serving. */
  customizationCents: number
  taxClass: TaxClass
}

/** The discount of a code on one order: a percentage of goods (0 to 100), or cents. */
export type DiscountElement = { percent: number } | { cents: number }

export const discountTypes = [
  'discount_code',
  'recurring_discount',
  'first_week_discount',
  'referral_discount',
  'unknown_voucher',
] as const
export type DiscountType = (typeof discountTypes)[number]

/** Which discount of how many, where a code covers several orders: 1 of 3. */
export interface DiscountPlace {
  number?: number | undefined
  of?: number | undefined
}

/** A discount on goods. An order's are taken one after the other (rule 74). */
export type DiscountToApply =
  | ({ type: Exclude<DiscountType, 'referral_discount'>; code: string } & DiscountElement & DiscountPlace)
  | { type: 'referral_discount'; code: string; freeServings: number; servingCents: number }

/** Balances that pay before the card. */
export interface Balances {
  givenCents: number
  boughtCents: number
  /** Corporate credit still open for this order, as the client's plan says. */
  corporateCents: number
}

export interface OrderToPrice {
  /** Of its place and its delivery date. */
  terms: BoxTerms
  lines: readonly LineToPrice[]
  discounts: readonly DiscountToApply[]
  balances: Balances
}

export interface PricedLine {
  productId: string
  quantity: number
  grossCents: number
  volumeDiscountCents: number
  discountCents: number
  netCents: number
}

export interface PricedDiscount extends DiscountPlace {
  type: DiscountType
  code: string
  cents: number
}

export interface PaymentSplit {
  givenCents: number
  boughtCents: number
  corporateCents: number
  cardCents: number
}

export interface PricedOrder {
  lines: readonly PricedLine[]
  /** Goods before any discount and tax: compared with the minimum. */
  goodsCents: number
  volumeDiscountCents: number
  discounts: readonly PricedDiscount[]
  discountCents: number
  taxes: readonly PricedTax[]
  taxCents: number
  deliveryCents: 0
  /** All in: goods − discounts + taxes. The total of the receipt, however it is paid. */
  totalCents: number
  payment: PaymentSplit
  minimumCents: number
  /** The goods missing to reach the minimum; 0 when it is met. */
  missingCents: number
}
