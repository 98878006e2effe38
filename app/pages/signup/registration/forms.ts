import { form } from '../../../forms/form.ts'
import { email, password, personName } from '../../../forms/kinds.ts'

const person = {
  firstName: personName('given-name'),
  lastName: personName('family-name'),
  email: email(),
}
const kept = ['firstName', 'lastName', 'email']

export const registerForm = form(
  'register',
  'signup.create_client',
  { ...person, password: password('new-password') },
  { kept },
)
/** Corrects an earlier registration; another email waits until its link is followed. */
export const correctForm = form('correct', 'checkout.correct_account', person, { kept })
