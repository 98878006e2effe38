// Makes PayPal pay for the boxes from now on.

import type { Services } from '../../integrations/services.ts'
import { accountOnFile } from '../../money/account_on_file.ts'
import { approvedAccount } from '../../money/paypal/approved_account.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { changeMethod, type Tried } from './update_payment_method.ts'

/**
 * Puts the approved account on file, makes it the default, and at once pays for boxes that the last method could not. Without a new
 * approval, an account that is on file already becomes the default. Safe to repeat.
 * @param token from `get_vault_setup_token`; by default the last one of this session
 * @throws Refusal not_found where PayPal is not offered, paypal_not_approved, paypal_refused, paypal_unavailable
 */
export async function updateToPayPal(
  services: Services,
  request: CallRequest,
  { token }: { token?: string | undefined },
): Promise<Tried> {
  const clientId = signedIn(request)
  const begun = token ?? request.session.data.paypalSetup
  const onFile = begun === undefined ? await accountOnFile(services.pool, clientId) : null
  if (onFile) return changeMethod(services, request, onFile)
  const account = await approvedAccount(services, request, begun)
  const tried = await changeMethod(services, request, account)
  await request.session.forget('paypalSetup')
  return tried
}
