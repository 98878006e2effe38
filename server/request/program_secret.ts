// The program's signing secret: random bytes, made by the first process that needs them and shared by all.

import { randomBytes } from 'node:crypto'
import type { Db } from './database/database.ts'
import type { Memory } from './memory.ts'
import { programSecretMake, programSecretRead } from './program_secret_store.ts'

/** The place of a secret, and its memory. */
export interface SecretGround {
  pool: Db
  memory: Memory
}

const openSecrets = () => new Map<string, Promise<Buffer>>()

/** The secret of a name, 32 bytes. Read once for each process. */
export function programSecret({ pool, memory }: SecretGround, name: string): Promise<Buffer> {
  const known = memory.of(openSecrets)
  let secret = known.get(name)
  if (!secret) {
    secret = readOrMake(pool, name)
    known.set(name, secret)
    secret.catch(() => known.delete(name))
  }
  return secret
}

async function readOrMake(pool: Db, name: string): Promise<Buffer> {
  await programSecretMake.run(pool, { name, value: randomBytes(32).toString('base64url') })
  const row = await programSecretRead.first(pool, { name })
  return Buffer.from(row?.value as string, 'base64url')
}
