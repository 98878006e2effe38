// SQL of everything that changed.

import type { Db } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

export interface ChangeRow {
  id: string
  /** ISO instant. */
  at: string
  kind: string
  actor: string
  device: string | null
  data: Record<string, unknown> | null
  /** Null for a change of the household itself. */
  orderId: string | null
  deliveryDate: string | null
  /** Of the box, as the change left it; 0 for the household itself. */
  version: number
}

const householdChanges = statement<ChangeRow>({
  name: 'household_changes',
  text: `select c.id, to_char(c.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, c.kind, c.actor, c.device,
      c.data, c.order_id as "orderId", c.delivery_date::text as "deliveryDate", c.version
    from (
      select e.id::text as id, e.at, e.kind, e.actor, e.device, e.data, null::uuid as order_id,
        null::date as delivery_date, 0 as version
      from client_event e where e.client_id = $1
      union all
      select e.order_id || ':' || e.version, e.at, e.kind, e.actor, e.device, e.data, e.order_id, o.delivery_date, e.version
      from order_event e join client_order o on o.client_id = $1 and o.id = e.order_id
      where e.client_id = $1
    ) c
    order by c.at desc, c.version desc, c.id desc limit $2 offset $3`,
  row: {
    id: 'text',
    at: 'text',
    kind: 'text',
    actor: 'text',
    device: 'text?',
    data: 'json?',
    orderId: 'uuid?',
    deliveryDate: 'text?',
    version: 'int',
  },
})

/** What changed of a household and its boxes, newest first; all of it without a limit. */
export const selectChanges = (
  db: Db,
  clientId: string,
  { limit, offset }: { limit: number | null; offset: number },
): Promise<ChangeRow[]> => householdChanges.all(db, [clientId, limit, offset])
