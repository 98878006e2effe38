// Returns to the second step: a person who has registered and not yet subscribed corrects names and e-mail.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import { isEmail, isName, normalizeEmail, normalizeName } from '../../../domain/person.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { holdClient, recordEvent } from '../household_changes.ts'
import { takeEmail } from '../store.ts'
import { isSubscribed } from '../subscriptions/subscribe.ts'
import { loadSignup, refuseSubscribed } from './load_signup.ts'
import { stepAnswer } from './steps.ts'
import { releaseEmail, selectRegistered, updateRegistered } from './store.ts'

/** @throws Refusal already_signed_up, for a household: its settings change the account */
export async function registeredAccount(
  services: Services,
  request: CallRequest,
): Promise<OutputOf<'checkout.account'>> {
  const clientId = signedIn(request)
  refuseSubscribed(await loadSignup(services, request))
  return selectRegistered(services.pool, clientId)
}

/**
 * Changes names and e-mail; nothing else of the sign-up changes. Returns the present step.
 * @throws Refusal already_signed_up, name_too_short, email_invalid, email_in_use
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
    ...(isEmail(input.email) ? {} : { email: 'email_invalid' as const }),
  }
  const [first] = Object.values(fields)
  if (first) throw new Refusal(first, { fields })
  const email = normalizeEmail(input.email)
  const names = { firstName: normalizeName(input.firstName), lastName: normalizeName(input.lastName) }
  const at = programTime(request)
  await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    if (await isSubscribed(tx, clientId)) throw new Refusal('already_signed_up')
    const before = await selectRegistered(tx, clientId)
    if (before.email !== email) {
      if (!(await takeEmail(tx, request.brand, email, clientId))) {
        throw new Refusal('email_in_use', { fields: { email: 'email_in_use' } })
      }
      await releaseEmail(tx, request.brand, before.email, clientId)
    }
    await updateRegistered(tx, clientId, { ...names, email })
    await recordEvent(tx, { clientId, kind: 'registration_corrected', data: { before }, at })
  })
  return stepAnswer(signup.step, request)
}
