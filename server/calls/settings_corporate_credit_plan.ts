import { Refusal } from '../../contract/errors.ts'
import { mayAt } from '../request/call_request.ts'
import { ownPlan, planOfClient, setPlan } from '../value/corporate/corporate_credit.ts'
import { adminOf, type Calls, signedIn } from './handler.ts'

export const settings_corporate_credit_plan: Calls<'settings_corporate_credit_plan'> = {
  show: async (services, request, { clientId }) => {
    const own = signedIn(request)
    if (clientId === undefined || clientId === own)
      return { plan: await ownPlan(services, own), clientName: null }
    if (!mayAt(request.session.staff, request.brand, 'see_households')) throw new Refusal('forbidden')
    return planOfClient(services, request.brand, clientId)
  },
  update: async (services, request, input) => {
    const of = { ...input, ...adminOf(request) }
    return { plan: await setPlan(services, of) }
  },
}
