// SQL of the sessions of staff, and of who a person of the company is. Staff are reference data: no household's rows.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Role } from '../../../domain/staff/roles.ts'
import { column, statement } from '../../request/database/statement.ts'

const memberColumns = `s.id, s.name, s.email, s.language,
      array(select r.brand || ' ' || r.role from staff_role r where r.staff_id = s.id order by r.role) as held`

const memberRow = {
  id: 'uuid',
  name: 'text',
  email: 'text',
  language: column<Locale>('text'),
  /** Brand and role, with a space between. */
  held: column<`${BrandId} ${Role}`[]>('text[]'),
} as const

/** A person of the company, with their roles. */
export const selectMember = statement({
  name: 'staff_member',
  text: `select ${memberColumns} from staff s where s.id = $id and s.ended_at is null`,
  row: memberRow,
})

/** The person of a session that has not expired. */
export const selectSession = statement({
  name: 'staff_session_find',
  text: `select ${memberColumns},
        to_char(t.proved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "provedAt",
        t.seen_at < $seenBefore as stale
      from staff_session t join staff s on s.id = t.staff_id
      where t.token_hash = $tokenHash and t.expires_at > $now and s.ended_at is null`,
  row: { ...memberRow, provedAt: 'text', stale: 'bool' },
})

export const insertSession = statement({
  name: 'staff_session_insert',
  text: `insert into staff_session
        (token_hash, staff_id, created_at, expires_at, seen_at, proved_at, user_agent, network)
      values ($tokenHash, $staffId, $now, $expiresAt, $now, $now, $userAgent, $network)`,
})

export const updateSeen = statement({
  name: 'staff_session_seen',
  text: 'update staff_session set seen_at = $now where token_hash = $tokenHash',
})

export const updateProved = statement({
  name: 'staff_session_proved',
  text: 'update staff_session set proved_at = $now where token_hash = $tokenHash',
})

export const deleteOfficeSession = statement({
  name: 'staff_session_delete',
  text: 'delete from staff_session where token_hash = $tokenHash',
})
