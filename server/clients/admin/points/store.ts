// SQL of points as an admin sees and corrects them.

import type { BrandId } from '../../../../domain/brands.ts'
import type { Db, Tx } from '../../../request/database/database.ts'
import { batchStatement, statement } from '../../../request/database/statement.ts'

interface HouseholdRow {
  id: string
  name: string
  email: string
}

const adminPointsClient = statement<HouseholdRow>({
  name: 'admin_points_client',
  text: `select client_id as id, first_name || ' ' || last_name as name, email from client
      where client_id = $1 and brand = $2`,
  row: { id: 'uuid', name: 'text', email: 'text' },
})

/** A household of the brand; undefined where it has none of this id. */
export function readHousehold(db: Db, brand: BrandId, clientId: string): Promise<HouseholdRow | undefined> {
  return adminPointsClient.first(db, [clientId, brand])
}

interface OrderRow {
  clientId: string
  id: string
  deliveryDate: string
  state: string
  pointsEarned: number
}

const adminPointsOrder = batchStatement<OrderRow>({
  name: 'admin_points_order',
  text: `select client_id as "clientId", id, delivery_date::text as "deliveryDate", state, points_earned as "pointsEarned"
      from client_order where id = $1 and brand = $2`,
  row: { clientId: 'uuid', id: 'uuid', deliveryDate: 'text', state: 'text', pointsEarned: 'int' },
})

/** A box by its id alone, as an admin enters it. */
export function readOrder(db: Db, brand: BrandId, orderId: string): Promise<OrderRow | undefined> {
  return adminPointsOrder.first(db, [orderId, brand])
}

export interface EntryRow {
  at: string
  reason: string
  points: number
  orderId: string | null
  deliveryDate: string | null
  actor: string
  note: string | null
}

const adminPointsEntries = statement<EntryRow>({
  name: 'admin_points_entries',
  text: `select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.reason,
        sum(e.amount_cents)::int as points, e.order_id as "orderId", o.delivery_date::text as "deliveryDate", e.actor,
        (select v.data->>'reason' from client_event v where v.client_id = $1 and v.kind = 'points_adjusted'
          and 'points_adjusted:' || (v.data->>'requestId') = e.key limit 1) as note
      from ledger_entry e
      left join client_order o on o.client_id = $1 and o.id = e.order_id
      where e.client_id = $1 and e.account in ('points', 'points_pending') and e.reason <> 'points_available'
        and ($2::uuid is null or e.order_id = $2)
      group by e.key, e.at, e.reason, e.order_id, o.delivery_date, e.actor
      order by e.at desc, e.key desc limit $3 offset $4`,
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

/** What happened to a household's points, newest first; of one box, where one is named. */
export function readEntries(
  db: Db,
  clientId: string,
  { orderId, limit, offset }: { orderId: string | null; limit: number; offset: number },
): Promise<EntryRow[]> {
  return adminPointsEntries.all(db, [clientId, orderId, limit, offset])
}

const adminPointsMade = statement({
  name: 'admin_points_made',
  text: 'select from ledger_entry where client_id = $1 and key = $2 limit 1',
})

/** Whether a transaction of this key was made. */
export async function isMade(tx: Tx, clientId: string, key: string): Promise<boolean> {
  return (await adminPointsMade.run(tx, [clientId, key])) === 1
}

const adminEmail = statement<{ email: string }>({
  name: 'admin_email',
  text: 'select email from client where client_id = $1',
  row: { email: 'text' },
})

/** Who an admin is, as the ledger names them. */
export async function readAdmin(db: Db, adminId: string): Promise<string> {
  return (await adminEmail.one(db, [adminId])).email
}

const adminPointsFind = batchStatement<{ clientId: string }>({
  name: 'admin_points_find',
  text: 'select client_id as "clientId" from client_email where brand = $1 and email = lower($2)',
  row: { clientId: 'uuid' },
})

/** Which household has an e-mail address. */
export function readByEmail(
  db: Db,
  brand: BrandId,
  email: string,
): Promise<{ clientId: string } | undefined> {
  return adminPointsFind.first(db, [brand, email])
}
