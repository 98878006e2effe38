import { form } from '../../../forms/form.ts'
import { given, secretCode } from '../../../forms/kinds.ts'

export const factorForm = form('factor', 'staff_session.change_factor', {
  at: given,
  code: secretCode(40, { autoComplete: 'one-time-code' }),
})
