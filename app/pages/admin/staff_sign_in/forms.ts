import { form } from '../../../forms/form.ts'
import { email, password, secretCode } from '../../../forms/kinds.ts'

export const staffSignInForm = form('staff-sign-in', 'staff_session.sign_in', {
  email: email('username'),
  password: password('current-password'),
  code: secretCode(40, { autoComplete: 'one-time-code' }),
})
