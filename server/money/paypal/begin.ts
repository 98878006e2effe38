// Sends a person to PayPal and back to the page they were on.

import { linkTo, type PageId } from '../../../contract/paths.ts'
import { brands } from '../../../domain/brands.ts'
import type { Approval } from '../../integrations/paypal/port.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { holderOf } from '../../request/card_holder.ts'
import { atPayPal } from './at_paypal.ts'

type Needs = Pick<Services, 'paypal' | 'log'>

/** The person returns with `?paypal=approved` or `?paypal=cancelled`; PayPal itself confirms the approval. */
export function approvalFrom({ brand, locale, origin }: CallRequest, page: PageId): Approval {
  const back = `${origin}${linkTo(page, { brand, locale })}`
  return {
    brandName: brands[brand].name,
    locale,
    returnUrl: `${back}?paypal=approved`,
    cancelUrl: `${back}?paypal=cancelled`,
  }
}

/**
 * Begins to put the household's PayPal account on file, and stores its token with their session.
 * @throws Refusal not_found, paypal_unavailable
 */
export async function beginVault(services: Needs, request: CallRequest, from: 'settings' | 'signup') {
  const page = from === 'signup' ? 'signupPayment' : 'settingsPayment'
  const approval = { ...approvalFrom(request, page), holder: holderOf(request.session) }
  const begun = await atPayPal(services, paypal => paypal.beginVault(approval))
  await request.session.remember({ paypalSetup: begun.token })
  return begun
}
