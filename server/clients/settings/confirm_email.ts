// Confirms an e-mail address: the holder of the link can read that mailbox.

import { Refusal } from '../../../contract/errors.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { deleteChange, readEmailToken, selectLive } from '../../request/email_changes/email_token.ts'
import { deleteResets } from '../../request/password_resets/reset_token.ts'
import { holdClient, recordEvent, takeEmail } from '../household_changes.ts'
import { selectOwner, updateEmail } from './store.ts'

/** The address a link confirms for a client of this brand; null where it no longer works. */
export async function emailOfLink(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  token: string,
): Promise<string | null> {
  const read = readEmailToken(token)
  if (!read || !(await selectOwner(pool, request.brand, read.clientId))) return null
  return selectLive(pool, read.clientId, read.hash, programTime(request))
}

/**
 * Makes the address the account's, and writes to the former one. Of two accounts that confirm one address at once, one is refused.
 * @throws Refusal email_link_invalid, email_in_use
 */
export async function confirmEmail(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { token }: { token: string },
): Promise<{ email: string }> {
  const read = readEmailToken(token)
  const { brand } = request
  const owner = read && (await selectOwner(pool, brand, read.clientId))
  if (!read || !owner) throw new Refusal('email_link_invalid')
  const { clientId, hash } = read
  const at = programTime(request)
  return withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const email = await selectLive(tx, clientId, hash, at)
    if (email === null) throw new Refusal('email_link_invalid')
    if (!(await takeEmail(tx, brand, email, clientId))) throw new Refusal('email_in_use')
    const former = await updateEmail(tx, brand, clientId, email)
    await deleteChange(tx, clientId)
    // A reset link in the former mailbox no longer works.
    await deleteResets(tx, clientId)
    const eventId = await recordEvent(tx, {
      clientId,
      kind: 'email_changed',
      data: { from: former, to: email },
      at,
    })
    const to = { email: former, locale: owner.locale }
    const key = `email_changed:${eventId}`
    await tell(tx, { clientId, brand, template: 'email_changed', data: { email }, key, at, to })
    return { email }
  })
}
