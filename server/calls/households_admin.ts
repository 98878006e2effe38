import { changeDeliveryFor, showDeliveryOf } from '../household/admin/delivery.ts'
import { shareDoor } from '../household/admin/share_door.ts'
import { showHousehold } from '../household/admin/show_household.ts'
import { findHouseholds } from '../office/finding/find_households.ts'
import { close } from '../subscription/close.ts'
import { checkSchedule } from '../subscription/settings_delivery/show.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const households_admin: Calls<'households_admin'> = {
  find: (services, request, { typed }) => findHouseholds(services, adminOf(request), typed),
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
