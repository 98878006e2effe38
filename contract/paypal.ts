// PayPal: the data for its scripts, and the call that puts an account on file. account.update_payment_method_to_paypal switches to
// it, and gift_cards.paypal_create buys gifts with it.

import * as z from 'zod/mini'
import { get } from './call.ts'
import { nothing } from './fields.ts'

export const paypal = {
  get_id_token: get({
    summary: 'A token by which PayPal’s own scripts know a returning payer.',
    who: 'anyone',
    input: nothing,
    output: z.object({ token: z.string() }),
    errors: ['not_found', 'paypal_unavailable'],
    attemptsPerMinute: 30,
  }),
  get_vault_setup_token: get({
    summary:
      'Begins to put a PayPal account on file: the token of it, and where its owner approves. Nothing changes before that.',
    who: 'client',
    /** The page to which its owner returns. */
    input: z.object({ from: z._default(z.enum(['settings', 'signup']), 'settings') }),
    output: z.object({ token: z.string(), approveUrl: z.string() }),
    errors: ['not_found', 'paypal_unavailable'],
    attemptsPerMinute: 20,
  }),
} as const
