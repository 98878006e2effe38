// Signs a client out on every other device.

import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { endOtherSessions } from '../../request/sessions/end_sessions.ts'
import { recordEvent } from '../household_changes.ts'

/** Ends every session but this one. @returns their number */
export async function signOutOthers(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<{ ended: number }> {
  const clientId = signedIn(request)
  const at = programTime(request)
  return withTx(pool, async tx => {
    const ended = await endOtherSessions(tx, clientId, request.session.id)
    if (ended > 0) await recordEvent(tx, { clientId, kind: 'signed_out_elsewhere', data: { ended }, at })
    return { ended }
  })
}
