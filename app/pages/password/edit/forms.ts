import { form } from '../../../forms/form.ts'
import { given, password } from '../../../forms/kinds.ts'

export const passwordForm = form(
  'password',
  'clients.set_password',
  { token: given, password: password('new-password'), confirmation: password('new-password') },
  { method: 'put' },
)
