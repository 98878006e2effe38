// Amounts, tokens and states in PayPal's notation and in ours.

import * as z from 'zod/mini'
import type { ProcessorFacts } from '../../processors/port.ts'

export const payPalFacts: ProcessorFacts = {
  title: 'PayPal',
  disputes: {
    open: 'answer',
    waiting_for_seller_response: 'answer',
    resolved: 'closed',
    resolved_seller_favour: 'won',
    canceled_by_buyer: 'won',
    denied: 'won',
    resolved_buyer_favour: 'lost',
    accepted: 'lost',
  },
}

/**
 * A dispute's state in lower case: the outcome of a resolved one, where that says who keeps the money, else its status.
 *
 * @param outcome PayPal's `dispute_outcome.outcome_code`; undefined while there is none
 */
export function disputeState(status: string, outcome: string | undefined): string {
  const [state, end] = [status.toLowerCase(), (outcome ?? '').toLowerCase()]
  return state === 'resolved' && Object.hasOwn(payPalFacts.disputes, end) ? end : state
}

/** Our tokens: an account on file, and an order that pays once. Both begin the same. */
export const payPalTokens = 'paypal:'
export const vaultToken = `${payPalTokens}vault:`
export const orderToken = `${payPalTokens}order:`

export const paypalMoney = z.object({ currency_code: z.string(), value: z.string() })

/** `{ CAD, 80.70 }` of 8070 cents. */
export const amountOf = (cents: number) => ({
  currency_code: 'CAD',
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

/** The cents of a PayPal amount; not an integer for another currency than Canadian dollars. */
export const centsOf = ({ currency_code: currency, value }: z.output<typeof paypalMoney>): number =>
  currency === 'CAD' ? Math.round(Number(value) * 100) : Number.NaN
