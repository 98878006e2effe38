// The groups of states of payments (order_groups.ts).

import type { PaymentState } from './tables.ts'

type Payments = readonly PaymentState[]

/** It waits for an answer: of the processor, or of its payer at the bank. */
export const openPayments = ['created', 'authorized', 'needs_action'] as const satisfies Payments

/** Its money came in, whatever went back since. */
export const receivedPayments = ['captured', 'refunded'] as const satisfies Payments

/** Its money came in, or may still. */
export const liablePayments = [...openPayments, 'captured'] as const satisfies Payments

/** A fee that is not collected yet, and may be tried again. */
export const uncollectedPayments = ['created', 'declined'] as const satisfies Payments

/** It brought no money: it was declined, or captured too late and refunded. */
export const unsuccessfulPayments = ['declined', 'refunded'] as const satisfies Payments

/** What a buyer reads of a gift's payment; any other state counts as captured. */
export const giftPayments = ['created', 'declined', 'needs_action', 'captured'] as const satisfies Payments
