// The calls that correct and complete a sign-up.

import { completeCheckout, completeWithPayPal } from '../subscription/signup/complete_checkout.ts'
import { correctAccount, registeredAccount } from '../subscription/signup/correct_account.ts'
import type { Calls } from './handler.ts'

export const checkout: Calls<'checkout'> = {
  account: (services, request) => registeredAccount(services, request),
  correct_account: correctAccount,
  complete: completeCheckout,
  complete_with_paypal: completeWithPayPal,
}
