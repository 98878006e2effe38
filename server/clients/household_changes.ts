// Changes to a client that other modules make within their own transaction.

import type { BrandId } from '../../domain/brands.ts'
import { referenceOf } from '../../domain/reference.ts'
import { tellOfChange } from '../messages/change_noted.ts'
import type { Tx } from '../request/database/database.ts'
import { type ClientEvent, insertEvent, lockClient, updatePhone } from './store.ts'

/** Locks a household's subscription and cards until the transaction ends. */
export function holdClient(tx: Tx, clientId: string): Promise<void> {
  return lockClient(tx, clientId)
}

/** Records an event of the household. @returns the event's id */
export function recordEvent(tx: Tx, event: ClientEvent): Promise<string> {
  return insertEvent(tx, event)
}

/**
 * Records a change without a letter of its own, and reports it by email with its reference.
 * @returns the reference
 */
export async function recordAndTell(
  tx: Tx,
  { brand, ...event }: ClientEvent & { brand: BrandId },
): Promise<string> {
  const id = await insertEvent(tx, event)
  await tellOfChange(tx, { ...event, brand, id })
  return referenceOf(id)
}

/** Saves the household's phone number. E.164. */
export function keepPhone(tx: Tx, clientId: string, phone: string): Promise<void> {
  return updatePhone(tx, clientId, phone)
}

export {
  isEmailTaken,
  selectPasswordHash,
  selectPasswordOwner,
  takeEmail,
  updatePasswordHash,
} from './store.ts'
