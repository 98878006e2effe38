// Signs a client out on every other device. What somebody there asked for does not go on: a change of email ends too.

import { endEmailChange } from '../../identity/end_email_change.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import { endOtherSessions } from '../../identity/sessions/end_sessions.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'

/** Ends every session but this one. @returns their number, and whether a change of email was waiting */
export async function signOutOthers(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<{ ended: number; emailKept: boolean }> {
  const clientId = signedIn(request)
  const at = programTime(request)
  return withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const emailKept = await endEmailChange(tx, clientId, at)
    const ended = await endOtherSessions(tx, clientId, request.session.id)
    if (ended > 0) await recordEvent(tx, { clientId, kind: 'signed_out_elsewhere', data: { ended }, at })
    return { ended, emailKept }
  })
}
