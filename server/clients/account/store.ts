// SQL of the dashboard, apart from the orders.

import type pg from 'pg'
import { firstDeliveries } from '../../payments/merit/first_deliveries.ts'
import { statement } from '../../request/database/statement.ts'

interface DashboardRow {
  first_name: string
  card: { brand: string; last4: string } | null
  given: number
  bought: number
  points: number
  points_pending: number
  /** ISO date. */
  resumes_on: string | null
  /** Days of the first deliveries, ISO dates. */
  delivered_on: string[]
}

const accountDashboard = statement<DashboardRow>({
  name: 'account_dashboard',
  text: `select c.first_name,
        (select json_build_object('brand', m.card_brand, 'last4', m.last4) from payment_method m
          where m.client_id = $1 and m.is_default limit 1) as card,
        (select s.resumes_on::text from subscription s where s.client_id = $1) as resumes_on,
        ${firstDeliveries} as delivered_on,
        b.given, b.bought, b.points, b.points_pending
      from client c
      cross join (
        select coalesce(sum(amount_cents) filter (where account = 'given'), 0)::int as given,
          coalesce(sum(amount_cents) filter (where account = 'bought'), 0)::int as bought,
          coalesce(sum(amount_cents) filter (where account = 'points'), 0)::int as points,
          coalesce(sum(amount_cents) filter (where account = 'points_pending'), 0)::int as points_pending
        from ledger_balance where client_id = $1
      ) b
      where c.client_id = $1`,
  row: {
    first_name: 'text',
    card: 'json?',
    resumes_on: 'text?',
    delivered_on: 'json',
    given: 'int',
    bought: 'int',
    points: 'int',
    points_pending: 'int',
  },
})

/** A client's name, card, bags and balances; undefined where there is no such client. */
export async function readDashboard(pool: pg.Pool, clientId: string): Promise<DashboardRow | undefined> {
  return accountDashboard.first(pool, [clientId])
}
