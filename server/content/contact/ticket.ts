// The signed ticket of the contact form: it has the time at which the page was made, which distinguishes a person who took time to
// write from a program that did not.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'

/** The least milliseconds in which a person writes a message; the page waits that long by itself. */
export const notBefore = 3_000
/** A page open for longer gets a new one. */
const notAfter = 24 * 3_600_000

/** @param now program time, milliseconds since the epoch */
export function makeTicket(secret: Buffer, brand: BrandId, now: number): string {
  return `${now}.${signature(secret, brand, String(now))}`
}

/** The state of a ticket: good, too fresh, or invalid. */
export function readTicket(
  secret: Buffer,
  brand: BrandId,
  ticket: string,
  now: number,
): 'good' | 'too_soon' | 'expired' {
  const [made = '', signed = ''] = ticket.split('.')
  const right = Buffer.from(signature(secret, brand, made))
  const given = Buffer.from(signed)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'expired'
  const age = now - Number(made)
  if (age > notAfter) return 'expired'
  return age < notBefore ? 'too_soon' : 'good'
}

function signature(secret: Buffer, brand: BrandId, made: string): string {
  return createHmac('sha256', secret).update(`contact ${brand} ${made}`).digest('base64url')
}
