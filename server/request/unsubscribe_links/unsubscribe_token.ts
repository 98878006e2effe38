// The unsubscribe link of a letter: the household and the kind of letter, with a signature that nobody else can make. It works
// without signing in and never expires (RFC 8058).

import { createHmac, timingSafeEqual } from 'node:crypto'
import { programSecret } from '../program_secret.ts'
import type { Stored } from '../services.ts'

/** Kinds of letter with an unsubscribe link, in the order of their numbers in a link. */
export const stoppable = ['email_upcoming', 'email_skipped', 'email_promotions'] as const
export type Stoppable = (typeof stoppable)[number]

export interface Unsubscribing {
  clientId: string
  wish: Stoppable
}

const shape = /^[A-Za-z0-9_-]{44}$/
/** Bytes of the signature in the link. */
const signed = 16

export async function unsubscribeToken(services: Stored, { clientId, wish }: Unsubscribing): Promise<string> {
  const id = Buffer.from(clientId.replaceAll('-', ''), 'hex')
  const body = Buffer.concat([id, Buffer.from([stoppable.indexOf(wish)])])
  return Buffer.concat([body, await signatureOf(services, body)]).toString('base64url')
}

/** The kind of letter of a link; null for a forged one. */
export async function unsubscribingOf(services: Stored, token: string): Promise<Unsubscribing | null> {
  if (!shape.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, 17)
  const wish = stoppable[body[16] ?? -1]
  if (!wish || !timingSafeEqual(bytes.subarray(17), await signatureOf(services, body))) return null
  const clientId = body
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { clientId, wish }
}

async function signatureOf(services: Stored, body: Buffer): Promise<Buffer> {
  const secret = await programSecret(services, 'unsubscribe_link')
  return createHmac('sha256', secret).update(body).digest().subarray(0, signed)
}
