// Lets a change of a household begin: before it reads anything that its boxes depend on.

import type { Tx } from '../request/database/database.ts'
import { holdOpenOrders } from './state_store.ts'

/**
 * Locks the household's open boxes until the transaction ends, so that none is cut off in the middle of it.
 * @param now program time, ISO instant
 */
export const holdOpenBoxes = (tx: Tx, clientId: string, now: string): Promise<void> =>
  holdOpenOrders(tx, clientId, now)
