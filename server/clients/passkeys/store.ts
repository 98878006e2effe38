// SQL of passkeys.

import type { Db, Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

interface Passkey {
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

const passkeyList = statement<Passkey>({
  name: 'passkey_list',
  text: `select ${columns} from passkey where client_id = $1 order by created_at, id`,
  row: {
    id: 'text',
    publicKey: 'text',
    counter: 'float',
    transports: 'text[]',
    name: 'text',
    createdAt: 'text',
    usedAt: 'text?',
  },
})

/** A client's passkeys, the oldest first. */
export async function selectPasskeys(db: Db, clientId: string): Promise<Passkey[]> {
  return passkeyList.all(db, [clientId])
}

type NewPasskey = Omit<Passkey, 'usedAt'> & { clientId: string }

const passkeyInsert = statement({
  name: 'passkey_insert',
  text: `insert into passkey (client_id, id, public_key, counter, transports, name, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
})

/** False where the client already has it. */
export async function insertPasskey(tx: Tx, key: NewPasskey): Promise<boolean> {
  return (
    (await passkeyInsert.run(tx, [
      key.clientId,
      key.id,
      key.publicKey,
      key.counter,
      key.transports,
      key.name,
      key.createdAt,
    ])) === 1
  )
}

const passkeyDelete = statement<{ name: string }>({
  name: 'passkey_delete',
  text: 'delete from passkey where client_id = $1 and id = $2 returning name',
  row: { name: 'text' },
})

/** @returns its name; null where the client has no such passkey */
export async function deletePasskey(tx: Tx, clientId: string, id: string): Promise<string | null> {
  return (await passkeyDelete.first(tx, [clientId, id]))?.name ?? null
}

const passkeyUse = statement({
  name: 'passkey_use',
  text: 'update passkey set counter = $4, used_at = $5 where client_id = $1 and id = $2 and counter = $3',
})

/** Notes a use. False where another one was noted since the key was read: two who use one copy are not both let in. */
export async function noteUse(
  db: Db,
  clientId: string,
  { id, before, counter, at }: { id: string; before: number; counter: number; at: string },
): Promise<boolean> {
  return (await passkeyUse.run(db, [clientId, id, before, counter, at])) === 1
}
