// All sessions of a client: listing them, and ending them as part of another change.

import type { Tx } from '../database/database.ts'
import { statement } from '../database/statement.ts'

const sessionEndAll = statement({
  name: 'session_end_all',
  text: 'delete from session where client_id = $clientId',
})

/** Signs a client out everywhere. */
export async function endSessionsOf(tx: Tx, clientId: string): Promise<void> {
  await sessionEndAll.run(tx, { clientId })
}

const sessionEndOthers = statement({
  name: 'session_end_others',
  text: 'delete from session where client_id = $clientId and token_hash is distinct from $kept',
})

/** Signs a client out everywhere but here. @param kept key of the session that stays @returns the number ended */
export async function endOtherSessions(tx: Tx, clientId: string, kept: string | null): Promise<number> {
  return sessionEndOthers.run(tx, { clientId, kept })
}

/** The open sessions of a client, the latest first. */
export const selectOpenSessions = statement({
  name: 'session_open',
  text: `select token_hash as id, user_agent as "userAgent",
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
        to_char((expires_at - interval '60 days') at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastSeen"
      from session where client_id = $clientId and expires_at > $now order by expires_at desc limit 50`,
  row: {
    id: 'text',
    userAgent: 'text?',
    /** ISO instants: of the sign-in, and of the last visit, exact to a day. */
    since: 'text',
    lastSeen: 'text',
  },
})
