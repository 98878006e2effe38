// Changes the password in the settings: the current one is required where there is one (area 5).

import { type ErrorCode, Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import { endEmailChange } from '../../identity/end_email_change.ts'
import {
  recordEvent,
  selectPasswordHash,
  selectPasswordOwner,
  updatePasswordHash,
} from '../../identity/household_changes.ts'
import { hashPassword, isPassword } from '../../identity/password.ts'
import { passwordFaultOf } from '../../identity/password_fault.ts'
import { countGuess } from '../../identity/reauthentication/answer_password.ts'
import { endOtherSessions } from '../../identity/sessions/end_sessions.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { deleteResets } from '../../messages/password_resets/reset_token.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import type { Tx } from '../../request/database/database.ts'

type Input = Pick<ParsedOf<'settings_account.update'>, 'password' | 'confirmation' | 'currentPassword'>

/** The hash of the requested password; null without one. Slow on purpose, so never inside a transaction. */
export async function newPasswordHash(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { password, confirmation = '', currentPassword = '' }: Input,
): Promise<string | null> {
  if (password === undefined) {
    // Typed for a new password that is missing: answering done would say that it changed.
    if (confirmation !== '' || currentPassword !== '') throw beside('password', 'required')
    return null
  }
  const kept = await selectPasswordHash(pool, request.brand, signedIn(request))
  if (kept === undefined) throw new Refusal('require_login')
  if (kept !== null && currentPassword === '') throw beside('currentPassword', 'required')
  const owner = await selectPasswordOwner.first(pool, { clientId: signedIn(request) })
  const fault = await passwordFaultOf(password, owner ?? { email: '' })
  if (fault) throw beside('password', fault)
  if (password.normalize('NFC') !== confirmation.normalize('NFC')) {
    throw beside('confirmation', 'password_mismatch')
  }
  if (kept !== null) {
    await countGuess(request)
    if (!(await isPassword(kept, currentPassword))) {
      throw beside('currentPassword', 'current_password_incorrect')
    }
    if (password.normalize('NFC') === currentPassword.normalize('NFC')) {
      throw beside('password', 'password_unchanged')
    }
  }
  return hashPassword(password)
}

const beside = (field: string, code: ErrorCode) => new Refusal(code, { fields: { [field]: code } })

/** Saves the password, ends all other sessions and a pending change of email, deletes reset links, and sends a letter. */
export async function writePassword(tx: Tx, request: CallRequest, passwordHash: string): Promise<void> {
  const clientId = signedIn(request)
  const { brand, session } = request
  const at = programTime(request)
  await updatePasswordHash(tx, clientId, passwordHash)
  await deleteResets(tx, clientId)
  await endEmailChange(tx, clientId, at)
  await endOtherSessions(tx, clientId, session.id)
  const eventId = await recordEvent(tx, { clientId, kind: 'password_changed', data: {}, at })
  const key = `password_changed:${eventId}`
  await tell(tx, { clientId, brand, template: 'password_changed', data: {}, key, at })
}
