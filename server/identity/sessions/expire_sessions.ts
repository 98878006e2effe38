// Deletes expired sessions, by the clock.

import type { OwnServices } from '../../request/services.ts'
import { deleteExpired } from './many_sessions_store.ts'

/** Rows of one statement: few enough that it blocks nothing. */
const atOnce = 1_000

/** Deletes expired sessions. @returns their number */
export async function expireSessions({ pool, clock }: Pick<OwnServices, 'pool' | 'clock'>): Promise<number> {
  const now = clock.now().toString()
  let deleted = 0
  for (;;) {
    const some = await deleteExpired.run(pool, { now, limit: atOnce })
    deleted += some
    if (some < atOnce) return deleted
  }
}
