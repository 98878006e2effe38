// What a household has on file to pay with: its default card, its PayPal account.

import type { Db } from '../request/database/database.ts'
import { selectPaypalAccount } from './method_store.ts'

/** In the form of `saveCard`; null where there is none. */
export const accountOnFile = (db: Db, clientId: string) => selectPaypalAccount(db, clientId)

export { selectDefaultCard } from './method_store.ts'
