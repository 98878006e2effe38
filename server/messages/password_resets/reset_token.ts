// The secret of a reset link: the account's id and random bytes. Only its hash is stored.

import { hash, randomBytes } from 'node:crypto'
import type { Db } from '../../request/database/database.ts'
import { addResetTokenHash } from './store.ts'

export { countResets, deleteExpiredResets, deleteResets, insertReset, isLiveReset } from './store.ts'

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/

interface ResetToken {
  clientId: string
  hash: string
}

/** Reads the token of a link; null for one that is not ours. */
export function readResetToken(token: string): ResetToken | null {
  const [, clientId, secret] = shape.exec(token) ?? []
  if (clientId === undefined || secret === undefined) return null
  return { clientId, hash: hashOf(secret) }
}

/** Makes a link's token while its letter is sent, so that no table has it; null where the reset has already ended. */
export async function issueResetToken(
  db: Db,
  { clientId, resetId }: { clientId: string; resetId: string },
): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url')
  return (await addResetTokenHash(db, clientId, resetId, hashOf(secret))) ? `${clientId}.${secret}` : null
}

const hashOf = (secret: string) => hash('sha256', secret, 'base64url')
