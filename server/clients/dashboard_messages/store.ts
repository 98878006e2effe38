// SQL of the dashboard's messages, and of those a household has closed.

import type { Db, Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

export interface RaisedRow {
  overdue: number
  cardId: string | null
  cardBrand: string | null
  last4: string | null
  expiryMonth: number | null
  expiryYear: number | null
  /** The latest box that did not come: under the minimum, or not paid in time. */
  goneId: string | null
  goneState: 'not_met' | 'cancelled' | null
  /** ISO date. */
  goneOn: string | null
  /** A box of which something is short that its household has not answered. */
  shortId: string | null
  /** ISO date, and instant. */
  shortOn: string | null
  shortUntil: string | null
  /** Keys closed, each with its instant in epoch milliseconds. */
  closed: Record<string, number>
}

const dashboardRaised = statement<RaisedRow>({
  name: 'dashboard_raised',
  text: `select (select count(*)::int from returnable_loan r
        where r.client_id = $1 and r.returned_at is null and r.out_since < $2::date) as overdue,
      m.id as "cardId", m.card_brand as "cardBrand", m.last4, m.expiry_month::int as "expiryMonth",
      m.expiry_year::int as "expiryYear", o.id as "goneId", o.state as "goneState", o.delivery_date::text as "goneOn",
      b."shortId", b."shortOn", b."shortUntil",
      (select coalesce(json_object_agg(d.key, extract(epoch from d.at) * 1000), '{}'::json)
        from client_dismissal d where d.client_id = $1) as closed
    from client c
    left join payment_method m on m.client_id = $1 and m.is_default
    left join lateral (select id, state, delivery_date from client_order
      where client_id = $1 and state in ('not_met', 'cancelled') and cutoff_at > $3 and week > $3::timestamptz::date - 7
      order by cutoff_at desc limit 1) o on true
    left join lateral (select b.order_id as "shortId", s.delivery_date::text as "shortOn",
        to_char(s.decide_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "shortUntil"
      from shortage_box b join shortage s on s.id = b.shortage_id
      where b.client_id = $1 and b.choice is null and s.decide_by >= $4
      order by s.decide_by, s.id limit 1) b on true
    where c.client_id = $1`,
  row: {
    overdue: 'int',
    cardId: 'uuid?',
    cardBrand: 'text?',
    last4: 'text?',
    expiryMonth: 'int?',
    expiryYear: 'int?',
    goneId: 'uuid?',
    goneState: 'text?',
    goneOn: 'text?',
    shortId: 'uuid?',
    shortOn: 'text?',
    shortUntil: 'text?',
    closed: 'json',
  },
})

/** @param overdueBefore ISO date. @param goneSince ISO instant. @param now program time, ISO instant */
export async function readRaised(
  db: Db,
  clientId: string,
  overdueBefore: string,
  goneSince: string,
  now: string,
): Promise<RaisedRow | null> {
  return (await dashboardRaised.first(db, [clientId, overdueBefore, goneSince, now])) ?? null
}

const dashboardClose = statement({
  name: 'dashboard_close',
  text: `insert into client_dismissal (client_id, key, at) values ($1, $2, $3)
    on conflict (client_id, key) do update set at = excluded.at`,
})

/** Keeps something closed from an instant on. */
export async function writeClosed(db: Db, clientId: string, key: string, at: string): Promise<void> {
  await dashboardClose.run(db, [clientId, key, at])
}

const usualItems = statement<{ id: string; times: number }>({
  name: 'dashboard_usual_items',
  text: `select l.product_id as id, count(distinct o.id)::int as times
    from client_order o join order_line l on l.client_id = o.client_id and l.order_id = o.id
    where o.client_id = $1 and l.client_id = $1 and l.kind = 'item' and o.delivery_date > $2 and o.week > $2::date - 7
      and o.state in ('charged', 'packed', 'out_for_delivery', 'delivered')
    group by l.product_id having count(distinct o.id) >= $3
    order by count(distinct o.id) desc, l.product_id limit 30`,
  row: { id: 'text', times: 'int' },
})

/** Market items in so many of the boxes since a day, the most frequent first. */
export function readUsualItems(
  db: Db,
  clientId: string,
  since: string,
  least: number,
): Promise<{ id: string; times: number }[]> {
  return usualItems.all(db, [clientId, since, least])
}

const sourceWrite = statement({
  name: 'client_source_write',
  text: 'update client set source = $2 where client_id = $1 and source is distinct from $2',
})

/** False where they said so already. */
export async function writeSource(tx: Tx, clientId: string, source: string): Promise<boolean> {
  return (await sourceWrite.run(tx, [clientId, source])) === 1
}
