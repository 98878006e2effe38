import { form } from '../forms/form.ts'
import { password } from '../forms/kinds.ts'

export const proofForm = form('proof', 'staff_session.prove', { proof: password('current-password') })
