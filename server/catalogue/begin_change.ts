// One change of the catalogue comes after the other.

import type { Tx } from '../request/database/database.ts'
import { raiseRevision } from './store.ts'

/**
 * Begins a change: others wait until the transaction has ended, and then every process reads the catalogue anew. What the change is decided
 * on is read after this.
 */
export const beginChange = (tx: Tx): Promise<void> => raiseRevision(tx)
