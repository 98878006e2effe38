import { setFleet, setFleetDay } from '../delivery/fleets/set_fleet.ts'
import { letDrive, moveStop, setDriver } from '../delivery/routes/change_routes.ts'
import { showRoutes } from '../delivery/routes/show_routes.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

const adminOf = (request: CallRequest) => ({
  brand: request.brand,
  actor: signedIn(request),
  now: programTime(request),
})

const success = { success: true as const }

export const routes: Calls<'routes'> = {
  day: (services, request, { date }) => showRoutes(services, { ...adminOf(request), date }),
  move_stop: async (services, request, input) => {
    await moveStop(services, adminOf(request), input)
    return success
  },
  set_driver: async (services, request, input) => {
    await setDriver(services, adminOf(request), input)
    return success
  },
  let_drive: async (services, request, input) => {
    await letDrive(services, adminOf(request), input)
    return success
  },
  set_fleet: async (services, request, input) => {
    await setFleet(services, adminOf(request), input)
    return success
  },
  set_fleet_day: async (services, request, input) => {
    await setFleetDay(services, adminOf(request), input)
    return success
  },
}
