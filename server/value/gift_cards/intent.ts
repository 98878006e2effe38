// A purchase has its id before anything is bought, so that sending it twice buys it once. The id is signed together with its
// holder, so nobody can invent one or buy in another household's name.

import { createHmac, randomUUIDv7, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { programSecret } from '../../request/program_secret.ts'
import type { Stored } from '../../request/services.ts'

interface GiftOf {
  brand: BrandId
  /** Null for a visitor. */
  clientId: string | null
}

export interface GiftIntent {
  /** The purchase. */
  id: string
  /** The holder: the household, or the purchase itself for a visitor's (database/schema/gifts.ts). */
  holderId: string
}

/** Begins a purchase: nothing is stored yet. */
export async function newIntent(services: Stored, of: GiftOf): Promise<string> {
  const id = randomUUIDv7()
  return `${id}.${await signature(services, of, id)}`
}

/**
 * The purchase of an intent. A visitor's stays a visitor's even if they sign in.
 * @throws Refusal gift_intent_invalid where this brand did not give it to this person
 */
export async function readIntent(services: Stored, of: GiftOf, intent: string): Promise<GiftIntent> {
  const [id = '', signed = ''] = intent.split('.')
  for (const clientId of [of.clientId, null]) {
    if (same(signed, await signature(services, { ...of, clientId }, id)))
      return { id, holderId: clientId ?? id }
  }
  throw new Refusal('gift_intent_invalid')
}

async function signature(services: Stored, { brand, clientId }: GiftOf, id: string): Promise<string> {
  const secret = await programSecret(services, 'gift_intents')
  return createHmac('sha256', secret)
    .update(`${brand} ${clientId ?? 'visitor'} ${id}`)
    .digest('base64url')
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
