import { form } from '../../forms/form.ts'
import { choice, given } from '../../forms/kinds.ts'

/** What a household says of one in its list. */
export const tellForm = form('tell', 'returnables.tell', { number: given, claim: choice() })
