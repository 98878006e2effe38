// SQL of the merit offer.

import { meritOffer } from '../../../domain/merit.ts'
import type { Db } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

interface MeritRow {
  deliveredOn: string[]
  given: boolean
}

/** Days of a household's first deliveries, as an expression of a statement whose $1 is the household. */
export const firstDeliveries = `coalesce((select json_agg(d.date order by d.date) from (
          select delivery_date::text as date from client_order
          where client_id = $1 and state = 'delivered' order by week limit ${meritOffer.deliveries}) d), '[]'::json)`

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
