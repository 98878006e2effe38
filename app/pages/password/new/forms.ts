import { form } from '../../../forms/form.ts'
import { email } from '../../../forms/kinds.ts'

export const askForm = form('ask', 'clients.ask_password_reset', { email: email('username') })
