import { welcome } from '../clients/settings/welcome.ts'
import type { Calls } from './handler.ts'

export const settings_account: Calls<'settings_account'> = {
  welcome,
}
