// Records an address that we could not serve, so that we know where people want us.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'
import { anonymousWrites } from '../../request/anonymous_writes.ts'
import type { Stored } from '../../request/services.ts'
import { insertAddressAttempt } from './store.ts'

export type AttemptReason = 'not_found' | 'unserved' | 'sister_brand' | 'reported'

/**
 * A statement of its own, so that the attempt stays recorded although its request is refused.
 * @returns false where the limit of one network, or of all, is reached
 */
export async function recordAttempt(
  services: Stored,
  attempt: {
    brand: BrandId
    clientId: string | null
    /** As typed. */
    text: string
    postal: string | null
    reason: AttemptReason
    now: Temporal.Instant
    /** The network of the request, as the session has it. */
    from: string | null
  },
): Promise<boolean> {
  const { now, from, ...facts } = attempt
  if (!anonymousWrites(services).count('address_attempt', from)) return false
  await insertAddressAttempt.run(services.pool, { ...facts, id: randomUUIDv7(), at: now.toString() })
  return true
}
