import type { Db } from '../platform/database.ts'
import { type CodeEvent, insertCodeEvent } from './code_events_store.ts'

/** Writes down what a household did with its codes and cards, in the transaction of the change. */
export const noteCodeEvent = (db: Db, event: CodeEvent): Promise<void> => insertCodeEvent(db, event)
