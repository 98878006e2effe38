import { atPayPal } from '../money/paypal/at_paypal.ts'
import { beginVault } from '../money/paypal/begin.ts'
import type { Calls } from './handler.ts'

export const paypal: Calls<'paypal'> = {
  get_id_token: async services => ({ token: await atPayPal(services, one => one.idToken()) }),
  get_vault_setup_token: (services, request, { from }) => beginVault(services, request, from),
}
