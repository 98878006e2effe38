import { act, startRoute, tellPosition } from '../delivery/drivers/act.ts'
import { driversDay } from '../delivery/drivers/today.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

const driverOf = (request: CallRequest) => ({
  driverId: signedIn(request),
  brand: request.brand,
  now: programTime(request),
})

const success = { success: true as const }

export const drivers: Calls<'drivers'> = {
  today: (services, request) => driversDay(services, driverOf(request)),
  start: async (services, request, { routeId }) => {
    await startRoute(services, driverOf(request), routeId)
    return success
  },
  act: async (services, request, input) => ({ results: await act(services, driverOf(request), input) }),
  position: async (services, request, input) => {
    await tellPosition(services, driverOf(request), input)
    return success
  },
}
