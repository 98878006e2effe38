// Households with years of history: weeks of delivered boxes, with everything that each leaves behind.

import type pg from 'pg'
import type { CallName } from '../contract/index.ts'
import { recordBalances } from './ledger.ts'

/** They show a page of the last weeks or count within a year: four weeks do not fill it, sixty do. */
export const ofManyWeeks: ReadonlySet<string> = new Set<CallName>([
  'account.ghost_addons',
  'account.index',
  'banners.get_cart_loyalty_banner',
  'cards.held_value',
  'clients.delivery_history',
  'household_changes.index',
  'rewards.gift_card_options',
  'rewards.histories',
  'settings_payment.payment_history',
  'settings_payment.show',
])

/**
 * Gives households boxes of the weeks before a Monday, each delivered, paid for by card and a little value, with its points, its
 * events and its letters.
 * @param before ISO date, a Monday
 */
export async function liveThrough(
  pool: pg.Pool,
  clientIds: readonly string[],
  { weeks, before }: { weeks: number; before: string },
): Promise<void> {
  await pool.query(
    `create temporary table lived as
     select s.*, gen_random_uuid() as order_id, n, $2::date - 7 * n as monday, ($2::date - 7 * n)::timestamptz as at
     from subscription s cross join generate_series(1, $3::int) n where s.client_id = any ($1::uuid[])`,
    [clientIds, before, weeks],
  )
  const made = [
    `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province, plan_id,
       profile_key, cutoff_at, state, version, chosen_by, priced, total_cents, points_earned, created_at)
     select l.client_id, l.order_id, l.brand, l.monday, l.monday + l.weekday - 1, l.start_hour, l.end_hour, l.kitchen, l.province,
       l.plan_id, '', l.at - interval '4 days', 'delivered', 6, 'automatic', p.priced, 6000, 60, l.at - interval '30 days'
     from lived l cross join (select $1::jsonb as priced) p`,
    `insert into order_line (client_id, order_id, product_id, version, kind, quantity)
     select client_id, order_id, 'dish-' || k || '-' || n % 20, 1, 'rtc', 1 from lived cross join generate_series(1, 4) k`,
    `insert into order_event (client_id, order_id, version, kind, actor, at)
     select client_id, order_id, k, 'noted', 'test', at from lived cross join generate_series(1, 6) k`,
    `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
     select client_id, order_id, 1, 'captured', 5900, client_id, at from lived`,
    `insert into ledger_entry (client_id, key, account, amount_cents, order_id, reason, actor, at)
     select client_id, e.key || order_id, e.account, e.cents, order_id, e.reason, 'test', at from lived cross join (values
       ('charge:', 'card', -5900, 'charge'), ('charge:', 'given', -100, 'charge'), ('charge:', 'house', 6000, 'charge'),
       ('bonus:', 'given', 100, 'bonus'), ('bonus:', 'house', -100, 'bonus'),
       ('points_earned:', 'points_pending', 60, 'points_earned'), ('points_earned:', 'house', -60, 'points_earned'),
       ('points_available:', 'points_pending', -60, 'points_available'), ('points_available:', 'points', 60, 'points_available'))
       e (key, account, cents, reason)`,
    `insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
     select client_id, 'charged:' || order_id, brand, 'email', 'order_charged', '{}', at from lived`,
    `insert into client_event (client_id, id, kind, actor, at)
     select client_id, gen_random_uuid(), 'noted', 'test', at from lived`,
  ]
  const [orders, ...others] = made as [string, ...string[]]
  await pool.query(orders, [JSON.stringify(priced)])
  for (const text of others) await pool.query(text)
  await pool.query('drop table lived')
  await recordBalances(pool)
}

const priced = {
  lines: [],
  goodsCents: 6_000,
  volumeDiscountCents: 0,
  discounts: [],
  discountCents: 0,
  taxes: [],
  taxCents: 0,
  deliveryCents: 0,
  totalCents: 6_000,
  payment: { givenCents: 100, boughtCents: 0, corporateCents: 0, cardCents: 5_900 },
  minimumCents: 5_900,
  missingCents: 0,
}
