// The deliveries that the merit offer counts, as a part of other statements.

import { meritOffer } from '../../../domain/merit.ts'

/** The days of a household's first deliveries, as an expression of a statement whose $clientId is the household. */
export const firstDeliveries = `coalesce((select json_agg(d.date order by d.date) from (
          select delivery_date::text as date from client_order
          where client_id = $clientId and state = 'delivered' order by week limit ${meritOffer.deliveries}) d), '[]'::json)`
