// Signs in somebody who works here: email, password and second factor at once, so that nobody learns which of them was wrong.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import { mostTries, triesWithinMinutes } from '../../../domain/reauthentication.ts'
import { isPassword } from '../../identity/password.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { withTx } from '../../request/database/database.ts'
import { because } from '../../request/security_log.ts'
import { takeCode } from '../second_factor/factor.ts'
import { logOf } from './log_line.ts'
import { countStaffTry, forgetTries, holdById, selectByEmail } from './store.ts'

type Ground = Pick<Services, 'pool' | 'memory'>

/**
 * Signs in. An unknown email, a wrong password and a wrong second factor are refused alike, the first two equally fast.
 * @throws Refusal staff_sign_in_failed
 */
export async function signInStaff(
  services: Ground,
  request: CallRequest,
  { email, password, code }: ParsedOf<'staff_session.sign_in'>,
): Promise<void> {
  const { pool } = services
  const found = await selectByEmail.first(pool, { email: normalizeEmail(email) })
  const right = await isPassword(found?.passwordHash ?? null, password)
  const refused = (reason: string) =>
    because(new Refusal('staff_sign_in_failed'), { reason, account: found?.id ?? null })
  if (!found || !right) throw refused(found ? 'wrong_password' : 'no_account')
  await countGuess(services, request, found.id, refused)
  const open = await withTx(pool, async tx => {
    const person = await holdById.first(tx, { id: found.id })
    if (person?.passwordHash !== found.passwordHash || person?.factorAt == null) return false
    const { id, factorAt } = person
    if (!(await takeCode(services, tx, { id, factorAt, now: request.now }, code))) return false
    await forgetTries.run(tx, { id })
    await request.session.office.signIn(tx, id)
    await logOf(tx, request, { id, what: 'staff_session.sign_in' })
    return true
  })
  if (!open) throw refused('wrong_second_factor')
}

/** Counts a guess at a second factor by somebody who knows the password: a stranger cannot use up anybody's. */
async function countGuess(
  { pool }: Ground,
  { now }: CallRequest,
  id: string,
  refused: (reason: string) => Refusal,
): Promise<void> {
  const since = now.subtract({ minutes: triesWithinMinutes }).toString()
  const counted = await countStaffTry.first(pool, { id, at: now.toString(), since })
  if ((counted?.tries ?? Number.POSITIVE_INFINITY) > mostTries) throw refused('too_many_codes')
}
