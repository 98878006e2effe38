// SQL of points: sums of the ledger's two accounts of them.

import type pg from 'pg'
import { statement } from '../../platform/statement.ts'

export interface PointsBalance {
  pending: number
  available: number
}

const pointsBalance = statement<PointsBalance>({
  name: 'points_balance',
  text: `select coalesce(sum(amount_cents) filter (where account = 'points_pending'), 0)::int as pending,
        coalesce(sum(amount_cents) filter (where account = 'points'), 0)::int as available
      from ledger_entry where client_id = $1 and account in ('points', 'points_pending')`,
  row: { pending: 'int', available: 'int' },
})

export async function readPoints(pool: pg.Pool, clientId: string): Promise<PointsBalance> {
  const { rows } = await pointsBalance.query(pool, [clientId])
  return rows[0] ?? { pending: 0, available: 0 }
}

const pointsDeliveriesSince = statement<{ deliveries: number }>({
  name: 'points_deliveries_since',
  text: `select count(*)::int as deliveries from client_order
      where client_id = $1 and state = 'delivered' and delivery_date >= $2`,
  row: { deliveries: 'int' },
})

/** Deliveries a household has had since a day, ISO date; that day counts. */
export async function readDeliveriesSince(pool: pg.Pool, clientId: string, since: string): Promise<number> {
  const { rows } = await pointsDeliveriesSince.query(pool, [clientId, since])
  return rows[0]?.deliveries ?? 0
}
