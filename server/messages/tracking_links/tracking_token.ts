// The link that follows a box without signing in, until its day is over. The link is the key: it names the box and has a signature
// that nobody else can make. No table has it.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { addWeeks } from '../../../domain/time/weeks.ts'
import { daysBetween } from '../../../domain/time/zone.ts'
import { programSecret } from '../../request/program_secret.ts'
import type { Stored } from '../../request/services.ts'
import { readBoxOf, readWeekOf } from './store.ts'

export interface TrackedBox {
  clientId: string
  orderId: string
}

/** Characters of a token. A text message has room for little else than its link. */
export const tokenLength = 40
const shape = new RegExp(`^[A-Za-z0-9_-]{${tokenLength}}$`)

/** Bytes of the household's id, of its week, and of the signature. */
const parts = { client: 16, week: 2, signature: 12 }
const named = parts.client + parts.week
/** The Monday from which weeks are counted. */
const firstWeek = '2000-01-03'

/**
 * The token of a box's link: the household's id and the box's week, which together are one box, and the first 96 bits of their
 * HMAC-SHA-256 under a secret that only the program has. Null where the household has no such box.
 *
 * Why 96 bits suffice: a guess can be checked only by asking, and a token works only until the box's day is over. Somebody who knows
 * the household's id and asks a hundred thousand times a second for that whole day (2^33 times; `server/http/take_turns.ts` allows
 * far fewer) finds the box's token with a probability of 2^-63. Who does not know the id has its 74 random bits to guess as well.
 * Tokens of other weeks do not help: each has a signature of its own. 96 bits is more than the least that RFC 2104 advises (80).
 */
export async function trackingToken(services: Stored, box: TrackedBox): Promise<string | null> {
  const row = await readWeekOf.first(services.pool, { ...box })
  if (!row) return null
  const body = Buffer.alloc(named)
  bytesOf(box.clientId).copy(body)
  body.writeUInt16BE(daysBetween(firstWeek, row.week) / 7, parts.client)
  return Buffer.concat([body, await signatureOf(services, body, parts.signature)]).toString('base64url')
}

/** The box of a token; null for a forged one. The caller checks whether its day is over. */
export async function boxOfToken(services: Stored, token: string): Promise<TrackedBox | null> {
  if (longShape.test(token)) return await boxOfLongToken(services, token)
  if (!shape.test(token)) return null
  const body = await namedIn(services, token, named)
  if (!body) return null
  const clientId = uuidOf(body.subarray(0, parts.client))
  const week = addWeeks(firstWeek, body.readUInt16BE(parts.client))
  const row = await readBoxOf.first(services.pool, { clientId, week })
  return row ? { clientId, orderId: row.orderId } : null
}

/** Tokens of an earlier release: the household's id, the order's, and 128 bits of the same HMAC. Their boxes may still be on the road. */
const longShape = /^[A-Za-z0-9_-]{64}$/

async function boxOfLongToken(services: Stored, token: string): Promise<TrackedBox | null> {
  const body = await namedIn(services, token, 32)
  return body && { clientId: uuidOf(body.subarray(0, 16)), orderId: uuidOf(body.subarray(16)) }
}

/** What a token names: its first bytes, where the others are their signature; else null. */
async function namedIn(services: Stored, token: string, length: number): Promise<Buffer | null> {
  const bytes = Buffer.from(token, 'base64url')
  const [body, signature] = [bytes.subarray(0, length), bytes.subarray(length)]
  const genuine = timingSafeEqual(signature, await signatureOf(services, body, signature.length))
  return genuine ? body : null
}

async function signatureOf(services: Stored, body: Buffer, length: number): Promise<Buffer> {
  const secret = await programSecret(services, 'tracking_link')
  return createHmac('sha256', secret).update(body).digest().subarray(0, length)
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
