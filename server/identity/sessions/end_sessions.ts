// All sessions of a client: listing them, and ending them as part of another change.

import type { Db, Tx } from '../../request/database/database.ts'
import {
  selectOpenSessions,
  sessionEndAll,
  sessionEndOne,
  sessionEndOthers,
  sessionStillThere,
} from './many_sessions_store.ts'

/** Signs a client out everywhere. */
export async function endSessionsOf(tx: Tx, clientId: string): Promise<void> {
  await sessionEndAll.run(tx, { clientId })
}

/** Signs a client out everywhere but here. @param kept key of the session that stays @returns the number ended */
export async function endOtherSessions(tx: Tx, clientId: string, kept: string | null): Promise<number> {
  return sessionEndOthers.run(tx, { clientId, kept })
}

/** Whether a session of a client has not been ended. @param id key of the session */
export async function isOpen(tx: Tx, clientId: string, id: string): Promise<boolean> {
  return (await sessionStillThere.run(tx, { clientId, id })) === 1
}

/** Signs a client out of one session, which is not the present one. @returns whether there was such a session */
export async function endOneSession(
  tx: Tx,
  clientId: string,
  { id, kept }: { id: string; kept: string | null },
): Promise<boolean> {
  return (await sessionEndOne.run(tx, { clientId, id, kept })) === 1
}

/** The open sessions of a client, the latest first. */
export const openSessionsOf = (db: Db, clientId: string, now: string) =>
  selectOpenSessions.all(db, { clientId, now })
