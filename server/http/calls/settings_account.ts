import { keepEmail } from '../../clients/settings/change_email.ts'
import { endSession } from '../../clients/settings/end_session.ts'
import { expireGiven } from '../../clients/settings/expire_given.ts'
import { showAccount } from '../../clients/settings/show_account.ts'
import { signOutOthers } from '../../clients/settings/sign_out_others.ts'
import { updateAccount } from '../../clients/settings/update_account.ts'
import { welcome } from '../../clients/settings/welcome.ts'
import { removeProvider } from '../../clients/social/remove_provider.ts'
import type { Calls } from './handler.ts'

export const settings_account: Calls<'settings_account'> = {
  welcome,
  show: showAccount,
  update: async (services, request, input) => {
    await updateAccount(services, request, input)
    return showAccount(services, request)
  },
  remove_provider: removeProvider,
  sign_out_others: signOutOthers,
  end_session: async (services, request, input) => {
    await endSession(services, request, input)
    return showAccount(services, request)
  },
  keep_email: async (services, request) => {
    await keepEmail(services, request)
    return showAccount(services, request)
  },
  expire_gc: expireGiven,
}
