// SQL of email addresses that wait for confirmation.

import type { Db, Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

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
  text: `insert into email_change (client_id, id, email, asked_at, expires_at)
        values ($clientId, $id, $email, $askedAt, $expiresAt)
      on conflict (client_id) do update set id = $id, email = $email, asked_at = $askedAt,
        expires_at = $expiresAt, token_hashes = '{}', stop_hashes = '{}'`,
})

/** Stores a household's new address; an earlier request is deleted with its links. */
export async function insertChange(tx: Tx, change: EmailChange): Promise<void> {
  await emailChangeInsert.run(tx, change)
}

const emailChangeToken = statement({
  name: 'email_change_token',
  text: 'update email_change set token_hashes = array_append(token_hashes, $tokenHash) where client_id = $clientId and id = $id',
})

const emailChangeStopToken = statement({
  name: 'email_change_stop_token',
  text: 'update email_change set stop_hashes = array_append(stop_hashes, $tokenHash) where client_id = $clientId and id = $id',
})

/** What a link does: it goes to the new address, or to the present one. */
export type LinkUse = 'confirm' | 'stop'

/** Stores the hash of a link about to be sent; false where the address no longer waits. */
export async function addEmailTokenHash(
  db: Db,
  use: LinkUse,
  { clientId, id, tokenHash }: { clientId: string; id: string; tokenHash: string },
): Promise<boolean> {
  const statement = use === 'confirm' ? emailChangeToken : emailChangeStopToken
  return (await statement.run(db, { clientId, id, tokenHash })) === 1
}

const emailChangeLive = statement({
  name: 'email_change_live',
  text: `select email from email_change where client_id = $clientId and $tokenHash = any (token_hashes)
        and expires_at > $now`,
  row: { email: 'text' },
})

const emailChangeStoppable = statement({
  name: 'email_change_stoppable',
  text: `select email from email_change where client_id = $clientId and $tokenHash = any (stop_hashes)
        and expires_at > $now`,
  row: { email: 'text' },
})

/** The new address of a link; null where it was not sent for that use, has been used or has expired. */
export async function selectLive(
  db: Db,
  use: LinkUse,
  values: { clientId: string; tokenHash: string; now: string },
): Promise<string | null> {
  const statement = use === 'confirm' ? emailChangeLive : emailChangeStoppable
  return (await statement.first(db, values))?.email ?? null
}

const emailChangePending = statement({
  name: 'email_change_pending',
  text: 'select email from email_change where client_id = $clientId and expires_at > $now',
  row: { email: 'text' },
})

/** The waiting address; null where there is none. */
export async function selectPending(db: Db, clientId: string, now: string): Promise<string | null> {
  return (await emailChangePending.first(db, { clientId, now }))?.email ?? null
}

const emailChangeDelete = statement({
  name: 'email_change_delete',
  text: 'delete from email_change where client_id = $clientId returning email',
  row: { email: 'text' },
})

/** Stops waiting. @returns the address that was waiting; null where there was none */
export async function deleteChange(tx: Tx, clientId: string): Promise<string | null> {
  return (await emailChangeDelete.first(tx, { clientId }))?.email ?? null
}
