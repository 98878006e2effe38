import { showChoices } from '../household/admin/choices.ts'
import { changeDeliveryFor, showDeliveryOf } from '../household/admin/delivery.ts'
import { addNote, takeNoteAway } from '../household/admin/notes.ts'
import { shareDoor } from '../household/admin/share_door.ts'
import { showHousehold } from '../household/admin/show_household.ts'
import { showStory } from '../household/admin/story.ts'
import { findHouseholds } from '../office/finding/find_households.ts'
import { close } from '../subscription/close.ts'
import { checkSchedule } from '../subscription/settings_delivery/show.ts'
import { actFor, foreseeFor } from './acts_for_households.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const households_admin: Calls<'households_admin'> = {
  find: (services, request, { typed }) => findHouseholds(services, adminOf(request), typed),
  show: (services, request, { clientId, after }) =>
    showHousehold(services, { ...adminOf(request) }, { clientId, after }),
  story: showStory,
  choices: (services, request, box) => showChoices(services, adminOf(request), box),
  add_note: (services, request, input) => done(addNote(services, adminOf(request), input)),
  take_note_away: (services, request, input) => done(takeNoteAway(services, adminOf(request), input)),
  foresee: foreseeFor,
  act_for: actFor,
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
