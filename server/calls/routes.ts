import { setFleet, setFleetDay } from '../delivery/fleets/set_fleet.ts'
import { moveStop } from '../delivery/routes/change_routes.ts'
import { letDrive, setDriver } from '../delivery/routes/name_drivers.ts'
import { showRoutes } from '../delivery/routes/show_routes.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const routes: Calls<'routes'> = {
  day: (services, request, { date }) => showRoutes(services, { ...adminOf(request), date }),
  move_stop: (services, request, input) => done(moveStop(services, adminOf(request), input)),
  set_driver: (services, request, input) => done(setDriver(services, adminOf(request), input)),
  let_drive: (services, request, input) => done(letDrive(services, adminOf(request), input)),
  set_fleet: (services, request, input) => done(setFleet(services, adminOf(request), input)),
  set_fleet_day: (services, request, input) => done(setFleetDay(services, adminOf(request), input)),
}
