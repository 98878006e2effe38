// SQL of passkeys.

import type { Queryable, Tx } from '../../platform/database.ts'

export interface Passkey {
  id: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: string[]
  name: string
  createdAt: string
  usedAt: string | null
}

const columns = `id, public_key as "publicKey", counter::float8 as counter, transports, name,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
  to_char(used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "usedAt"`

/** A client's passkeys, the oldest first. */
export async function selectPasskeys(db: Queryable, clientId: string): Promise<Passkey[]> {
  const { rows } = await db.query<Passkey>({
    name: 'passkey_list',
    text: `select ${columns} from passkey where client_id = $1 order by created_at, id`,
    values: [clientId],
  })
  return rows
}

export type NewPasskey = Omit<Passkey, 'usedAt'> & { clientId: string }

/** False where the client has it already. */
export async function insertPasskey(tx: Tx, key: NewPasskey): Promise<boolean> {
  const made = await tx.query({
    name: 'passkey_insert',
    text: `insert into passkey (client_id, id, public_key, counter, transports, name, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [key.clientId, key.id, key.publicKey, key.counter, key.transports, key.name, key.createdAt],
  })
  return made.rowCount === 1
}

/** @returns what it was called; null where the client has no such key */
export async function deletePasskey(tx: Tx, clientId: string, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>({
    name: 'passkey_delete',
    text: 'delete from passkey where client_id = $1 and id = $2 returning name',
    values: [clientId, id],
  })
  return rows[0]?.name ?? null
}

/** Notes a use. False where another one was noted since the key was read: two who use one copy are not both let in. */
export async function noteUse(
  db: Queryable,
  clientId: string,
  { id, before, counter, at }: { id: string; before: number; counter: number; at: string },
): Promise<boolean> {
  const noted = await db.query({
    name: 'passkey_use',
    text: 'update passkey set counter = $4, used_at = $5 where client_id = $1 and id = $2 and counter = $3',
    values: [clientId, id, before, counter, at],
  })
  return noted.rowCount === 1
}
