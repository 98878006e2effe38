// Signs a client out on one other device.

import { Refusal } from '../../../contract/errors.ts'
import { recordEvent } from '../../identity/household_changes.ts'
import { endOneSession } from '../../identity/sessions/end_sessions.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'

/** @throws Refusal not_found for a session that is over, somebody else's, or the present one */
export async function endSession(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { id }: { id: string },
): Promise<void> {
  const clientId = signedIn(request)
  const at = programTime(request)
  await withTx(pool, async tx => {
    if (!(await endOneSession(tx, clientId, { id, kept: request.session.id }))) throw new Refusal('not_found')
    await recordEvent(tx, { clientId, kind: 'signed_out_elsewhere', data: { ended: 1 }, at })
  })
}
