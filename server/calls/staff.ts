// The people of the company: their ways in, the owner's list of them, and the log.

import { showLog } from '../staff/log/show_log.ts'
import { dismissPerson, endStaffSession, invite, setRoles } from '../staff/people/keep_staff.ts'
import { listPeople, showOwn } from '../staff/people/show_people.ts'
import { changeFactor, offerFactor } from '../staff/ways_in/change_factor.ts'
import { joinByInvitation, showInvitation } from '../staff/ways_in/join.ts'
import { prove } from '../staff/ways_in/prove.ts'
import { signInStaff } from '../staff/ways_in/sign_in.ts'
import { adminOf, type Calls, done, staffOf } from './handler.ts'

export const staff_session: Calls<'staff_session'> = {
  sign_in: (services, request, input) => done(signInStaff(services, request, input)),
  invitation: (services, request, { token }) => showInvitation(services, request, token),
  join: (services, request, input) => joinByInvitation(services, request, input),
  sign_out: (_services, { session }) => done(session.office.signOut()),
  show: (services, request) => showOwn(services, request),
  prove: (services, request, { proof }) => done(prove(services, request, proof)),
  end: (services, request, { id }) =>
    done(endStaffSession(services, { id: staffOf(request).id, session: id })),
  offer_factor: (services, request) => offerFactor(services, request),
  change_factor: (services, request, input) => changeFactor(services, request, input),
}

export const staff_admin: Calls<'staff_admin'> = {
  list: (services, request) => listPeople(services, request),
  invite: (services, request, input) => invite(services, adminOf(request), input),
  set_roles: (services, request, input) => done(setRoles(services, adminOf(request), input)),
  dismiss: (services, request, { id }) => done(dismissPerson(services, adminOf(request), id)),
  end_session: (services, _request, input) => done(endStaffSession(services, input)),
}

export const staff_log: Calls<'staff_log'> = {
  list: (services, { brand }, filter) => showLog(services, brand, filter),
}
