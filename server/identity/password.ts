// Passwords: Argon2id with 19 MiB and two passes, as OWASP recommends.

import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An accented letter counts as the same letter from any keyboard. */
const canonical = (password: string) => password.normalize('NFC')

/** The hash to store. Slow on purpose: never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost)
}

let nobodys: Promise<string> | undefined

/**
 * Whether a password matches a hash. Without a hash (no such account, or one without a password) it takes equally long and says no,
 * so that its time does not reveal which emails have an account.
 */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  if (kept !== null) return verify(kept, canonical(password))
  nobodys ??= hashPassword('nobody has this password')
  await verify(await nobodys, canonical(password))
  return false
}
