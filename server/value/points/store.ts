// SQL of the ledger's two accounts of points.

import { comingOrders } from '../../../domain/machines/order_groups.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { columnsOf, type RowOf, statement } from '../../request/database/statement.ts'
import type { ListPlace } from '../../request/list_place.ts'

export type PointsBalance = RowOf<typeof pointsBalance>

const balanceColumns = `coalesce(sum(amount_cents) filter (where account = 'points_pending'), 0)::int as pending,
        coalesce(sum(amount_cents) filter (where account = 'points'), 0)::int as available`

const ofPoints = `from ledger_balance where client_id = $clientId and account in ('points', 'points_pending')`

const pointsBalance = statement({
  name: 'points_balance',
  text: `select ${balanceColumns} ${ofPoints}`,
  row: { pending: 'int', available: 'int' },
})

export async function readPoints(db: Db, clientId: string): Promise<PointsBalance> {
  return (await pointsBalance.first(db, { clientId })) ?? { pending: 0, available: 0 }
}

/** A household's points, and the number of its deliveries since a day, ISO date; that day counts. */
export const readPointsStanding = statement({
  name: 'points_standing',
  text: `select ${balanceColumns},
        (select count(*)::int from client_order
          where client_id = $clientId and state = 'delivered' and delivery_date >= $since
            and week > $since::date - 7) as deliveries
      ${ofPoints}`,
  row: columnsOf<PointsBalance & { deliveries: number }>({
    pending: 'int',
    available: 'int',
    deliveries: 'int',
  }),
})

const pointsHold = statement({
  name: 'points_hold',
  text: 'select from client where client_id = $clientId for update',
})

/**
 * Waits until nobody else changes this household's points, and makes others wait until the transaction ends.
 * @returns whether there is such a household
 */
export async function holdPoints(tx: Tx, clientId: string): Promise<boolean> {
  return (await pointsHold.run(tx, { clientId })) === 1
}

const pointsTransaction = statement({
  name: 'points_transaction',
  text: `select -sum(amount_cents)::int as points from ledger_entry
      where client_id = $clientId and key = $key and account = 'points' having count(*) > 0`,
  row: { points: 'int' },
})

/** Points that a transaction took; undefined where there is none with that key. */
export async function readPointsTaken(tx: Tx, clientId: string, key: string): Promise<number | undefined> {
  return (await pointsTransaction.first(tx, { clientId, key }))?.points
}

type PointsRow = RowOf<typeof pointsHistories>

const pointsHistories = statement({
  name: 'points_histories',
  // Each movement has one entry on these accounts, except that points become available.
  text: `select e.key, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.reason,
        e.amount_cents as points, e.order_id as "orderId", o.delivery_date::text as "deliveryDate",
        e.account = 'points_pending' and e.amount_cents > 0
          and coalesce(o.state in ${sqlList(comingOrders)}, false) as pending
      from ledger_entry e
      left join client_order o on o.client_id = $clientId and o.id = e.order_id
      where e.client_id = $clientId and e.account in ('points', 'points_pending')
        and e.reason <> 'points_available'
        and (e.at, e.key) < ($at::timestamptz, $id)
      order by e.at desc, e.key desc limit $limit`,
  row: {
    /** Of the ledger's transaction. */
    key: 'text',
    /** ISO instant, to the microsecond. */
    at: 'text',
    reason: 'text',
    points: 'int',
    orderId: 'uuid?',
    deliveryDate: 'text?',
    pending: 'bool',
  },
})

/** The history of points, newest first, after a place in that order; points that only became available are left out. */
export function readPointsHistory(
  db: Db,
  clientId: string,
  { limit, after }: { limit: number; after: ListPlace },
): Promise<PointsRow[]> {
  return pointsHistories.all(db, { ...after, clientId, limit })
}
