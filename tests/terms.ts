// For tests: the terms that come with the program.

import { type BrandId, brandOfProvince, type Province } from '../domain/brands.ts'
import type { Plan } from '../domain/plans.ts'
import { type BoxTerms, boxTerms, planById, type Terms } from '../domain/terms/terms.ts'
import { openTermBook } from '../domain/terms/versions.ts'
import { terms } from '../seed/terms/index.ts'

export const seededTerms = openTermBook(terms)

/** @param date delivery date, ISO */
export const termsAt = (brand: BrandId, date = '2026-12-01'): Terms => seededTerms.of(brand, date)

/** The terms of a box to a province. */
export const boxTermsAt = (province: Province, date = '2026-12-01'): BoxTerms =>
  boxTerms(termsAt(brandOfProvince(province), date), province)

/** A plan at its price. */
export function planAt(brand: BrandId, id: string): Plan {
  const plan = planById(termsAt(brand), id)
  if (!plan) throw new RangeError(`${brand} sells no plan ${id}`)
  return plan
}
