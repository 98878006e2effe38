// The unsubscribe link of a letter: the household and the kind of letter, with a signature that nobody else can make. It works
// without signing in and never expires (RFC 8058).

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'
import { programSecret } from '../../request/program_secret.ts'
import type { Stored } from '../../request/services.ts'

/** Kinds of letter with an unsubscribe link, in the order of their numbers in a link. */
export const stoppable = ['email_upcoming', 'email_skipped', 'email_promotions'] as const
export type Stoppable = (typeof stoppable)[number]

export interface Unsubscribing {
  clientId: string
  wish: Stoppable
}

/** Invitations of a brand's households to an address that may have no household. Its number in a link follows the others. */
export interface Uninvited {
  /** Of brand and address, in hexadecimal: who stops letters need not leave the address here. */
  address: string
  wish: 'invitations'
}

const invitations = stoppable.length

const shape = /^[A-Za-z0-9_-]{44}$/
/** Bytes of the signature in the link. */
const signed = 16

/** How an address is kept that wants no invitations of a brand: the beginning of a digest, in hexadecimal. */
export const addressKey = (brand: BrandId, email: string): string =>
  createHash('sha256').update(`${brand} ${email.toLowerCase()}`).digest('hex').slice(0, 32)

export async function unsubscribeToken(
  services: Stored,
  stopped: Unsubscribing | Uninvited,
): Promise<string> {
  const id = Buffer.from('address' in stopped ? stopped.address : stopped.clientId.replaceAll('-', ''), 'hex')
  const kind = stopped.wish === 'invitations' ? invitations : stoppable.indexOf(stopped.wish)
  const body = Buffer.concat([id, Buffer.from([kind])])
  return Buffer.concat([body, await signatureOf(services, body)]).toString('base64url')
}

/** The kind of letter of a link; null for a forged one. */
export async function unsubscribingOf(
  services: Stored,
  token: string,
): Promise<Unsubscribing | Uninvited | null> {
  if (!shape.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, 17)
  if (!timingSafeEqual(bytes.subarray(17), await signatureOf(services, body))) return null
  const id = body.subarray(0, 16).toString('hex')
  if (body[16] === invitations) return { address: id, wish: 'invitations' }
  const wish = stoppable[body[16] ?? -1]
  if (!wish) return null
  const clientId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { clientId, wish }
}

async function signatureOf(services: Stored, body: Buffer): Promise<Buffer> {
  const secret = await programSecret(services, 'unsubscribe_link')
  return createHmac('sha256', secret).update(body).digest().subarray(0, signed)
}
