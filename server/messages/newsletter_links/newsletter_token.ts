// The link that confirms an address for a newsletter's list: the list, the address and the time it was asked for, with a signature that
// nobody else can make. No table has it.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type BrandId, type Locale, locales } from '../../../domain/brands.ts'
import { newsletterLinkDays } from '../../../domain/newsletter.ts'
import { programSecret } from '../../request/program_secret.ts'
import type { Stored } from '../../request/services.ts'

/** A list of a brand, in one language, and an address that somebody wants on it. */
interface AskedAddress {
  locale: Locale
  /** Normalized. */
  email: string
  /** Program time, ISO instant; whole seconds count. */
  askedAt: string
}

/** Bytes before the address: the list's language, and the time in seconds. */
const head = 5
/** Bytes of the signature. */
const signed = 16

export async function newsletterToken(
  services: Stored,
  brand: BrandId,
  { locale, email, askedAt }: AskedAddress,
): Promise<string> {
  const body = Buffer.alloc(head + Buffer.byteLength(email))
  body.writeUInt8(locales.indexOf(locale))
  body.writeUInt32BE(Math.floor(Temporal.Instant.from(askedAt).epochMilliseconds / 1_000), 1)
  body.write(email, head)
  return Buffer.concat([body, await signatureOf(services, brand, body)]).toString('base64url')
}

/** The list and the address of a token; null for a forged one, another brand's, or one that is too old. */
export async function addressOfToken(
  services: Stored,
  brand: BrandId,
  { token, now }: { token: string; now: Temporal.Instant },
): Promise<{ locale: Locale; email: string } | null> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= head + signed) return null
  const [body, signature] = [bytes.subarray(0, -signed), bytes.subarray(-signed)]
  if (!timingSafeEqual(signature, await signatureOf(services, brand, body))) return null
  const ageMs = now.epochMilliseconds - body.readUInt32BE(1) * 1_000
  const locale = locales[body.readUInt8()]
  if (!locale || ageMs >= newsletterLinkDays * 24 * 3_600_000) return null
  return { locale, email: body.toString('utf8', head) }
}

async function signatureOf(services: Stored, brand: BrandId, body: Buffer): Promise<Buffer> {
  const secret = await programSecret(services, 'newsletter_link')
  return createHmac('sha256', secret).update(`${brand} `).update(body).digest().subarray(0, signed)
}
