// Calls PayPal, where it is offered, and refuses the request where it does not answer.

import { Refusal } from '../../../contract/errors.ts'
import { type PayPal, type PayPalAccount, PayPalUnavailable } from '../../integrations/paypal/port.ts'
import type { Services } from '../../integrations/services.ts'

type Needs = Pick<Services, 'paypal' | 'log'>

/** @throws Refusal not_found where PayPal is not offered, paypal_unavailable where it does not answer */
export async function atPayPal<T>({ paypal, log }: Needs, ask: (paypal: PayPal) => Promise<T>): Promise<T> {
  if (!paypal) throw new Refusal('not_found')
  try {
    return await ask(paypal)
  } catch (error) {
    if (!(error instanceof PayPalUnavailable)) throw error
    log.warn({ err: error }, 'PayPal did not answer')
    throw new Refusal('paypal_unavailable')
  }
}

/**
 * An account that can be charged.
 * @throws Refusal paypal_not_approved with `approveUrl` until its owner has approved, paypal_refused where PayPal refuses it
 */
export function approved<T extends PayPalAccount>(account: T | null): T {
  if (account === null) throw new Refusal('paypal_not_approved')
  const { state, actionUrl } = account.card
  if (state === 'refused') throw new Refusal('paypal_refused')
  if (state === 'needs_action') {
    throw new Refusal('paypal_not_approved', { details: { approveUrl: actionUrl } })
  }
  return account
}
