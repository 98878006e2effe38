// What a household has on file to pay with: its default card, its PayPal account.

import type { Db } from '../request/database/database.ts'
import { selectAccount } from './method_store.ts'

/** In the form of `saveCard`; null where there is none. */
export const accountOnFile = (db: Db, clientId: string) => selectAccount(db, clientId)

export { selectDefaultCard } from './method_store.ts'
