// Ending a client's sessions as part of a change of somebody else's, in their transaction.

import type { Tx } from '../../platform/database.ts'

/** Signs a client out everywhere. */
export async function endSessionsOf(tx: Tx, clientId: string): Promise<void> {
  await tx.query({
    name: 'session_end_all',
    text: 'delete from session where client_id = $1',
    values: [clientId],
  })
}
