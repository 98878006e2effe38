// SQL of the dashboard, apart from its boxes, and of the messages a household has closed.

import { fulfilledOrders, lapsedOrders } from '../../../domain/machines/order_groups.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { columnsOf, statement } from '../../request/database/statement.ts'
import { firstDeliveries, meritGiven } from '../../value/merit/first_deliveries.ts'

export interface RaisedRow {
  /** Bags and kits that have been out for too long, and can still be billed. */
  overdue: number
  cardId: string | null
  cardBrand: string | null
  last4: string | null
  expiryMonth: number | null
  expiryYear: number | null
  /** The latest box that did not come: below the minimum, or not paid in time. */
  goneId: string | null
  goneState: (typeof lapsedOrders)[number] | null
  /** ISO date. */
  goneOn: string | null
  /** A box with a shortage that its household has not answered. */
  shortId: string | null
  /** ISO date, and instant. */
  shortOn: string | null
  shortUntil: string | null
  /** Keys of closed messages, each with its instant in epoch milliseconds. */
  closed: Record<string, number>
}

/** All household data of the dashboard apart from its boxes. */
export interface DashboardRow extends RaisedRow {
  firstName: string
  given: number
  bought: number
  points: number
  pointsPending: number
  /** ISO date. */
  resumesOn: string | null
  /** Days of the first deliveries, ISO dates. */
  deliveredOn: string[]
  /** Whether the merit offer's credit was given. */
  meritGiven: boolean
  /** Market items in several recent boxes, the most frequent first. */
  usual: { id: string; times: number }[]
}

const accountDashboard = statement({
  name: 'account_dashboard',
  text: `select c.first_name as "firstName",
      (select s.resumes_on::text from subscription s where s.client_id = $clientId) as "resumesOn",
      ${firstDeliveries} as "deliveredOn", ${meritGiven} as "meritGiven",
      v.given, v.bought, v.points, v."pointsPending",
      (select count(*)::int from returnable_loan r
        where r.client_id = $clientId and r.returned_at is null
          and r.out_since < $overdueBefore::date
          and not exists (select 1 from returnable_event e where e.client_id = $clientId
            and e.number = r.number and e.out_since = r.out_since
            and e.kind in ('billed', 'waived'))) as overdue,
      m.id as "cardId", m.card_brand as "cardBrand", m.last4, m.expiry_month::int as "expiryMonth",
      m.expiry_year::int as "expiryYear", o.id as "goneId", o.state as "goneState",
        o.delivery_date::text as "goneOn",
      b."shortId", b."shortOn", b."shortUntil",
      (select coalesce(json_object_agg(d.key, extract(epoch from d.at) * 1000), '{}'::json)
        from client_dismissal d where d.client_id = $clientId) as closed,
      (select coalesce(json_agg(json_build_object('id', u.id, 'times', u.times)), '[]'::json) from (
        select l.product_id as id, count(distinct o.id)::int as times
        from client_order o join order_line l on l.client_id = o.client_id and l.order_id = o.id
        where o.client_id = $clientId and l.client_id = $clientId and l.kind = 'item'
          and o.delivery_date > $usualSince and o.week > $usualSince::date - 7
          and o.state in ${sqlList(fulfilledOrders)}
        group by l.product_id having count(distinct o.id) >= $usualBoxes
        order by count(distinct o.id) desc, l.product_id limit 30) u) as usual
    from client c
    cross join (
      select coalesce(sum(amount_cents) filter (where account = 'given'), 0)::int as given,
        coalesce(sum(amount_cents) filter (where account = 'bought'), 0)::int as bought,
        coalesce(sum(amount_cents) filter (where account = 'points'), 0)::int as points,
        coalesce(sum(amount_cents) filter (where account = 'points_pending'), 0)::int as "pointsPending"
      from ledger_balance where client_id = $clientId
    ) v
    left join payment_method m on m.client_id = $clientId and m.is_default
    left join lateral (select id, state, delivery_date from client_order
      where client_id = $clientId and state in ${sqlList(lapsedOrders)} and cutoff_at > $goneSince
        and week > $goneSince::timestamptz::date - 7
      order by cutoff_at desc limit 1) o on true
    left join lateral (select b.order_id as "shortId", s.delivery_date::text as "shortOn",
        to_char(s.decide_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "shortUntil"
      from shortage_box b join shortage s on s.id = b.shortage_id
      where b.client_id = $clientId and b.choice is null and s.decide_by >= $now
      order by s.decide_by, s.id limit 1) b on true
    where c.client_id = $clientId`,
  row: columnsOf<DashboardRow>({
    firstName: 'text',
    given: 'int',
    bought: 'int',
    points: 'int',
    pointsPending: 'int',
    resumesOn: 'text?',
    deliveredOn: 'json',
    meritGiven: 'bool',
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
    usual: 'json',
  }),
})

/** How far back the dashboard looks. */
interface DashboardTimes {
  /** ISO date; bags that have been out since before it are overdue. */
  overdueBefore: string
  /** ISO instant of the earliest cutoff of an undelivered box that is still mentioned. */
  goneSince: string
  /** Program time, ISO instant. */
  now: string
  /** ISO date, and the number of boxes since then that makes an item usual. */
  usualSince: string
  usualBoxes: number
}

/** One statement; undefined where there is no such client. */
export function readDashboard(
  db: Db,
  clientId: string,
  { overdueBefore, goneSince, now, usualSince, usualBoxes }: DashboardTimes,
): Promise<DashboardRow | undefined> {
  return accountDashboard.first(db, { clientId, overdueBefore, goneSince, now, usualSince, usualBoxes })
}

const dashboardClose = statement({
  name: 'dashboard_close',
  text: `insert into client_dismissal (client_id, key, at) values ($clientId, $key, $at)
    on conflict (client_id, key) do update set at = excluded.at`,
})

/** Keeps a message closed from an instant on. */
export async function writeClosed(db: Db, clientId: string, key: string, at: string): Promise<void> {
  await dashboardClose.run(db, { clientId, key, at })
}

const sourceWrite = statement({
  name: 'client_source_write',
  text: 'update client set source = $source where client_id = $clientId and source is distinct from $source',
})

/** False where the value was the same. */
export async function writeSource(tx: Tx, clientId: string, source: string): Promise<boolean> {
  return (await sourceWrite.run(tx, { clientId, source })) === 1
}
