// The deliveries that the merit offer counts, and whether its credit was given, as parts of other statements.

import { grant } from '../../../domain/ledger.ts'
import { meritOffer } from '../../../domain/merit.ts'

const name = 'first_boxes'

/** The offer's credit, given once to a household. */
export const meritCredit = (creditCents: number) => grant(name, 'merit', creditCents)

/** Whether a household has had the credit, as an expression of a statement whose $clientId is the household. */
export const meritGiven =
  `exists (select 1 from ledger_entry where client_id = $clientId and key = 'merit:${name}')` as const

/** The days of a household's first deliveries, as an expression of a statement whose $clientId is the household. */
export const firstDeliveries = `coalesce((select json_agg(d.date order by d.date) from (
          select delivery_date::text as date from client_order
          where client_id = $clientId and state = 'delivered' order by week limit ${meritOffer.deliveries}) d), '[]'::json)`
