// The built-in bag tracker: a table of everything that went out with a box and has not been recorded as returned.

import type { Db } from '../../request/database/database.ts'
import { returnablesOut } from './builtin_store.ts'
import type { BagTracker } from './port.ts'

export function builtinBagTracker({ db }: { db: Db }): BagTracker {
  return { atHousehold: clientId => returnablesOut.all(db, { clientId }) }
}
