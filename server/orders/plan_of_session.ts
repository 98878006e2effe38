// The plan and the delivery day of a session, for its prices and its cutoffs.

import type { BrandId } from '../../domain/brands.ts'
import type { Plan } from '../../domain/plans.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import type { Session } from '../request/call_request.ts'
import { planOf } from './household.ts'

/** A client's plan; null for a visitor and before the end of a sign-up. */
export async function planOfSession(session: Session, brand: BrandId): Promise<Plan | null> {
  const planId = (await session.personal())?.planId ?? null
  return planId === null ? null : planOf(brand, planId)
}

/** A client's delivery day; null for a visitor and before the end of a sign-up. */
export const weekdayOfSession = async (session: Session): Promise<Weekday | null> =>
  (await session.personal())?.weekday ?? null
