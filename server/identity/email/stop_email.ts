// Stops a change of email by the link sent to the present address: whoever reads that mailbox decides, signed in or not.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { readEmailToken, selectLive } from '../../messages/email_changes/email_token.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { endEmailChange } from '../end_email_change.ts'
import { holdClient } from '../household_changes.ts'
import { selectOwner } from './store.ts'

/** The new address whose change a link stops, for a client of this brand; null where nothing waits any more. */
export async function showEmailStop(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { token }: { token: string },
): Promise<OutputOf<'clients.check_email_stop'>> {
  const read = readEmailToken(token)
  if (!read || !(await selectOwner(pool, request.brand, read.clientId))) return { email: null }
  const { clientId, hash } = read
  return { email: await selectLive(pool, 'stop', { clientId, tokenHash: hash, now: programTime(request) }) }
}

/** @throws Refusal email_link_invalid, also where the change was confirmed in the meantime */
export async function stopEmailChange(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { token }: { token: string },
): Promise<OutputOf<'clients.stop_email'>> {
  const read = readEmailToken(token)
  if (!read || !(await selectOwner(pool, request.brand, read.clientId))) {
    throw new Refusal('email_link_invalid')
  }
  const { clientId, hash } = read
  const at = programTime(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    if ((await selectLive(tx, 'stop', { clientId, tokenHash: hash, now: at })) === null) {
      throw new Refusal('email_link_invalid')
    }
    await endEmailChange(tx, clientId, at)
  })
  return { success: true }
}
