// The tax table: the rate of each class by province, tax and delivery date (rule 50). Data only. A change in law is a
// row that ends and a row that starts, so an old order keeps its price. A new province or class does not compile until
// its rates are complete.

import type { Province } from '../brands.ts'
import { type TaxClass, type TaxCode, taxCodes } from './classes.ts'

export interface TaxRule {
  code: TaxCode
  /** First and last delivery date it holds for, ISO; `until` null while nothing ends it. */
  from: string
  until: string | null
  /** Parts per 100,000 of the price after discounts and before any tax. */
  rate: number
}

const gst: TaxRule = { code: 'GST', from: '2008-01-01', until: null, rate: 5_000 }
const hst: TaxRule = { code: 'HST', from: '2010-07-01', until: null, rate: 13_000 }
const qst: TaxRule = { code: 'QST', from: '2013-01-01', until: null, rate: 9_975 }
// British Columbia exempts food from PST, sweetened carbonated drinks excepted.
const pstOnSoda: TaxRule = { code: 'PST', from: '2021-04-01', until: null, rate: 7_000 }
// Quebec stopped taxing single-serving ice cream on 15 July 2026; GST stays due on it.
const qstOnIceCream: TaxRule = { ...qst, until: '2026-07-14' }

/** Kits, chilled dishes to reheat, bread, dairy and produce are basic groceries; a gift card is taxed when it is spent. */
const untaxed = { grocery: [], gift_card: [] } as const

const taxableFood = (...rules: readonly TaxRule[]) => ({
  ...untaxed,
  prepared: rules,
  snack: rules,
  frozen_treat: rules,
  carbonated: rules,
  soda: rules,
})

export const taxTable: Readonly<Record<Province, Readonly<Record<TaxClass, readonly TaxRule[]>>>> = {
  BC: { ...taxableFood(gst), soda: [gst, pstOnSoda] },
  AB: taxableFood(gst),
  ON: taxableFood(hst),
  QC: { ...taxableFood(gst, qst), frozen_treat: [gst, qstOnIceCream] },
}

/** The taxes of a province, on any class and of any time. */
export function taxesIn(province: Province): TaxCode[] {
  const known = Object.values(taxTable[province]).flatMap(rules => rules.map(({ code }) => code))
  return taxCodes.filter(code => known.includes(code))
}

/** Whether a rule applies on a delivery date (ISO). */
export function isInForce(rule: TaxRule, deliveryDate: string): boolean {
  return rule.from <= deliveryDate && (rule.until === null || deliveryDate <= rule.until)
}
