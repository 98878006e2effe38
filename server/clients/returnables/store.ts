// SQL of what a household has to give back.

import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

export interface BoxRow {
  id: string
  /** ISO date. */
  deliveryDate: string
}

const returnablesComing = statement<BoxRow>({
  name: 'returnables_coming',
  text: `select id, delivery_date::text as "deliveryDate" from client_order
      where client_id = $1 and delivery_date <= $2 and state in ('charged', 'packed', 'out_for_delivery')
      order by delivery_date, id`,
  row: { id: 'uuid', deliveryDate: 'text' },
})

/** Boxes that are paid and on their way to be delivered by a date. */
export async function readBoxesComing(db: Queryable, clientId: string, until: string): Promise<BoxRow[]> {
  return returnablesComing.all(db, [clientId, until])
}
