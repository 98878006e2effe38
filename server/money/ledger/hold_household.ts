import type { Tx } from '../../request/database/database.ts'
import { lockHousehold } from './store.ts'

/** Locks a household's money until the transaction ends. */
export const holdHousehold = (tx: Tx, clientId: string): Promise<void> => lockHousehold(tx, clientId)
