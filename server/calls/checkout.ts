// The call that completes a sign-up.

import { completeCheckout } from '../clients/signup/complete_checkout.ts'
import type { Calls } from './handler.ts'

export const checkout: Calls<'checkout'> = { complete: completeCheckout }
