// Whether a brand delivers to a postal code.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { normalizePostal } from '../../../domain/postal.ts'
import type { Services } from '../../integrations/services.ts'
import { findArea } from '../../places/areas/find_area.ts'

interface PostalAnswer {
  served: boolean
  /** The community; null for a postal code outside our provinces. */
  place: string | null
  /** Whether the sister brand delivers there instead. */
  sister: boolean
}

/** @throws Refusal postal_invalid, also for Santa Claus */
export async function checkPostal(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  typed: string,
): Promise<PostalAnswer> {
  const postal = normalizePostal(typed)
  if (postal === null) throw new Refusal('postal_invalid', { fields: { postal: 'postal_invalid' } })
  const area = await findArea(pool, postal)
  const served = area?.served ?? false
  const own = area?.brand === brand
  return { served: served && own, place: area?.place ?? null, sister: served && !own }
}
