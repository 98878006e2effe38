// The plan and the delivery day of a session, for its prices and its cutoffs.

import type { Weekday } from '../../domain/time/zone.ts'
import type { Session } from '../request/call_request.ts'

/** The id of a client's plan; null for a visitor and before the end of a sign-up. */
export const planIdOfSession = async (session: Session): Promise<string | null> =>
  (await session.personal())?.planId ?? null

/** A client's delivery day; null for a visitor and before the end of a sign-up. */
export const weekdayOfSession = async (session: Session): Promise<Weekday | null> =>
  (await session.personal())?.weekday ?? null
