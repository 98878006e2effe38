// Signs in with e-mail and password. Closed accounts can sign in too, for their receipts.

import { Refusal } from '../../contract/errors.ts'
import { normalizeEmail } from '../../domain/person.ts'
import type { Services } from '../integrations/services.ts'
import type { CallRequest } from '../request/call_request.ts'
import { noteFailedSignIn } from './ask_password_reset.ts'
import { isPassword } from './password.ts'
import { adoptDraft } from './signup/adopt_draft.ts'
import { selectCredentials } from './store.ts'

/**
 * Signs in. An unknown e-mail, a wrong password and an account without one are refused alike, and equally fast.
 * @throws Refusal sign_in_failed
 */
export async function signIn(
  services: Services,
  request: CallRequest,
  input: { email: string; password: string },
): Promise<void> {
  const email = normalizeEmail(input.email)
  const found = await selectCredentials(services.pool, request.brand, email)
  const right = await isPassword(found?.passwordHash ?? null, input.password)
  if (!found || !right) {
    // Only the second brand has people who were brought over.
    if (request.brand === 'cookit') await noteFailedSignIn(services, request, email)
    throw new Refusal('sign_in_failed')
  }
  await request.session.signIn(found.clientId)
  await adoptDraft(services, request)
}
