// SQL of points, for an admin's pages.

import { isAskedOrder } from '../../../orders/by_id.ts'
import type { Db, Tx } from '../../../request/database/database.ts'
import { batchStatement, type RowOf, statement } from '../../../request/database/statement.ts'

/** A household of the brand; undefined where it has none with this id. */
export const readPointsHousehold = statement({
  name: 'admin_points_client',
  text: `select client_id as id, first_name || ' ' || last_name as name, email from client
      where client_id = $clientId and brand = $brand`,
  row: { id: 'uuid', name: 'text', email: 'text' },
})

/** A box by its id alone, as an admin enters it. */
export const readPointsOrder = batchStatement({
  name: 'admin_points_order',
  text: `select client_id as "clientId", id, delivery_date::text as "deliveryDate", state,
        points_earned as "pointsEarned"
      from client_order where ${isAskedOrder} and brand = $brand`,
  row: { clientId: 'uuid', id: 'uuid', deliveryDate: 'text', state: 'text', pointsEarned: 'int' },
})

export type PointsEntryRow = RowOf<typeof readPointsEntries>

/** The history of a household's points, newest first; of one box, where one is named. */
export const readPointsEntries = statement({
  name: 'admin_points_entries',
  text: `select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.reason,
        sum(e.amount_cents)::int as points, e.order_id as "orderId", o.delivery_date::text as "deliveryDate",
          e.actor,
        (select v.data->>'reason' from client_event v where v.client_id = $clientId
          and v.kind = 'points_adjusted'
          and 'points_adjusted:' || (v.data->>'requestId') = e.key limit 1) as note
      from ledger_entry e
      left join client_order o on o.client_id = $clientId and o.id = e.order_id
      where e.client_id = $clientId and e.account in ('points', 'points_pending')
        and e.reason <> 'points_available'
        and ($orderId::uuid is null or e.order_id = $orderId)
      group by e.key, e.at, e.reason, e.order_id, o.delivery_date, e.actor
      order by e.at desc, e.key desc limit $limit offset $offset`,
  row: {
    at: 'text',
    reason: 'text',
    points: 'int',
    orderId: 'uuid?',
    deliveryDate: 'text?',
    actor: 'text',
    note: 'text?',
  },
})

const adminPointsMade = statement({
  name: 'admin_points_made',
  text: 'select from ledger_entry where client_id = $clientId and key = $key limit 1',
})

/** Whether there is a transaction with this key. */
export async function isMade(tx: Tx, clientId: string, key: string): Promise<boolean> {
  return (await adminPointsMade.run(tx, { clientId, key })) === 1
}

const adminEmail = statement({
  name: 'admin_email',
  text: `select s.email from staff s
      where s.id = coalesce((select a.staff_id from staff_account a where a.client_id = $adminId), $adminId)`,
  row: { email: 'text' },
})

/** The email of somebody who did something for the company; null where it was nobody. @param adminId of the person, or of their household’s account */
export async function findAdminName(db: Db, adminId: string): Promise<string | null> {
  return (await adminEmail.first(db, { adminId }))?.email ?? null
}

/** The household of an email address. */
export const readByEmail = batchStatement({
  name: 'admin_points_find',
  text: 'select client_id as "clientId" from client_email where brand = $brand and email = lower($email)',
  row: { clientId: 'uuid' },
})
