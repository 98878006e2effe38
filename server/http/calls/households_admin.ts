import { showHousehold } from '../../clients/admin/household/show_household.ts'
import { close } from '../../clients/subscriptions/close.ts'
import { adminOf, type Calls } from './handler.ts'

export const households_admin: Calls<'households_admin'> = {
  show: (services, request, { clientId, after }) => showHousehold(services, request, { clientId, after }),
  close: async (services, request, { clientId, reason }) => {
    const { brand, actor, now } = adminOf(request)
    const { state, reference } = await close(services, { clientId, brand, now }, { reason }, actor)
    return { state, reference }
  },
}
