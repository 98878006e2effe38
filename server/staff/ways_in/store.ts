// SQL of how staff sign in.

import type { Locale } from '../../../domain/brands.ts'
import { column, statement } from '../../request/database/statement.ts'

const instantOf = <const N extends string>(name: N) =>
  `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` as const

const personColumns = `id, email, name, language, password_hash as "passwordHash",
      ${instantOf('factor_at')} as "factorAt", ${instantOf('invited_at')} as "invitedAt"` as const

const personRow = {
  id: 'uuid',
  email: 'text',
  name: 'text',
  language: column<Locale>('text'),
  /** Null until they joined. */
  passwordHash: 'text?',
  factorAt: 'text?',
  invitedAt: 'text?',
} as const

/** Who works here under an email address. */
export const selectByEmail = statement({
  name: 'staff_by_email',
  text: `select ${personColumns} from staff where email = $email and ended_at is null`,
  row: personRow,
})

export const selectById = statement({
  name: 'staff_by_id',
  text: `select ${personColumns} from staff where id = $id and ended_at is null`,
  row: personRow,
})

/** The same person, held until the transaction ends: a way in that is closed meanwhile lets nobody in. */
export const holdById = statement({
  name: 'staff_hold',
  text: `select ${personColumns} from staff where id = $id and ended_at is null for update`,
  row: personRow,
})

/** Counts a wrong second factor, anew where the first one was before `since`. */
export const countStaffTry = statement({
  name: 'staff_try',
  text: `update staff set tries = case when tries_since > $since then tries + 1 else 1 end,
        tries_since = case when tries_since > $since then tries_since else $at end
      where id = $id returning tries`,
  row: { tries: 'int' },
})

export const forgetTries = statement({
  name: 'staff_tries_forget',
  text: 'update staff set tries = 0, tries_since = null where id = $id',
})

/** Uses an invitation up. @returns rows: none where it was used, or another was sent since */
export const join = statement({
  name: 'staff_join',
  text: `update staff set password_hash = $passwordHash, factor_at = invited_at, factor_step = $step, invited_at = null,
        tries = 0, tries_since = null
      where id = $id and invited_at = $invitedAt and ended_at is null`,
})

export const updateFactor = statement({
  name: 'staff_factor_change',
  text: 'update staff set factor_at = $at, factor_step = $step where id = $id',
})

export const deleteSessionsOf = statement({
  name: 'staff_sessions_delete',
  text: 'delete from staff_session where staff_id = $id',
})
