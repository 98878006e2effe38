import { locationData } from '../places/locations/location_data.ts'
import { programTime } from '../request/clock/program_time.ts'
import type { Calls } from './handler.ts'

export const locations: Calls<'locations'> = {
  location_data: (services, request) => locationData(services, request.brand, programTime(request)),
}
