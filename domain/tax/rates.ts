// The tax table: what each class of thing sold is taxed, by province, tax and delivery date (RULINGS 50).
// Data only. A change in law is a row that ends and a row that starts, so that an old order still prices as it did.
// Basic groceries (kits, chilled dishes to reheat, bread, dairy, produce) and gift cards have no row: nothing is due.

import type { Province } from '../brands.ts'
import type { TaxClass, TaxCode } from './classes.ts'

export interface TaxRule {
  province: Province
  code: TaxCode
  taxClass: TaxClass
  /** First and last delivery date it holds for, ISO; `until` null while nothing ends it. */
  from: string
  until: string | null
  /** Parts per 100,000 of the price after discounts and before any tax. */
  rate: number
}

const taxableFood: readonly TaxClass[] = ['prepared', 'snack', 'frozen_treat', 'carbonated', 'soda']
const quebecTaxableFood: readonly TaxClass[] = ['prepared', 'snack', 'carbonated', 'soda']

type Holding = Omit<TaxRule, 'taxClass'>

function forEach(taxClasses: readonly TaxClass[], rule: Holding): TaxRule[] {
  return taxClasses.map(taxClass => ({ ...rule, taxClass }))
}

export const taxRules: readonly TaxRule[] = [
  ...forEach(taxableFood, { province: 'BC', code: 'GST', from: '2008-01-01', until: null, rate: 5_000 }),
  // British Columbia exempts food from PST, sweetened carbonated drinks excepted.
  ...forEach(['soda'], { province: 'BC', code: 'PST', from: '2021-04-01', until: null, rate: 7_000 }),
  ...forEach(taxableFood, { province: 'AB', code: 'GST', from: '2008-01-01', until: null, rate: 5_000 }),
  ...forEach(taxableFood, { province: 'ON', code: 'HST', from: '2010-07-01', until: null, rate: 13_000 }),
  ...forEach(taxableFood, { province: 'QC', code: 'GST', from: '2008-01-01', until: null, rate: 5_000 }),
  ...forEach(quebecTaxableFood, {
    province: 'QC',
    code: 'QST',
    from: '2013-01-01',
    until: null,
    rate: 9_975,
  }),
  // Quebec stopped taxing single-serving ice cream on 15 July 2026; GST stays due on it.
  ...forEach(['frozen_treat'], {
    province: 'QC',
    code: 'QST',
    from: '2013-01-01',
    until: '2026-07-14',
    rate: 9_975,
  }),
]

/** Whether a rule holds for a delivery date (ISO). */
export function isInForce(rule: TaxRule, deliveryDate: string): boolean {
  return rule.from <= deliveryDate && (rule.until === null || deliveryDate <= rule.until)
}
