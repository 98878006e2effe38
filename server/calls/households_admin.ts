import { showChoices } from '../household/admin/choices.ts'
import { emailOfHousehold } from '../household/admin/letters.ts'
import { addNote, takeNoteAway } from '../household/admin/notes.ts'
import { shareDoor } from '../household/admin/share_door.ts'
import { showHousehold } from '../household/admin/show_household.ts'
import { photoAtDoor, showStory } from '../household/admin/story.ts'
import { showTaste } from '../household/taste/show.ts'
import { findHouseholds } from '../office/finding/find_households.ts'
import { findSeenHousehold } from '../office/seen/find_household.ts'
import { giveValue } from '../subscription/give_value.ts'
import { checkSchedule } from '../subscription/settings_delivery/show.ts'
import { showDeliveryOf } from '../subscription/settings_delivery/show_versioned.ts'
import { actFor, asHousehold, foreseeFor } from './acts_for_households.ts'
import { foreseeGiving } from './giving_to_households.ts'
import { adminOf, type Calls, done, staffOf } from './handler.ts'

export const households_admin: Calls<'households_admin'> = {
  find: (services, request, { typed }) => findHouseholds(services, adminOf(request), typed),
  show: (services, request, { clientId, after }) =>
    showHousehold(services, { ...adminOf(request) }, { clientId, after }),
  seen: (services, { brand }, input) => findSeenHousehold(services, { ...input, brand }),
  story: showStory,
  door_photo: (services, { brand }, of) => photoAtDoor(services, { ...of, brand }),
  choices: (services, request, box) => showChoices(services, adminOf(request), box),
  add_note: (services, request, input) => done(addNote(services, adminOf(request), input)),
  take_note_away: (services, request, input) => done(takeNoteAway(services, adminOf(request), input)),
  foresee: foreseeFor,
  act_for: actFor,
  delivery: (services, request, { clientId }) => showDeliveryOf(services, request, clientId),
  check_postal: (services, request, { clientId, postal }) =>
    checkSchedule(services, request, { postal }, clientId),
  share_door: (services, request, input) => done(shareDoor(services, adminOf(request), input)),
  taste: async (services, request, { clientId }) => {
    await emailOfHousehold(services, request.brand, clientId)
    return showTaste(services, asHousehold(request, clientId))
  },
  foresee_giving: foreseeGiving,
  give_value: (services, request, input) =>
    giveValue(services, { ...adminOf(request), ...input, admin: staffOf(request) }),
}
