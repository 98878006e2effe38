// The plan somebody's prices are those of.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { Plan } from '../../domain/plans.ts'
import { planOf } from './household.ts'
import { readPlanId } from './store.ts'

/** A client's plan; null for a visitor and for who has not finished signing up. */
export async function planOfClient(
  pool: pg.Pool,
  brand: BrandId,
  clientId: string | null,
): Promise<Plan | null> {
  const planId = clientId === null ? undefined : await readPlanId(pool, clientId)
  return planId === undefined ? null : planOf(brand, planId)
}
