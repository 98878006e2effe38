// Confirms an email address: the holder of the link can read that mailbox, and is signed in to the account that asked for it. Neither
// alone is enough: a link that somebody else asked for gives their account to nobody, and an account follows nobody's mailbox.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { deleteChange, readEmailToken, selectLive } from '../../messages/email_changes/email_token.ts'
import { tell } from '../../messages/outbox.ts'
import { deleteResets } from '../../messages/password_resets/reset_token.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { proveEmail } from '../first_proof/prove_email.ts'
import { holdAsSignedIn, recordEvent, takeEmail } from '../household_changes.ts'
import { selectOwner, updateEmail } from './store.ts'

/** The address a link confirms for a client of this brand, null where it no longer works; and whether this session can confirm it. */
export async function showEmailLink(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { token }: { token: string },
): Promise<OutputOf<'clients.check_email_link'>> {
  const nothing = { email: null, account: 'signed_out' } as const
  const read = readEmailToken(token)
  if (!read || !(await selectOwner(pool, request.brand, read.clientId))) return nothing
  const { clientId, hash } = read
  const email = await selectLive(pool, 'confirm', { clientId, tokenHash: hash, now: programTime(request) })
  const { session } = request
  if (session.clientId === null) return { email, account: 'signed_out' }
  return { email, account: session.clientId === clientId ? 'here' : 'other' }
}

/**
 * Makes the address the account's, writes to the former one, and signs out the other devices. Of two accounts that confirm one address at
 * once, one is refused.
 * @throws Refusal email_link_invalid, email_link_other_account, email_in_use
 */
export async function confirmEmail(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { token }: { token: string },
): Promise<OutputOf<'clients.confirm_email'>> {
  const clientId = signedIn(request)
  const { brand, session } = request
  const link = await showEmailLink({ pool }, request, { token })
  const read = readEmailToken(token)
  if (!read || link.email === null) throw new Refusal('email_link_invalid')
  if (link.account !== 'here') throw new Refusal('email_link_other_account')
  const at = programTime(request)
  return withTx(pool, async tx => {
    await holdAsSignedIn(tx, request, clientId)
    const email = await selectLive(tx, 'confirm', { clientId, tokenHash: read.hash, now: at })
    const owner = await selectOwner(tx, brand, clientId)
    if (email === null || !owner) throw new Refusal('email_link_invalid')
    if (!(await takeEmail(tx, { brand, email, clientId, provenAt: null }))) throw new Refusal('email_in_use')
    const former = await updateEmail(tx, brand, clientId, email)
    await deleteChange(tx, clientId)
    const closed = await proveEmail(tx, { clientId, brand, at, by: 'holder', session: session.id })
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
    return { email, ended: closed?.devices ?? 0 }
  })
}
