// Who works here, for an owner; and for somebody themselves.

import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, staffOf } from '../../request/call_request.ts'
import type { RowOf } from '../../request/database/statement.ts'
import { countRecoveryCodes } from '../second_factor/store.ts'
import { invitationEnd } from '../ways_in/invitation.ts'
import { selectById } from '../ways_in/store.ts'
import { byBrand } from './roles_by_brand.ts'
import { selectAllRoles, selectPeople, selectRoles, selectStaffSessions } from './store.ts'

type Ground = Pick<Services, 'pool'>
type Open = RowOf<typeof selectStaffSessions>

const shownTo =
  ({ session }: CallRequest) =>
  ({ id, since, seen, userAgent, network }: Open) => ({
    ...{ id, since, seen, userAgent, network },
    current: id === session.staff?.sessionId,
  })

/** Everybody, by name. */
export async function listPeople(
  { pool }: Ground,
  request: CallRequest,
): Promise<OutputOf<'staff_admin.list'>> {
  const [people, roles, sessions] = await Promise.all([
    selectPeople.all(pool),
    selectAllRoles.all(pool),
    selectStaffSessions.all(pool, { now: request.now.toString(), staffId: null }),
  ])
  return {
    people: people.map(({ invitedAt, joined, ...person }) => {
      const until = invitedAt === null ? null : invitationEnd(invitedAt)
      const isOpen = until !== null && Temporal.Instant.compare(request.now, until) < 0
      const own = sessions.filter(({ staffId }) => staffId === person.id)
      return {
        ...person,
        roles: byBrand(roles.filter(({ id }) => id === person.id)),
        state: joined ? 'joined' : isOpen ? 'invited' : 'waiting',
        invitedUntil: isOpen ? until.toString() : null,
        seen: own[0]?.seen ?? null,
        sessions: own.map(shownTo(request)),
      }
    }),
  }
}

/** The reader's own facts. */
export async function showOwn(
  { pool }: Ground,
  request: CallRequest,
): Promise<OutputOf<'staff_session.show'>> {
  const { id, name, email } = staffOf(request)
  const [person, roles, codes, sessions] = await Promise.all([
    selectById.first(pool, { id }),
    selectRoles.all(pool, { id }),
    countRecoveryCodes.one(pool, { id }),
    selectStaffSessions.all(pool, { now: request.now.toString(), staffId: id }),
  ])
  return {
    ...{ name, email, roles: byBrand(roles) },
    factorSince: person?.factorAt ?? null,
    recoveryCodesLeft: codes.count,
    sessions: sessions.map(shownTo(request)),
  }
}
