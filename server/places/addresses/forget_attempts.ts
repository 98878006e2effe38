// Deletes addresses that we could not serve, half a year after they were typed.

import { keptSince } from '../../../domain/retention.ts'
import type { Services } from '../../integrations/services.ts'
import { deleteAttempts } from './store.ts'

/** Rows of one statement: few enough that it blocks nothing. */
const atOnce = 1_000

/** @returns their number */
export async function forgetAttempts({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<number> {
  const before = keptSince('address_attempts', clock.now().toString())
  let deleted = 0
  for (;;) {
    const some = await deleteAttempts.run(pool, { before, limit: atOnce })
    deleted += some
    if (some < atOnce) return deleted
  }
}
