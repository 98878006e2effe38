// The step a sign-up has reached.

import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { loadSignup } from './load_signup.ts'
import { type SignupStep, stepAnswer } from './steps.ts'

interface SignupState {
  step: SignupStep
  /** Address of the step's page. */
  url: string
  /** Whether there is a subscription. */
  complete: boolean
}

/** The step of the request's visitor or client. */
export async function signupState(
  services: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<SignupState> {
  const { step, subscribed } = await loadSignup(services, request)
  return { ...stepAnswer(step, request), complete: subscribed }
}
