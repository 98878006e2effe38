import { form } from '../../../forms/form.ts'
import { choice } from '../../../forms/kinds.ts'

export const sourceForm = form('source', 'clients.tell_source', { source: choice() })
