// Translates Stripe's payment states and declines. https://docs.stripe.com/declines/codes

import type Stripe from 'stripe'
import type { DeclineCode } from '../../processors/port.ts'
import type { Answer } from '../../processors/remembered.ts'
import { idOf } from './client.ts'

const expired = new Set(['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'])
const unknown = new Set([
  'resource_missing',
  'payment_method_unactivated',
  'payment_method_invalid_parameter',
])

/** Why a card was declined. @param codes Stripe's, the bank's own first */
export function declineCodeOf(...codes: (string | null | undefined)[]): DeclineCode {
  if (codes.some(code => code && expired.has(code))) return 'card_expired'
  if (codes.includes('insufficient_funds')) return 'insufficient_funds'
  if (codes.some(code => code && unknown.has(code))) return 'card_unknown'
  if (codes.includes('payment_intent_authentication_failure')) return 'authentication_failed'
  return 'card_declined'
}

/** The bank requires the holder, who is not there. */
export const asksHolder = (...codes: (string | null | undefined)[]): boolean =>
  codes.includes('authentication_required') || codes.includes('authentication_not_handled')

/** The outcome of a payment, by its present state at Stripe. */
export function answerOfIntent(intent: Stripe.PaymentIntent): Answer {
  const { id: reference, status, latest_charge: charge, last_payment_error: fault } = intent
  switch (status) {
    case 'succeeded':
      return { state: 'captured', reference, capture: idOf(charge) ?? reference }
    case 'requires_action':
      return { state: 'needs_action', reference }
    case 'canceled':
      return { state: 'declined', code: 'given_up', reference }
    case 'requires_payment_method':
      if (asksHolder(fault?.decline_code, fault?.code)) return { state: 'needs_action', reference }
      return { state: 'declined', code: declineCodeOf(fault?.decline_code, fault?.code), reference }
    default:
      // It is in progress there.
      return { state: 'unknown' }
  }
}
