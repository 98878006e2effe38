// Changes to a client that other modules make within their own transaction.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { referenceOf } from '../../domain/reference.ts'
import { tellOfChange } from '../messages/change_noted.ts'
import type { CallRequest } from '../request/call_request.ts'
import type { Tx } from '../request/database/database.ts'
import { withoutExtension } from './phone.ts'
import { isOpen } from './sessions/end_sessions.ts'
import { type ClientEvent, insertEvent, lockClient, updatePhone } from './store.ts'

/** Locks a household's subscription and cards until the transaction ends. */
export function holdClient(tx: Tx, clientId: string): Promise<void> {
  return lockClient(tx, clientId)
}

/**
 * The same for a change of what opens the account, which a session must not finish after it was ended: by a reset, by the first proof of
 * the address, or from another device.
 * @throws Refusal require_login
 */
export async function holdAsSignedIn(tx: Tx, { session }: CallRequest, clientId: string): Promise<void> {
  await lockClient(tx, clientId)
  if (session.id === null || !(await isOpen(tx, clientId, session.id))) throw new Refusal('require_login')
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

/** Saves the household's phone number, for texts. @param phone perhaps with an extension, which stays with the address */
export function savePhone(tx: Tx, clientId: string, phone: string): Promise<void> {
  return updatePhone(tx, clientId, withoutExtension(phone))
}

export {
  isEmailTaken,
  selectPasswordHash,
  selectPasswordOwner,
  takeEmail,
  updatePasswordHash,
} from './store.ts'
