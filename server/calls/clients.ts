// The calls about the client's own account.

import { clientSources } from '../../domain/sources.ts'
import { sourceMessages } from '../../i18n/sources.ts'
import { tellSource } from '../dashboard/messages/tell_source.ts'
import { pastBox } from '../dashboard/past_box.ts'
import { pastOrders } from '../dashboard/past_orders.ts'
import { updatePaymentMethod } from '../household/payment/update_payment_method.ts'
import { confirmEmail, showEmailLink } from '../identity/email/confirm_email.ts'
import { showEmailStop, stopEmailChange } from '../identity/email/stop_email.ts'
import { askPasswordReset } from '../identity/resets/ask_password_reset.ts'
import { requireReset } from '../identity/resets/require_reset.ts'
import { isResetLinkValid, setPassword } from '../identity/resets/set_password.ts'
import { setLanguage } from '../identity/set_language.ts'
import { signIn } from '../identity/sign_in.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type AppliedCode, applyCode } from '../value/apply_code.ts'
import { rewardsUrl } from '../value/loyalty/rewards_url.ts'
import { type Calls, clientOf, done, signedIn } from './handler.ts'

/** The result of a code, as calls return it. */
const appliedView = (applied: AppliedCode) => ({ valueCents: null, code: null, name: null, ...applied })

export const clients: Calls<'clients'> = {
  sources: async (_services, { brand, locale }) => {
    const say = sourceMessages(brand, locale)
    return clientSources.map(id => ({ id, label: say[id] }))
  },
  tell_source: (services, request, { source }) =>
    done(tellSource(services, { clientId: signedIn(request), source, now: programTime(request) })),
  sign_in: (services, request, input) => done(signIn(services, request, input)),
  ask_password_reset: (services, request, input) => done(askPasswordReset(services, request, input)),
  check_password_link: async (services, request, { token }) => ({
    valid: await isResetLinkValid(services, request, token),
  }),
  set_password: async (services, request, input) => ({
    success: true,
    ...(await setPassword(services, request, input)),
  }),
  check_email_link: showEmailLink,
  confirm_email: confirmEmail,
  check_email_stop: showEmailStop,
  stop_email: stopEmailChange,
  set_language: (services, request, input) => done(setLanguage(services, request, input)),
  box: (services, request, { orderId }) => pastBox(services, request, orderId),
  cookit_require_reset: requireReset,
  delivery_history: (services, request, { page = 1 }) => {
    const { locale } = request
    return pastOrders(services, { clientId: signedIn(request), locale, now: programTime(request) }, page)
  },
  apply_code: async (services, request, { code, orderId }) =>
    appliedView(await applyCode(services, clientOf(request), code, orderId ?? null)),
  comarch_rewards_url: async (services, request) => ({
    url: await rewardsUrl(services, signedIn(request)),
  }),
  update_payment_method: updatePaymentMethod,
}
