import { form } from '../../../forms/form.ts'
import { secretCode } from '../../../forms/kinds.ts'

export const codeForm = form('code', 'signup.save_discount_code', { code: secretCode(60) })
