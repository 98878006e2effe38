// SQL of reset links.

import type { Db, Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

interface NewReset {
  clientId: string
  id: string
  /** Program time, ISO instants. */
  askedAt: string
  expiresAt: string
}

const passwordResetCount = statement({
  name: 'password_reset_count',
  text: `select count(*)::int as count from password_reset where client_id = $clientId and id <> $id
        and asked_at > $since`,
  row: { count: 'int' },
})

/** Unused links requested since an instant, without this one. */
export async function countResets(tx: Tx, clientId: string, id: string, since: string): Promise<number> {
  return (await passwordResetCount.first(tx, { clientId, id, since }))?.count ?? 0
}

const passwordResetInsert = statement({
  name: 'password_reset_insert',
  text: `insert into password_reset (client_id, id, asked_at, expires_at) values ($clientId, $id, $askedAt, $expiresAt)
      on conflict do nothing`,
})

/** Stores a reset; an equal one changes nothing. */
export async function insertReset(tx: Tx, reset: NewReset): Promise<void> {
  await passwordResetInsert.run(tx, reset)
}

const passwordResetExpire = statement({
  name: 'password_reset_expire',
  text: 'delete from password_reset where client_id = $clientId and expires_at <= $now',
})

/** Deletes expired resets. */
export async function deleteExpiredResets(tx: Tx, clientId: string, now: string): Promise<void> {
  await passwordResetExpire.run(tx, { clientId, now })
}

const passwordResetToken = statement({
  name: 'password_reset_token',
  text: 'update password_reset set token_hashes = array_append(token_hashes, $tokenHash) where client_id = $clientId and id = $id',
})

/** Stores the hash of a link about to be sent; false where its reset has been used or deleted. */
export async function addResetTokenHash(
  db: Db,
  clientId: string,
  id: string,
  tokenHash: string,
): Promise<boolean> {
  return (await passwordResetToken.run(db, { clientId, id, tokenHash })) === 1
}

const passwordResetLive = statement({
  name: 'password_reset_live',
  text: `select 1 as found from password_reset where client_id = $clientId and $tokenHash = any (token_hashes)
        and expires_at > $now`,
  row: { found: 'int' },
})

/** Whether a link was sent, is unused and has not expired. */
export async function isLiveReset(
  db: Db,
  clientId: string,
  tokenHash: string,
  now: string,
): Promise<boolean> {
  return (await passwordResetLive.run(db, { clientId, tokenHash, now })) > 0
}

const passwordResetDelete = statement({
  name: 'password_reset_delete',
  text: 'delete from password_reset where client_id = $clientId',
})

/** Deletes all resets of a client. */
export async function deleteResets(tx: Tx, clientId: string): Promise<void> {
  await passwordResetDelete.run(tx, { clientId })
}
