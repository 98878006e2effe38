// One account per household (rule 42).

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import type { Stored } from '../../request/services.ts'

/** The refusal, with a link to support: an admin can allow a second account. @param now program time, ISO instant */
export async function householdExists(
  services: Pick<Stored, 'pool' | 'memory'>,
  brand: BrandId,
  now: string,
): Promise<Refusal> {
  const { email, phone } = await statedFactsOf(services, brand, now)
  return new Refusal('household_exists', { details: { email, phone: phone.shown } })
}
