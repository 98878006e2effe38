import { form } from './forms/form.ts'
import { email, password } from './forms/kinds.ts'

/** On the sign-in page, and over a page whose session has ended. */
export const signInForm = form('sign-in', 'clients.sign_in', {
  email: email('username'),
  password: password('current-password'),
})
