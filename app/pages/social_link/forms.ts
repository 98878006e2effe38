import { form } from '../../forms/form.ts'
import { always, email, password } from '../../forms/kinds.ts'

export const linkForm = form('link', 'clients.sign_in', {
  email: email('username'),
  password: password('current-password'),
  link: always(true),
})
export const linkAloneForm = form('link-alone', 'social.link_alone', {})
