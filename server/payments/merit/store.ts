// SQL of the merit offer.

import type { Db } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'
import { firstDeliveries } from './first_deliveries.ts'

interface MeritRow {
  deliveredOn: string[]
  given: boolean
}

const meritDeliveries = statement<MeritRow>({
  name: 'merit_deliveries',
  text: `select ${firstDeliveries} as "deliveredOn",
        exists (select from ledger_entry where client_id = $1 and key = $2) as given`,
  row: { deliveredOn: 'json', given: 'bool' },
})

/** Days of a household's first deliveries, soonest first; and whether a credit of this key was given. */
export function readMerit(db: Db, clientId: string, key: string): Promise<MeritRow> {
  return meritDeliveries.one(db, [clientId, key])
}
