// Somebody's second factor: the secret of their authenticator, which follows from when it was offered, and the recovery codes beside it.

import { createHmac, hash, randomInt } from 'node:crypto'
import encodeQR from 'qr'
import type { Tx } from '../../request/database/database.ts'
import { programSecret, type SecretGround } from '../../request/program_secret.ts'
import { deleteRecoveryCodes, insertRecoveryCode, takeRecoveryCode, takeStep } from './store.ts'
import { authenticatorUri, base32, stepOfCode } from './totp.ts'

const secretBytes = 20
const recoveryCodes = 10
const half = 5
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const issuer = 'Fresh Prep · Cook it'

/** The secret of a factor, which no table has. @param at when it was offered, ISO instant */
export async function secretOf(
  ground: SecretGround,
  { id, at }: { id: string; at: string },
): Promise<Buffer> {
  const key = await programSecret(ground, 'staff_factor')
  const offered = Temporal.Instant.from(at).epochMilliseconds
  return createHmac('sha256', key).update(`${id} ${offered}`).digest().subarray(0, secretBytes)
}

/** What an authenticator needs of a factor. */
export async function offeredTo(
  ground: SecretGround,
  of: { id: string; at: string; email: string },
): Promise<{ secret: string; uri: string; qr: string[] }> {
  const secret = await secretOf(ground, of)
  const uri = authenticatorUri(secret, { email: of.email, issuer })
  const qr = encodeQR(uri, 'raw').map(row => row.map(Number).join(''))
  return { secret: base32(secret), uri, qr }
}

/** Uses up a code of the authenticator, or a recovery code: neither opens twice. @returns whether it was right */
export async function takeCode(
  ground: SecretGround,
  tx: Tx,
  { id, factorAt, now }: { id: string; factorAt: string; now: Temporal.Instant },
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  const step = stepOfCode(await secretOf(ground, { id, at: factorAt }), code, now)
  if (step !== null) return (await takeStep.run(tx, { id, step })) === 1
  return (await takeRecoveryCode.run(tx, { id, codeHash: hashOf(code) })) === 1
}

const hashOf = (code: string) => hash('sha256', code, 'base64url')

/** Makes new recovery codes; those before are worth nothing. @returns them, to be shown once */
export async function makeRecoveryCodes(tx: Tx, id: string): Promise<string[]> {
  await deleteRecoveryCodes.run(tx, { id })
  const codes = Array.from({ length: recoveryCodes }, () => `${someLetters()}-${someLetters()}`)
  for (const code of codes) await insertRecoveryCode.run(tx, { id, codeHash: hashOf(code.replace('-', '')) })
  return codes
}

const someLetters = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
