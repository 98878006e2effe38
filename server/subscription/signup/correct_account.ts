// Returns to the second step: a person who has registered and not yet subscribed corrects their names, and asks for another email.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import { isName, normalizeName } from '../../../domain/person.ts'
import { askEmailChange, emailToAsk } from '../../identity/email/change_email.ts'
import { endEmailChange } from '../../identity/end_email_change.ts'
import { holdAsSignedIn, recordEvent } from '../../identity/household_changes.ts'
import { requireAnswer } from '../../identity/reauthentication/require_answer.ts'
import type { Services } from '../../integrations/services.ts'
import { selectPending } from '../../messages/email_changes/email_token.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { isSubscribed } from '../open_subscription.ts'
import { loadSignup, refuseSubscribed } from './load_signup.ts'
import { stepAnswer } from './steps.ts'
import { selectRegistered, updateRegistered } from './store.ts'

/** @throws Refusal already_signed_up, for a household: its settings change the account */
export async function registeredAccount(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'checkout.account'>> {
  const clientId = signedIn(request)
  refuseSubscribed(await loadSignup({ pool }, request))
  const [registered, newEmail] = await Promise.all([
    selectRegistered(pool, clientId),
    selectPending(pool, clientId, programTime(request)),
  ])
  return { ...registered, newEmail }
}

/**
 * Changes the names. Another email is asked for as in the settings, after the question before them: whoever has no subscription (an
 * admin, a driver, somebody brought over) has an account all the same, which an open browser must not move elsewhere. Nothing else of the
 * sign-up changes. Returns the present step.
 * @throws Refusal already_signed_up, name_too_short, email_invalid, email_in_use, reauthentication_required
 */
export async function correctAccount(
  services: Services,
  request: CallRequest,
  input: ParsedOf<'checkout.correct_account'>,
): Promise<OutputOf<'checkout.correct_account'>> {
  const clientId = signedIn(request)
  const signup = await loadSignup(services, request)
  refuseSubscribed(signup)
  const fields = {
    ...(isName(input.firstName) ? {} : { firstName: 'name_too_short' as const }),
    ...(isName(input.lastName) ? {} : { lastName: 'name_too_short' as const }),
  }
  const [first] = Object.values(fields)
  if (first) throw new Refusal(first, { fields })
  const email = await emailToAsk(services, request, input)
  const pending = await selectPending(services.pool, clientId, programTime(request))
  const asks = email !== null && email !== pending
  if (asks) await requireAnswer(services, request)
  const names = { firstName: normalizeName(input.firstName), lastName: normalizeName(input.lastName) }
  const at = programTime(request)
  await withTx(services.pool, async tx => {
    await holdAsSignedIn(tx, request, clientId)
    if (await isSubscribed(tx, clientId)) throw new Refusal('already_signed_up')
    const before = await selectRegistered(tx, clientId)
    if (before.firstName !== names.firstName || before.lastName !== names.lastName) {
      await updateRegistered(tx, clientId, names)
      await recordEvent(tx, { clientId, kind: 'registration_corrected', data: { before }, at })
    }
    if (asks) await askEmailChange(tx, request, email)
    // The address that the account has: nothing waits any more.
    if (email === null) await endEmailChange(tx, clientId, at)
  })
  return stepAnswer(signup.step, request)
}
