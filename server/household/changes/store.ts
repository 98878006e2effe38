// SQL of the list of changes.

import type { Db } from '../../request/database/database.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'
import type { ListPlace } from '../../request/list_place.ts'

export type ChangeRow = RowOf<typeof householdChanges>

const householdChanges = statement({
  name: 'household_changes',
  text: `select c.id, to_char(c.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, c.kind, c.actor,
        c.device,
      c.data, c.order_id as "orderId", o.delivery_date::text as "deliveryDate", c.version
    from (
      (select e.id::text as id, e.at, e.kind, e.actor, e.device, e.data, null::uuid as order_id, 0 as version
       from client_event e
       where e.client_id = $clientId and e.at <= $at and (e.at, 0, e.id::text) < ($at, $version::int, $id)
         and $of::text <> 'order' and ($kinds::text[] is null or e.kind = any ($kinds::text[]))
       order by e.at desc, e.id::text desc limit $limit)
      union all
      (select e.order_id || ':' || e.version as id, e.at, e.kind, e.actor, e.device, e.data, e.order_id,
        e.version
       from order_event e
       where e.client_id = $clientId and e.at <= $at
         and (e.at, e.version, e.order_id || ':' || e.version) < ($at, $version::int, $id)
         and $of::text <> 'household' and ($kinds::text[] is null or e.kind = any ($kinds::text[]))
       order by e.at desc, e.version desc, 1 desc limit $limit)
    ) c
    left join client_order o on o.client_id = $clientId and o.id = c.order_id
    order by c.at desc, c.version desc, c.id desc limit $limit`,
  row: {
    id: 'text',
    /** ISO instant, to the microsecond. */
    at: 'text',
    kind: 'text',
    actor: 'text',
    device: 'text?',
    data: column<Record<string, unknown> | null>('json?'),
    /** Null for a change of the household itself. */
    orderId: 'uuid?',
    deliveryDate: 'text?',
    /** The box's version after the change; 0 for the household itself. */
    version: 'int',
  },
})

/** Changes of a household and its boxes, newest first, after a place in that order; all of them without a limit. */
export function selectChanges(
  db: Db,
  clientId: string,
  {
    limit,
    after,
    of = 'all',
    kinds = null,
  }: {
    limit: number | null
    after: ListPlace
    of?: 'all' | 'order' | 'household'
    kinds?: readonly string[] | null
  },
): Promise<ChangeRow[]> {
  // A change of a box is identified by the box and its version.
  const version = Number(/:(\d{1,9})$/.exec(after.id)?.[1] ?? 0)
  return householdChanges.all(db, { ...after, clientId, limit, version, of, kinds })
}
