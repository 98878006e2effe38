import { form } from '../../../forms/form.ts'
import { choice, email, given, password, personName } from '../../../forms/kinds.ts'

export const namesForm = form('names', 'settings_account.update', {
  firstName: personName('given-name'),
  lastName: personName('family-name'),
})
export const emailForm = form('email', 'settings_account.update', { email: email() })
export const languageForm = form('language', 'settings_account.update', { language: choice() })

const newPassword = { password: password('new-password'), confirmation: password('new-password') }
export const passwordForm = form('password', 'settings_account.update', {
  currentPassword: password('current-password'),
  ...newPassword,
})
/** Of an account that has none. */
export const firstPasswordForm = form('first-password', 'settings_account.update', newPassword)

export const keepEmailForm = form('keep-email', 'settings_account.keep_email', {})
export const signOutOthersForm = form('sign-out-others', 'settings_account.sign_out_others', {})
export const endSessionForm = form('end-session', 'settings_account.end_session', { id: given })
export const expireForm = form('expire', 'settings_account.expire_gc', {})

export const exportForm = form('export', 'household_data.ask_export', {})
export const eraseForm = form('erase', 'household_data.ask_erasure', {})
export const keepDataForm = form('keep-data', 'household_data.keep', {})
