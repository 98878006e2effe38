import { listClosing } from '../subscription/closing/list_closing.ts'
import { settleClosing } from '../subscription/settle_closing.ts'
import { adminOf, type Calls } from './handler.ts'

export const closing_accounts: Calls<'closing_accounts'> = {
  index: (services, request) => listClosing(services, request.brand),
  settle: (services, request, input) => settleClosing(services, adminOf(request), input),
}
