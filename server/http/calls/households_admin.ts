import { changeDeliveryFor, showDeliveryOf } from '../../clients/admin/household/delivery.ts'
import { shareDoor } from '../../clients/admin/household/share_door.ts'
import { showHousehold } from '../../clients/admin/household/show_household.ts'
import { checkSchedule } from '../../clients/delivery_settings/show.ts'
import { close } from '../../clients/subscriptions/close.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const households_admin: Calls<'households_admin'> = {
  show: (services, request, { clientId, after }) => showHousehold(services, request, { clientId, after }),
  delivery: (services, request, { clientId }) => showDeliveryOf(services, request, clientId),
  check_postal: (services, request, { clientId, postal }) =>
    checkSchedule(services, request, { postal }, clientId),
  change_delivery: changeDeliveryFor,
  share_door: (services, request, input) => done(shareDoor(services, adminOf(request), input)),
  close: async (services, request, { clientId, reason }) => {
    const { brand, actor, now } = adminOf(request)
    const { state, reference } = await close(services, { clientId, brand, now }, { reason }, actor)
    return { state, reference }
  },
}
