// SQL of many sessions at once: a client's open ones, and those that have expired.

import { statement } from '../../request/database/statement.ts'

/** Deletes up to `limit` sessions that have expired. @returns their number */
export const deleteExpired = statement({
  name: 'session_expire',
  text: `delete from session where token_hash in (
      select token_hash from session where expires_at <= $now order by expires_at limit $limit)`,
})

export const sessionEndAll = statement({
  name: 'session_end_all',
  text: 'delete from session where client_id = $clientId',
})

/** Ends one other session of a client. */
export const sessionEndOne = statement({
  name: 'session_end_one',
  text: 'delete from session where client_id = $clientId and token_hash = $id and token_hash is distinct from $kept',
})

export const sessionEndOthers = statement({
  name: 'session_end_others',
  text: 'delete from session where client_id = $clientId and token_hash is distinct from $kept',
})

export const sessionStillThere = statement({
  name: 'session_still_there',
  text: 'select 1 as found from session where client_id = $clientId and token_hash = $id',
  row: { found: 'int' },
})

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
