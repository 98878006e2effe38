// Sets a new password by a reset link (rule 59).

import { Refusal } from '../../../contract/errors.ts'
import type { PasswordOwner } from '../../../domain/password.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { deleteResets, isLiveReset, readResetToken } from '../../messages/password_resets/reset_token.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { adoptDraft } from '../draft/adopt_draft.ts'
import { endEmailChange } from '../end_email_change.ts'
import { enter } from '../enter.ts'
import { proveEmail } from '../first_proof/prove_email.ts'
import { selectPasskeys } from '../passkeys/store.ts'
import { hashPassword, isPassword } from '../password.ts'
import { passwordFaultOf } from '../password_fault.ts'
import { endSessionsOf } from '../sessions/end_sessions.ts'
import { saveNews } from '../sign_in_news.ts'
import { linksOf } from '../social/link.ts'
import {
  insertEvent,
  lockClient,
  selectPasswordHash,
  selectPasswordOwner,
  updatePasswordHash,
} from '../store.ts'

/** Whether a link still works for a client of this brand. */
export async function isResetLinkValid(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  token: string,
): Promise<boolean> {
  const read = readResetToken(token)
  if (!read || (await selectPasswordHash(pool, request.brand, read.clientId)) === undefined) return false
  return isLiveReset(pool, read.clientId, read.hash, programTime(request))
}

/**
 * Sets the password, deletes the link with every other one of the client, ends all their sessions and a pending change of email, and
 * signs in here. The first time, it also closes the ways in of whoever registered with an address that was not shown to be theirs.
 * @returns whether there is something to tell: ways that were closed, or that open the account besides the password
 * @throws Refusal reset_link_invalid, password_too_short, password_too_common, password_mismatch, password_unchanged; all but the
 *   first leave the link valid
 */
export async function setPassword(
  services: Services,
  request: CallRequest,
  input: { token: string; password: string; confirmation: string },
): Promise<{ news: boolean }> {
  const { pool } = services
  const { brand } = request
  const read = readResetToken(input.token)
  if (!read || !(await isResetLinkValid(services, request, input.token))) {
    throw new Refusal('reset_link_invalid')
  }
  const { clientId, hash } = read
  await refuseBadPassword(input, (await selectPasswordOwner.first(pool, { clientId })) ?? { email: '' })
  const kept = await selectPasswordHash(pool, brand, clientId)
  if (kept && (await isPassword(kept, input.password))) {
    throw new Refusal('password_unchanged', { fields: { password: 'password_unchanged' } })
  }
  const passwordHash = await hashPassword(input.password)
  const now = programTime(request)
  const closed = await withTx(pool, async tx => {
    await lockClient(tx, clientId)
    // Of two people who use one link at once, the second finds it gone.
    if (!(await isLiveReset(tx, clientId, hash, now))) throw new Refusal('reset_link_invalid')
    const first = await proveEmail(tx, { clientId, brand, at: now, by: 'mailbox' })
    await deleteResets(tx, clientId)
    await endEmailChange(tx, clientId, now)
    await updatePasswordHash(tx, clientId, passwordHash)
    await endSessionsOf(tx, clientId)
    await insertEvent(tx, { clientId, kind: 'password_reset', data: {}, at: now })
    const key = `password_changed:${now}`
    await tell(tx, { clientId, brand, template: 'password_changed', data: {}, key, at: now })
    return first
  })
  await enter(services, request, clientId, {
    stillOpens: async tx => (await selectPasswordHash(tx, brand, clientId)) === passwordHash,
    refused: () => new Refusal('reset_link_invalid'),
  })
  await saveNews(request, { what: 'reset', provider: null, closed })
  await adoptDraft(services, request)
  const [keys, links] = await Promise.all([selectPasskeys.all(pool, { clientId }), linksOf(pool, clientId)])
  const gone = closed ? closed.passkeys.length + closed.providers.length + closed.devices : 0
  return { news: gone + keys.length + links.length > 0 }
}

async function refuseBadPassword(
  { password, confirmation }: { password: string; confirmation: string },
  owner: PasswordOwner,
): Promise<void> {
  const fault = await passwordFaultOf(password, owner)
  if (fault) throw new Refusal(fault, { fields: { password: fault } })
  if (password.normalize('NFC') !== confirmation.normalize('NFC')) {
    throw new Refusal('password_mismatch', { fields: { confirmation: 'password_mismatch' } })
  }
}
