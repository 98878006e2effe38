import { act, startRoute, tellPosition } from '../delivery/drivers/act.ts'
import { showPhone } from '../delivery/drivers/show_phone.ts'
import { driversDay } from '../delivery/drivers/today.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type CallRequest, type Calls, done, signedIn } from './handler.ts'

const driverOf = (request: CallRequest) => ({
  driverId: signedIn(request),
  brand: request.brand,
  now: programTime(request),
})

export const drivers: Calls<'drivers'> = {
  today: (services, request) => driversDay(services, driverOf(request)),
  phone: (services, request, { stopId }) => showPhone(services, driverOf(request), stopId),
  start: (services, request, { routeId }) => done(startRoute(services, driverOf(request), routeId)),
  act: async (services, request, input) => ({ results: await act(services, driverOf(request), input) }),
  position: (services, request, input) => done(tellPosition(services, driverOf(request), input)),
}
