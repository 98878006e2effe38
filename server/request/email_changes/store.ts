// SQL of e-mail addresses that wait for confirmation.

import type { Db, Tx } from '../database/database.ts'
import { statement } from '../database/statement.ts'

export interface EmailChange {
  clientId: string
  id: string
  /** In its normal form. */
  email: string
  /** Program time, ISO instants. */
  askedAt: string
  expiresAt: string
}

const emailChangeInsert = statement({
  name: 'email_change_insert',
  text: `insert into email_change (client_id, id, email, asked_at, expires_at) values ($1, $2, $3, $4, $5)
      on conflict (client_id) do update set id = $2, email = $3, asked_at = $4, expires_at = $5, token_hashes = '{}'`,
})

/** Keeps the address a household wants; one asked for before it is forgotten, and its links with it. */
export async function insertChange(tx: Tx, change: EmailChange): Promise<void> {
  await emailChangeInsert.run(tx, [
    change.clientId,
    change.id,
    change.email,
    change.askedAt,
    change.expiresAt,
  ])
}

const emailChangeToken = statement({
  name: 'email_change_token',
  text: 'update email_change set token_hashes = array_append(token_hashes, $3) where client_id = $1 and id = $2',
})

/** Notes the hash of a link about to be sent; false when the address is waited for no more. */
export async function addTokenHash(
  db: Db,
  clientId: string,
  id: string,
  tokenHash: string,
): Promise<boolean> {
  return (await emailChangeToken.run(db, [clientId, id, tokenHash])) === 1
}

const emailChangeLive = statement<{ email: string }>({
  name: 'email_change_live',
  text: `select email from email_change where client_id = $1 and $2 = any (token_hashes) and expires_at > $3`,
  row: { email: 'text' },
})

/** The address a link confirms; null where it was not sent, has been used or has expired. */
export async function selectLive(
  db: Db,
  clientId: string,
  tokenHash: string,
  now: string,
): Promise<string | null> {
  return (await emailChangeLive.first(db, [clientId, tokenHash, now]))?.email ?? null
}

const emailChangePending = statement<{ email: string }>({
  name: 'email_change_pending',
  text: 'select email from email_change where client_id = $1 and expires_at > $2',
  row: { email: 'text' },
})

/** The address that is waited for; null where none is. */
export async function selectPending(db: Db, clientId: string, now: string): Promise<string | null> {
  return (await emailChangePending.first(db, [clientId, now]))?.email ?? null
}

const emailChangeDelete = statement({
  name: 'email_change_delete',
  text: 'delete from email_change where client_id = $1',
})

/** Waits no more. @returns whether it did */
export async function deleteChange(tx: Tx, clientId: string): Promise<boolean> {
  return (await emailChangeDelete.run(tx, [clientId])) === 1
}
