// SQL of the business's figures. Each reads a small partial index, or a bounded piece of a table, however many households there are.

import { batchStatement } from '../../request/database/statement.ts'

/** The most waiting messages that are counted, oldest first: behind them the exact number matters no more. */
export const mostCounted = 20_000

/** A few boxes a household: those of the delivery days around today, found by the index of batches. */
export const countOrders = batchStatement({
  name: 'figures_orders',
  text: `select brand, state, count(*)::int as orders from client_order
    where brand = any ($brands::text[]) and delivery_date between $from::date and $until::date
    group by brand, state`,
  row: { brand: 'text', state: 'text', orders: 'int' },
})

/** In the order of the index of unsent messages, which starts with those that are due. */
export const countWaiting = batchStatement({
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
