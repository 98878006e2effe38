import { form } from '../../../forms/form.ts'
import { given, password, secretCode } from '../../../forms/kinds.ts'

export const joinForm = form('join', 'staff_session.join', {
  token: given,
  password: password('new-password'),
  confirmation: password('new-password'),
  code: secretCode(40, { autoComplete: 'one-time-code' }),
})
