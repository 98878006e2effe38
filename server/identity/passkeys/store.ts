// SQL of passkeys.

import type { Db, Tx } from '../../request/database/database.ts'
import { type RowOf, statement } from '../../request/database/statement.ts'

type Passkey = RowOf<typeof selectPasskeys>

const columns = `id, public_key as "publicKey", counter::float8 as counter, transports, name,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
  to_char(used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "usedAt"`

/** A client's passkeys, the oldest first. */
export const selectPasskeys = statement({
  name: 'passkey_list',
  text: `select ${columns} from passkey where client_id = $clientId order by created_at, id`,
  row: {
    id: 'text',
    /** COSE, base64url. */
    publicKey: 'text',
    counter: 'float',
    transports: 'text[]',
    name: 'text',
    createdAt: 'text',
    usedAt: 'text?',
  },
})

type NewPasskey = Omit<Passkey, 'usedAt'> & { clientId: string }

const passkeyInsert = statement({
  name: 'passkey_insert',
  text: `insert into passkey (client_id, id, public_key, counter, transports, name, created_at)
      values ($clientId, $id, $publicKey, $counter, $transports, $name, $createdAt) on conflict do nothing`,
})

/** False where the client already has it. */
export async function insertPasskey(tx: Tx, key: NewPasskey): Promise<boolean> {
  return (await passkeyInsert.run(tx, key)) === 1
}

const passkeyDelete = statement({
  name: 'passkey_delete',
  text: 'delete from passkey where client_id = $clientId and id = $id returning name',
  row: { name: 'text' },
})

/** @returns its name; null where the client has no such passkey */
export async function deletePasskey(tx: Tx, clientId: string, id: string): Promise<string | null> {
  return (await passkeyDelete.first(tx, { clientId, id }))?.name ?? null
}

const passkeyUse = statement({
  name: 'passkey_use',
  text: 'update passkey set counter = $counter, used_at = $at where client_id = $clientId and id = $id and counter = $before',
})

/** Records a use. False where another use was recorded since the key was read: of two users of a copied key, only one gets in. */
export async function noteUse(
  db: Db,
  clientId: string,
  { id, before, counter, at }: { id: string; before: number; counter: number; at: string },
): Promise<boolean> {
  return (await passkeyUse.run(db, { clientId, id, before, counter, at })) === 1
}
