// An open invitation.

import { Refusal } from '../../../contract/errors.ts'
import { invitationHours } from '../../../domain/staff/roles.ts'
import { invitedId, isInvitation } from '../../messages/staff_invitations/invitation_token.ts'
import type { Db } from '../../request/database/database.ts'
import type { RowOf } from '../../request/database/statement.ts'
import type { SecretGround } from '../../request/program_secret.ts'
import { selectById } from './store.ts'

/** Until when an invitation works. @param at when it was sent, ISO instant */
export const invitationEnd = (at: string): Temporal.Instant =>
  Temporal.Instant.from(at).add({ hours: invitationHours })

/** Whom an open invitation is for. @throws Refusal invitation_over for a forged, used, replaced or expired one */
export async function invitedBy(
  ground: SecretGround & { pool: Db },
  token: string,
  now: Temporal.Instant,
): Promise<RowOf<typeof selectById> & { invitedAt: string }> {
  const id = invitedId(token)
  const person = id === null ? undefined : await selectById.first(ground.pool, { id })
  const invitedAt = person?.invitedAt ?? null
  if (!person || invitedAt === null) throw new Refusal('invitation_over')
  if (!(await isInvitation(ground, token, { id: person.id, at: invitedAt })))
    throw new Refusal('invitation_over')
  if (Temporal.Instant.compare(now, invitationEnd(invitedAt)) >= 0) throw new Refusal('invitation_over')
  return { ...person, invitedAt }
}
