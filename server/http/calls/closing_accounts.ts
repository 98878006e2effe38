import { listClosing } from '../../clients/admin/closing/list_closing.ts'
import { settleClosing } from '../../clients/subscriptions/settle_closing.ts'
import { adminOf, type Calls } from './handler.ts'

export const closing_accounts: Calls<'closing_accounts'> = {
  index: (services, request) => listClosing(services, request.brand),
  settle: (services, request, input) => settleClosing(services, adminOf(request), input),
}
