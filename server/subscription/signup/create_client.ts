// The second step of a sign-up: registers the person and signs them in.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import { adoptGiftCard, chosenByVisitor, mergeDraft } from '../../identity/draft/adopt_draft.ts'
import { register } from '../../identity/register.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { loadSignup, refuseDisabled } from './load_signup.ts'
import { requireStep, stepAnswer, stepOf } from './steps.ts'

/** @throws Refusal signup_disabled, already_signed_up, step_missing, name_too_short, email_in_use */
export async function createClient(
  services: Services,
  request: CallRequest,
  input: ParsedOf<'signup.create_client'>,
): Promise<OutputOf<'signup.create_client'>> {
  await refuseDisabled(services, request)
  const signup = await loadSignup(services, request)
  if (signup.client) throw new Refusal('already_signed_up', { details: stepAnswer(signup.step, request) })
  requireStep(signup.step, 'registration', request)
  const { brand, locale, now, session } = request
  const clientId = await register(services, { ...input, brand, language: locale }, now, (tx, newClient) =>
    mergeDraft(tx, newClient, chosenByVisitor(request), now.toString()),
  )
  await session.signIn(clientId)
  await session.forget('draft')
  await adoptGiftCard(services, request)
  const { draft } = signup
  return stepAnswer(stepOf({ draft, registered: true, subscribed: false }), request)
}
