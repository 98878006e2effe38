// The discount of a code, and the public one for visitors without a code.

import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { type Fresh, openFresh } from '../../request/memory.ts'
import type { Stored } from '../../request/services.ts'
import { type DiscountRow, readDefaultDiscount, readDiscount } from './store.ts'

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

/** How long a process trusts its copy of the public code, in milliseconds of real time. */
const trusted = 5_000

/** The public code of a brand's day. */
interface Default {
  date: string
  fresh: Fresh<DiscountRow | undefined>
}

const openDefaults = () => new Map<BrandId, Default>()

/** The discount for visitors without a code (`is_default`): every page needs it, so it is kept in memory. */
export function defaultDiscount(
  { pool, memory }: Stored,
  brand: BrandId,
  now: Temporal.Instant,
): Promise<DiscountRow | undefined> {
  const date = brandDate(brand, now.toString())
  const defaults = memory.of(openDefaults)
  let known = defaults.get(brand)
  if (known?.date !== date) {
    known = { date, fresh: openFresh(() => readDefaultDiscount.first(pool, { brand, date }), trusted) }
    defaults.set(brand, known)
  }
  return known.fresh.get()
}
