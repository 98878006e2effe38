import { endSession } from '../household/account/end_session.ts'
import { expireGiven } from '../household/account/expire_given.ts'
import { showAccount } from '../household/account/show_account.ts'
import { showSettingsFrame } from '../household/account/show_settings_frame.ts'
import { signOutOthers } from '../household/account/sign_out_others.ts'
import { updateAccount } from '../household/account/update_account.ts'
import { undoEmailChange } from '../identity/email/change_email.ts'
import { showWays } from '../identity/passkeys/show_ways.ts'
import { removeProvider } from '../identity/social/remove_provider.ts'
import type { Calls } from './handler.ts'

export const settings_account: Calls<'settings_account'> = {
  welcome: showSettingsFrame,
  show: showAccount,
  update: async (services, request, input) => {
    await updateAccount(services, request, input)
    return showAccount(services, request)
  },
  remove_provider: async (services, request, input) => {
    await removeProvider(services, request, input)
    return { success: true, signInMethods: await showWays(services, request) }
  },
  sign_out_others: signOutOthers,
  end_session: async (services, request, input) => {
    await endSession(services, request, input)
    return showAccount(services, request)
  },
  keep_email: async (services, request) => {
    await undoEmailChange(services, request)
    return showAccount(services, request)
  },
  expire_gc: expireGiven,
}
