import { locationData } from '../places/locations/location_data.ts'
import type { Calls } from './handler.ts'

export const locations: Calls<'locations'> = {
  location_data: (services, { brand }) => locationData(services, brand),
}
