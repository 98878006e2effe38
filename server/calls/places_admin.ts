// Where we deliver, and its changes.

import { changeAreas, checkAreas } from '../places/areas/change_areas.ts'
import { listAreas, showArea } from '../places/areas/show_areas.ts'
import { adminOf, type Calls } from './handler.ts'

export const places_admin: Calls<'places_admin'> = {
  list: (services, request) => listAreas(services, adminOf(request)),
  area: (services, request, input) => showArea(services, adminOf(request), input),
  check: (services, request, input) => checkAreas(services, adminOf(request), input),
  set: (services, request, input) => changeAreas(services, adminOf(request), input),
}
