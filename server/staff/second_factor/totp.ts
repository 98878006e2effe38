// The second factor: one-time codes of an authenticator (RFC 6238: SHA-1, six digits, thirty seconds).

import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** Codes of the steps before and after count too: clocks differ, and typing takes time. */
const drift = 1

/** The number of the thirty seconds in which an instant lies. */
export const totpStepOf = (at: Temporal.Instant): number =>
  Math.floor(at.epochMilliseconds / 1_000 / stepSeconds)

/** The code of a step (RFC 4226). */
export function totpOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) as number) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a code that is right now; null where it is wrong. It takes equally long for every code of six digits. */
export function stepOfCode(secret: Buffer, code: string, at: Temporal.Instant): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const now = totpStepOf(at)
  let found: number | null = null
  for (let step = now - drift; step <= now + drift; step++)
    if (timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code))) found = step
  return found
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32, as authenticators take a secret (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  let [bits, held, text] = [0, 0, '']
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >>> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

/** What an authenticator reads from a QR code. */
export function authenticatorUri(
  secret: Buffer,
  { email, issuer }: { email: string; issuer: string },
): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer })
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${query.toString().replaceAll('+', '%20')}`
}
