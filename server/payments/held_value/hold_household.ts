import type { Tx } from '../../request/database/database.ts'
import { lockHousehold } from './store.ts'

/** Waits until nobody else changes this household's money, and keeps others waiting until the transaction ends. */
export const holdHousehold = (tx: Tx, clientId: string): Promise<void> => lockHousehold(tx, clientId)
