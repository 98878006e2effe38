import type { BrandId } from '../../domain/brands.ts'
import { referenceOf } from '../../domain/reference.ts'
import { tellOfChange } from '../messages/change_noted.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { type CodeEvent, insertCodeEvent } from './code_events_store.ts'

/** Records a household's change of its codes and cards, in the transaction of the change. */
export const noteCodeEvent = (db: Db, event: CodeEvent): Promise<void> => insertCodeEvent(db, event)

/**
 * Records it and reports it by email, where it has no letter of its own.
 * @returns the change's reference
 */
export async function noteAndTell(tx: Tx, event: CodeEvent & { brand: BrandId }): Promise<string> {
  await insertCodeEvent(tx, event)
  await tellOfChange(tx, { ...event, at: event.now })
  return referenceOf(event.id)
}

export { countRefusals, selectSubscriptionState } from './code_events_store.ts'
