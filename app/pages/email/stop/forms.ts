import { form } from '../../../forms/form.ts'
import { given } from '../../../forms/kinds.ts'

export const stopForm = form('stop', 'clients.stop_email', { token: given })
