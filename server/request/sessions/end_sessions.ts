// A client's sessions as a whole: where they are signed in, and ending them as part of a change of somebody else's.

import type { Queryable, Tx } from '../../platform/database.ts'

/** Signs a client out everywhere. */
export async function endSessionsOf(tx: Tx, clientId: string): Promise<void> {
  await tx.query({
    name: 'session_end_all',
    text: 'delete from session where client_id = $1',
    values: [clientId],
  })
}

/** Signs a client out everywhere but here. @param kept key of the session that stays @returns how many it were */
export async function endOtherSessions(tx: Tx, clientId: string, kept: string | null): Promise<number> {
  const ended = await tx.query({
    name: 'session_end_others',
    text: 'delete from session where client_id = $1 and token_hash is distinct from $2',
    values: [clientId, kept],
  })
  return ended.rowCount ?? 0
}

export interface OpenSession {
  id: string
  userAgent: string | null
  /** ISO instants: signed in, and a visit not more than a day before the last. */
  since: string
  lastSeen: string
}

/** Where a client is signed in, the latest first. */
export async function selectOpenSessions(
  db: Queryable,
  clientId: string,
  now: string,
): Promise<OpenSession[]> {
  const { rows } = await db.query<OpenSession>({
    name: 'session_open',
    text: `select token_hash as id, user_agent as "userAgent",
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
        to_char((expires_at - interval '60 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastSeen"
      from session where client_id = $1 and expires_at > $2 order by expires_at desc limit 50`,
    values: [clientId, now],
  })
  return rows
}
