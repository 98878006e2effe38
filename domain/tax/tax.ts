// The taxes of an order: each tax is computed once, on the sum of its taxable amounts after discounts, and rounded
// once, half up (rules 50, 74). What pays the order does not matter: a gift card pays after tax.

import { multiplyRate } from '../money.ts'
import type { DueTax, TaxClass, TaxCode, TaxesByClass } from './classes.ts'

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

/** Taxes due on lines, the federal one first. A tax of nothing is left out. All money in cents. */
export function taxesOf(due: TaxesByClass, lines: readonly TaxableLine[]): PricedTax[] {
  const taxes: PricedTax[] = []
  for (const line of lines) {
    if (line.netCents === 0) continue
    for (const tax of due[line.taxClass]) addTo(taxes, tax, line.netCents)
  }
  for (const tax of taxes) tax.cents = multiplyRate(tax.baseCents, tax.rate)
  return taxes.sort(byCodeThenRate)
}

/** Whether any tax is due on a class of product: the "taxable" mark. */
export function isTaxable(due: TaxesByClass, taxClass: TaxClass): boolean {
  return due[taxClass].length > 0
}

function byCodeThenRate(a: PricedTax, b: PricedTax): number {
  if (a.code === b.code) return a.rate - b.rate
  return a.code < b.code ? -1 : 1
}

function addTo(taxes: PricedTax[], { code, rate }: DueTax, netCents: number) {
  for (const tax of taxes) {
    if (tax.code === code && tax.rate === rate) {
      tax.baseCents += netCents
      return
    }
  }
  taxes.push({ code, rate, baseCents: netCents, cents: 0 })
}
