// Joins by an invitation: a password, a second factor, and recovery codes that are shown once.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import { hashPassword } from '../../identity/password.ts'
import { passwordFaultOf } from '../../identity/password_fault.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { withTx } from '../../request/database/database.ts'
import { makeRecoveryCodes, offeredTo, secretOf } from '../second_factor/factor.ts'
import { stepOfCode } from '../second_factor/totp.ts'
import { invitedBy } from './invitation.ts'
import { logOf } from './log_line.ts'
import { deleteSessionsOf, join } from './store.ts'

type Ground = Pick<Services, 'pool' | 'memory'>

/** Whom an invitation is for, and the second factor that it offers. @throws Refusal invitation_over */
export async function showInvitation(services: Ground, { now }: CallRequest, token: string) {
  const { id, name, email, invitedAt } = await invitedBy(services, token, now)
  return { name, email, ...(await offeredTo(services, { id, email, at: invitedAt })) }
}

/**
 * Sets password and second factor, ends every session there was, and signs in.
 * @returns the recovery codes
 * @throws Refusal invitation_over, password_too_short, password_too_common, password_mismatch, second_factor_wrong; all but the first
 *   leave the invitation open
 */
export async function joinByInvitation(
  services: Ground,
  request: CallRequest,
  { token, password, confirmation, code }: ParsedOf<'staff_session.join'>,
): Promise<{ recoveryCodes: string[] }> {
  const { now } = request
  const { id, email, name, invitedAt } = await invitedBy(services, token, now)
  const fault = await passwordFaultOf(password, { email, firstName: name, lastName: '' })
  if (fault) throw new Refusal(fault, { fields: { password: fault } })
  if (password.normalize('NFC') !== confirmation.normalize('NFC'))
    throw new Refusal('password_mismatch', { fields: { confirmation: 'password_mismatch' } })
  const typed = code.replace(/\s/g, '')
  const step = stepOfCode(await secretOf(services, { id, at: invitedAt }), typed, now)
  if (step === null) throw new Refusal('second_factor_wrong', { fields: { code: 'second_factor_wrong' } })
  const passwordHash = await hashPassword(password)
  return withTx(services.pool, async tx => {
    if ((await join.run(tx, { id, invitedAt, passwordHash, step })) === 0)
      throw new Refusal('invitation_over')
    await deleteSessionsOf.run(tx, { id })
    const recoveryCodes = await makeRecoveryCodes(tx, id)
    await request.session.office.signIn(tx, id)
    await logOf(tx, request, { id, what: 'staff_session.join' })
    return { recoveryCodes }
  })
}
