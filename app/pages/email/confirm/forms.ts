import { form } from '../../../forms/form.ts'
import { given } from '../../../forms/kinds.ts'

export const confirmForm = form('confirm', 'clients.confirm_email', { token: given })
