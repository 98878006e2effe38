import { showAccount } from '../clients/settings/show_account.ts'
import { updateAccount } from '../clients/settings/update_account.ts'
import { welcome } from '../clients/settings/welcome.ts'
import { removeProvider } from '../clients/social/remove_provider.ts'
import type { Calls } from './handler.ts'

export const settings_account: Calls<'settings_account'> = {
  welcome,
  show: showAccount,
  update: async (services, request, input) => {
    await updateAccount(services, request, input)
    return showAccount(services, request)
  },
  remove_provider: removeProvider,
}
