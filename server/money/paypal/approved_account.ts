// The PayPal account that a session has begun to put on file and its owner has approved.

import { Refusal } from '../../../contract/errors.ts'
import type { CardOnFile } from '../../integrations/processors/port.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { holderOf } from '../../request/card_holder.ts'
import type { CardToKeep } from '../save_card.ts'
import { approved, atPayPal } from './at_paypal.ts'

/** The account in the form of `saveCard`. */
export type Method = Omit<CardToKeep, 'clientId' | 'card'> & { card: CardOnFile }

/**
 * Safe to repeat: an approved account is the same each time.
 * @param token from `get_vault_setup_token`; by default the last one of this session
 * @throws Refusal not_found where PayPal is not offered, paypal_not_approved, paypal_refused, paypal_unavailable
 */
export async function approvedAccount(
  services: Pick<Services, 'paypal' | 'log'>,
  { session }: CallRequest,
  token: string | undefined = session.data.paypalSetup,
): Promise<Method> {
  if (services.paypal && token === undefined) throw new Refusal('paypal_not_approved')
  return atPayPal(services, async paypal => {
    const { card, email } = approved(await paypal.finishVault(token ?? '', holderOf(session)))
    return { provider: paypal.name, card, nameOnCard: email }
  })
}
