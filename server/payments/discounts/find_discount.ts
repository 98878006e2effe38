// Which discount a code stands for, and which one a visitor without a code is offered.

import type pg from 'pg'
import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { freshOr } from '../../platform/freshness.ts'
import type { Services } from '../../request/services.ts'
import { type DiscountRow, readDefaultDiscount, readDiscount } from './store.ts'

export type { DiscountRow } from './store.ts'

/** How a code is kept and compared: `rid_50 ` is `RID_50`. */
export const normalCode = (typed: string): string => typed.trim().toUpperCase()

/** The discount of a code as somebody typed it, if the brand has it and it is in force that day (brand time). */
export async function findDiscount(
  services: Pick<Services, 'pool'>,
  brand: BrandId,
  typed: string,
  now: Temporal.Instant,
): Promise<DiscountRow | undefined> {
  const code = normalCode(typed)
  return code === '' ? undefined : readDiscount(services.pool, brand, code, brandDate(brand, now.toString()))
}

/** How long a process trusts the default it knows, in milliseconds of real time. */
const trusted = 5_000

interface Known {
  readAt: number
  date: string
  found: Promise<DiscountRow | undefined>
}
const memories = new WeakMap<pg.Pool, Map<BrandId, Known>>()

/** The discount visitors are offered who bring no code of their own (`is_default`): asked on every page, kept in memory. */
export function defaultDiscount(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  now: Temporal.Instant,
): Promise<DiscountRow | undefined> {
  const memory = memories.get(pool) ?? new Map<BrandId, Known>()
  memories.set(pool, memory)
  const date = brandDate(brand, now.toString())
  const known = memory.get(brand)
  if (known && known.date === date && performance.now() - known.readAt < trusted) return known.found
  const reading = readDefaultDiscount(pool, brand, date)
  const found = known?.date === date ? fallBack(reading, known.found) : reading
  memory.set(brand, { readAt: performance.now(), date, found })
  found.catch(() => memory.delete(brand))
  return found
}

/** The day's discount as it was known, where the database cannot be asked. */
async function fallBack(reading: Promise<DiscountRow | undefined>, known: Known['found']) {
  const before = { row: await known }
  return (
    await freshOr(
      reading.then(row => ({ row })),
      before,
    )
  ).row
}
