// Remembers an address we could not take, so that we know where people want us.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'
import type { Db } from '../../platform/database.ts'
import { insertAttempt } from './store.ts'

export type AttemptReason = 'not_found' | 'unserved' | 'sister_brand' | 'reported'

/** A statement of its own: the attempt stays on record although what it was part of is refused. */
export async function recordAttempt(
  db: Db,
  attempt: {
    brand: BrandId
    clientId: string | null
    /** As typed. */
    text: string
    postal: string | null
    reason: AttemptReason
    now: Temporal.Instant
  },
): Promise<void> {
  const { now, ...facts } = attempt
  await insertAttempt(db, { ...facts, id: randomUUIDv7(), at: now.toString() })
}
