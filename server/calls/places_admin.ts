// Where we deliver, and its changes.

import { changeAreas, checkAreas } from '../places/areas/change_areas.ts'
import { listAreas, showArea } from '../places/areas/show_areas.ts'
import { listCutoffs, previewCutoffs, setCutoffs, takeBackCutoffs } from '../terms/cutoffs.ts'
import { addZone } from '../windows/add_zone.ts'
import { setWindows, showZone } from '../windows/change_windows.ts'
import { previewWindows } from '../windows/foresee_windows.ts'
import { adminOf, type Calls } from './handler.ts'

export const places_admin: Calls<'places_admin'> = {
  list: (services, request) => listAreas(services, adminOf(request)),
  area: (services, request, input) => showArea(services, adminOf(request), input),
  check: (services, request, input) => checkAreas(services, adminOf(request), input),
  set: (services, request, input) => changeAreas(services, adminOf(request), input),
  add_zone: (services, request, input) => addZone(services, adminOf(request), input),
  zone: (services, request, input) => showZone(services, adminOf(request), input),
  preview_windows: (services, request, input) => previewWindows(services, adminOf(request), input),
  set_windows: (services, request, input) => setWindows(services, adminOf(request), input),
  cutoffs: (services, request) => listCutoffs(services, adminOf(request)),
  preview_cutoffs: (services, request, input) => previewCutoffs(services, adminOf(request), input),
  set_cutoffs: (services, request, { reason, ...input }) => {
    const { actor, brand, now } = adminOf(request)
    return setCutoffs(services, brand, input, { reason, actor, now })
  },
  take_back_cutoffs: (services, request, { reason, ...input }) => {
    const { actor, brand, now } = adminOf(request)
    return takeBackCutoffs(services, brand, input, { reason, actor, now })
  },
}
