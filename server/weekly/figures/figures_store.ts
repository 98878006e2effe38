// SQL of the business's figures. Each reads a small partial index, or a bounded piece of a table, however many households there are.

import { comingOrders } from '../../../domain/machines/order_groups.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement } from '../../request/database/statement.ts'

/** The most waiting messages that are counted, oldest first: behind them the exact number matters no more. */
export const mostCounted = 20_000

/** A few boxes a household: those of the delivery days around today, found by the index of batches. Counted batch by batch, for all. */
export const countBatches = batchStatement({
  name: 'figures_batches',
  text: `insert into batch_figure
      (brand, delivery_date, kitchen, state, orders, cents, unchosen, under, counted_at)
    select brand, delivery_date, kitchen, state, count(*), coalesce(sum(total_cents), 0),
      count(*) filter (where chosen_by is null),
      count(*) filter (where (priced->>'missingCents')::int > 0), $now::timestamptz
    from client_order
    where brand = any ($brands::text[]) and delivery_date between $from::date and $until::date
    group by brand, delivery_date, kitchen, state
    on conflict (brand, delivery_date, kitchen, state) do update set orders = excluded.orders,
      cents = excluded.cents, unchosen = excluded.unchosen, under = excluded.under,
      counted_at = excluded.counted_at`,
})

/** Before they are counted again: who reads meanwhile reads the last count. */
export const forgetBatches = batchStatement({
  name: 'figures_forget_batches',
  text: 'delete from batch_figure',
})

export const sumOrders = batchStatement({
  name: 'figures_orders',
  text: 'select brand, state, sum(orders)::int as orders from batch_figure group by brand, state',
  row: { brand: 'text', state: 'text', orders: 'int' },
})

/** In the order of the index of unsent messages, which starts with those that are due. */
export const countWaitingMessages = batchStatement({
  name: 'figures_messages',
  text: `select template, case when created_at > $recently then 'under_5_minutes'
        when created_at > $anHourAgo then 'under_1_hour' else 'over_1_hour' end as age,
      count(*)::int as messages, min(created_at) filter (where attempts = 0) as "oldestUntried"
    from (select template, created_at, attempts from unsent_message
      order by coalesce(retry_at, '-infinity'), created_at, client_id, key limit $mostCounted::int) oldest
    group by template, age`,
  row: { template: 'text', age: 'text', messages: 'int', oldestUntried: 'instant?' },
})

/** Each from a partial index that holds only what is open. */
export const countUnsettled = batchStatement({
  name: 'figures_unsettled',
  text: `select 'charge' as kind, count(*)::int as payments, min(at) as oldest from outside_charge
      where state = 'asked' and at < $before
    union all select 'late_edit', count(*)::int, min(at) from late_edit where state = 'created' and at < $before
    union all select 'refund', count(*)::int, min(at) from card_refund where state = 'created' and at < $before`,
  row: { kind: 'text', payments: 'int', oldest: 'instant?' },
})

/**
 * Paid boxes with a product that was corrected and that their household must not eat: not seen to yet, and asked without an answer. Each from
 * an index that holds only what is open.
 */
export const countUnsafe = batchStatement({
  name: 'figures_unsafe',
  text: `select 'unsettled' as stands, count(*)::int as boxes from correction_box b
      join client_order o on o.client_id = b.client_id and o.id = b.order_id
      where b.outcome is null and o.state in ${sqlList(comingOrders)}
    union all select 'asked', count(*)::int from shortage_box b join shortage s on s.id = b.shortage_id
      where s.correction_id is not null and s.closed_at is null and b.choice is null`,
  row: { stands: 'text', boxes: 'int' },
})
