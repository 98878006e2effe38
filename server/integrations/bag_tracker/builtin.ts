// The built-in bag tracker: a table of everything that went out with a box and has not been recorded as returned.

import type { Db } from '../../request/database/database.ts'
import { columnsOf, statement } from '../../request/database/statement.ts'
import type { BagTracker, TrackedBag } from './port.ts'

const returnablesOut = statement({
  name: 'returnables_out',
  text: `select kind, number, out_since::text as "outSince" from returnable_loan
      where client_id = $clientId and returned_at is null order by out_since, number`,
  row: columnsOf<TrackedBag>({ kind: 'text', number: 'text', outSince: 'text' }),
})

export function builtinBagTracker({ db }: { db: Db }): BagTracker {
  return { atHousehold: clientId => returnablesOut.all(db, { clientId }) }
}
