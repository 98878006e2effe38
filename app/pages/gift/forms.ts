import { form } from '../../forms/form.ts'
import { secretCode } from '../../forms/kinds.ts'

/** A code for a household. */
export const applyForm = form('apply', 'clients.apply_code', { code: secretCode(60) })
/** A visitor's: it waits for the sign-up. */
export const keepForm = form('keep', 'signup.save_discount_code', { code: secretCode(60) })
