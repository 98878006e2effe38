// SQL of the built-in bag tracker.

import { columnsOf, statement } from '../../request/database/statement.ts'
import type { TrackedBag } from './port.ts'

export const returnablesOut = statement({
  name: 'returnables_out',
  text: `select kind, number, out_since::text as "outSince" from returnable_loan
      where client_id = $clientId and returned_at is null order by out_since, number`,
  row: columnsOf<TrackedBag>({ kind: 'text', number: 'text', outSince: 'text' }),
})
