// SQL of the merit offer.

import { column, statement } from '../../request/database/statement.ts'
import { firstDeliveries } from './first_deliveries.ts'

/** Days of a household's first deliveries, soonest first; and whether a credit of this key was given. */
export const readMerit = statement({
  name: 'merit_deliveries',
  text: `select ${firstDeliveries} as "deliveredOn",
        exists (select from ledger_entry where client_id = $clientId and key = $key) as given`,
  row: { deliveredOn: column<string[]>('json'), given: 'bool' },
})
