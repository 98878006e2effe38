// The line of the log for what somebody does at the door itself: signing in, joining.

import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import type { Tx } from '../../request/database/database.ts'
import { writeLine } from '../../request/staff_log/write_line.ts'

/** Adds it, last in the transaction. */
export function logOf(
  tx: Tx,
  request: CallRequest,
  { id, what }: { id: string; what: string },
): Promise<void> {
  const { userAgent, network } = request.session
  return writeLine(tx, {
    ...{ at: programTime(request), actor: id, what, brand: request.brand, clientId: null },
    ...{ about: {}, detail: null, userAgent, network },
  })
}
