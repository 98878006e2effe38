// The taxes of an order: each tax is computed once, on the sum of its taxable amounts after discounts, and rounded
// once, half up (rules 50, 74). What pays the order does not matter: a gift card pays after tax.

import type { Province } from '../brands.ts'
import { multiplyRate } from '../money.ts'

import type { TaxClass, TaxCode } from './classes.ts'
import { isInForce, type TaxRule, taxTable } from './rates.ts'

export interface TaxableLine {
  taxClass: TaxClass
  /** Price after discounts and before tax, cents, 0 or more. */
  netCents: number
}

/** A tax of an order: what it is due on, and how much it is. */
export interface PricedTax {
  code: TaxCode
  /** Parts per 100,000. */
  rate: number
  baseCents: number
  cents: number
}

/**
 * Taxes due on lines delivered to a province on a date (ISO), the federal one first. A tax of nothing is left out. All money in
 * cents.
 */
export function taxesOf(
  province: Province,
  deliveryDate: string,
  lines: readonly TaxableLine[],
): PricedTax[] {
  const taxes: PricedTax[] = []
  const byClass = taxTable[province]
  for (const line of lines) {
    if (line.netCents === 0) continue
    for (const rule of byClass[line.taxClass]) {
      if (isInForce(rule, deliveryDate)) addTo(taxes, rule, line.netCents)
    }
  }
  for (const tax of taxes) tax.cents = multiplyRate(tax.baseCents, tax.rate)
  return taxes.sort(byCodeThenRate)
}

/** Whether any tax is due on a class of product delivered to a province on a date (ISO): the "taxable" mark. */
export function isTaxable(province: Province, deliveryDate: string, taxClass: TaxClass): boolean {
  return taxTable[province][taxClass].some(rule => isInForce(rule, deliveryDate))
}

function byCodeThenRate(a: PricedTax, b: PricedTax): number {
  if (a.code === b.code) return a.rate - b.rate
  return a.code < b.code ? -1 : 1
}

function addTo(taxes: PricedTax[], rule: TaxRule, netCents: number) {
  for (const tax of taxes) {
    if (tax.code === rule.code && tax.rate === rule.rate) {
      tax.baseCents += netCents
      return
    }
  }
  taxes.push({ code: rule.code, rate: rule.rate, baseCents: netCents, cents: 0 })
}
