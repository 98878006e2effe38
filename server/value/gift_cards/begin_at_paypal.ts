// Begins the payment of a gift card at PayPal.

import type { Services } from '../../integrations/services.ts'
import { atPayPal } from '../../money/paypal/at_paypal.ts'
import { approvalFrom } from '../../money/paypal/begin.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { type GiftIntent, newIntent, readIntent } from './intent.ts'

type Needs = Pick<Services, 'paypal' | 'log' | 'pool' | 'memory'>

/**
 * Begins the payment of a gift. Nothing is charged before it is approved.
 * @param intent of a purchase that was begun; by default a new one
 * @throws Refusal gift_intent_invalid, not_found, paypal_unavailable
 */
export async function beginGift(
  services: Needs,
  request: CallRequest,
  { intent: given, amountCents }: { intent?: string | undefined; amountCents: number },
) {
  const of = { brand: request.brand, clientId: request.session.clientId }
  const intent = given ?? (await newIntent(services, of))
  const { id: reference }: GiftIntent = await readIntent(services, of, intent)
  const approval = { ...approvalFrom(request, 'gift'), reference, amountCents }
  const begun = await atPayPal(services, paypal => paypal.beginOrder(approval))
  return { intent, amountCents, ...begun }
}
