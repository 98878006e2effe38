// The welcome page: the person and the first box.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { OrderCard } from '../../../contract/views.ts'
import type { Services } from '../../integrations/services.ts'
import { loadOrder } from '../../orders/load.ts'
import { orderCard } from '../../orders/order_view.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { loadSignup, type Signup } from './load_signup.ts'
import { requireStep, stepAnswer } from './steps.ts'
import { selectFirstOrder } from './store.ts'

/** @throws Refusal step_missing before the checkout is complete */
export async function showFirstOrder(services: Services, request: CallRequest): Promise<OrderCard> {
  return cardOfFirst(services, request, await loadSignup(services, request))
}

/** @throws Refusal step_missing before the checkout is complete */
export async function showWelcome(
  services: Services,
  request: CallRequest,
): Promise<OutputOf<'signup.welcome'>> {
  const signup = await loadSignup(services, request)
  const order = await cardOfFirst(services, request, signup)
  return { firstName: signup.client?.firstName ?? '', email: signup.client?.email ?? '', order }
}

async function cardOfFirst(services: Services, request: CallRequest, signup: Signup): Promise<OrderCard> {
  requireStep(signup.step, 'welcome', request)
  const clientId = signedIn(request)
  const now = programTime(request)
  const first = await selectFirstOrder(services.pool, clientId)
  if (first === null) throw new Refusal('step_missing', { details: stepAnswer(signup.step, request) })
  return orderCard(await loadOrder(services, clientId, first, now), request.locale, now)
}
