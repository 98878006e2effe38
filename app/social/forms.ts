import { form } from '../forms/form.ts'
import { email, given, password } from '../forms/kinds.ts'

/** The question before settings, answered by the password. */
export const reauthenticationForm = form(
  'reauthentication',
  'reauthentications.create',
  {
    email: email('username'),
    password: password('current-password'),
    /** The page asked for; none: the dashboard. */
    url: given,
  },
  { read: (_, { password = '', ...rest }) => ({ ...rest, password, url: rest.url || null }) },
)
