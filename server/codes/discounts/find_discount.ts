// The discount of a typed code.

import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { type DiscountRow, readDiscount } from './store.ts'

export type { DiscountRow } from './store.ts'

/** The stored form of a code: `rid_50 ` is `RID_50`. */
export const normalCode = (typed: string): string => typed.trim().toUpperCase()

/** The discount of a typed code, if the brand has it and it is valid on that day (brand time). */
export async function findDiscount(
  services: Pick<Services, 'pool'>,
  brand: BrandId,
  typed: string,
  now: Temporal.Instant,
): Promise<DiscountRow | undefined> {
  const code = normalCode(typed)
  return code === ''
    ? undefined
    : readDiscount.first(services.pool, { brand, date: brandDate(brand, now.toString()), code })
}
