// The PayPal account that a household has on file.

import type { Db } from '../request/database/database.ts'
import { selectAccount } from './method_store.ts'

/** In the form of `keepCard`; null where there is none. */
export const accountOnFile = (db: Db, clientId: string) => selectAccount(db, clientId)
