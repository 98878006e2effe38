// One account per household (rule 42).

import { brandFacts } from '../../../brands/index.ts'
import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'

/** The refusal, with a link to support: an admin can allow a second account. */
export function householdExists(brand: BrandId): Refusal {
  const { email, phone } = brandFacts[brand]
  return new Refusal('household_exists', { details: { email, phone: phone.shown } })
}
