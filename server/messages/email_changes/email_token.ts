// The secret of a link that confirms an email address, or stops its change: the account's id and random bytes. Only its hash is stored.

import { hash, randomBytes } from 'node:crypto'
import type { Db } from '../../request/database/database.ts'
import { addEmailTokenHash, type LinkUse } from './store.ts'

export {
  deleteChange,
  type EmailChange,
  insertChange,
  type LinkUse,
  selectLive,
  selectPending,
} from './store.ts'

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/

interface EmailToken {
  clientId: string
  hash: string
}

/** Reads the token of a link; null for one that is not ours. */
export function readEmailToken(token: string): EmailToken | null {
  const [, clientId, secret] = shape.exec(token) ?? []
  if (clientId === undefined || secret === undefined) return null
  return { clientId, hash: hashOf(secret) }
}

/** Makes a link's token as its letter is sent; null where the address no longer waits. */
export async function issueEmailToken(
  db: Db,
  use: LinkUse,
  { clientId, changeId }: { clientId: string; changeId: string },
): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url')
  const kept = await addEmailTokenHash(db, use, { clientId, id: changeId, tokenHash: hashOf(secret) })
  return kept ? `${clientId}.${secret}` : null
}

const hashOf = (secret: string) => hash('sha256', secret, 'base64url')
