import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { browserApi } from '../../../api.ts'

export type Account = OutputOf<'settings_account.show'>

/** Saves the given fields of the account. */
export const update = (input: InputOf<'settings_account.update'>) =>
  browserApi().post('settings_account.update', input)

/** A field of a form, as text. */
export const typed = (form: FormData, name: string) => String(form.get(name) ?? '')
