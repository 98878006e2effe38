// The link that follows a box without signing in, until its day is over. The link is the key: it names the box and has a signature
// that nobody else can make. No table has it.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { programSecret } from '../program_secret.ts'
import type { Stored } from '../services.ts'

export interface TrackedBox {
  clientId: string
  orderId: string
}

/** Bytes of the signature in the link: as hard to guess as an id. */
const signed = 16
const shape = /^[A-Za-z0-9_-]{64}$/

export async function trackingToken(services: Stored, box: TrackedBox): Promise<string> {
  const body = Buffer.concat([bytesOf(box.clientId), bytesOf(box.orderId)])
  return Buffer.concat([body, await signatureOf(services, body)]).toString('base64url')
}

/** The box of a token; null for a forged one. The caller checks whether its day is over. */
export async function boxOfToken(services: Stored, token: string): Promise<TrackedBox | null> {
  if (!shape.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, 32)
  if (!timingSafeEqual(bytes.subarray(32), await signatureOf(services, body))) return null
  return { clientId: uuidOf(body.subarray(0, 16)), orderId: uuidOf(body.subarray(16)) }
}

async function signatureOf(services: Stored, body: Buffer): Promise<Buffer> {
  const secret = await programSecret(services, 'tracking_link')
  return createHmac('sha256', secret).update(body).digest().subarray(0, signed)
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
