// SQL that counts again from orders and ledger what the worker has counted, in another way: for the check.

import { everPaidOrders } from '../../../domain/machines/order_groups.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement } from '../../request/database/statement.ts'

/** What is counted of each week, and what its cohorts sum to. */
export const readFigures = batchStatement({
  name: 'numbers_check_figures',
  text: `select f.brand, f.week::text, sum(f.boxes)::int as boxes, sum(f.own)::int as own,
      sum(f.skipped)::int as skipped, sum(f.under)::int as under, sum(f.unpaid)::int as unpaid,
      sum(f.goods_cents - f.discount_cents + f.tax_cents)::float8 as "pricedCents",
      sum(f.card_cents + f.bought_cents + f.given_cents + f.corporate_cents - f.refund_cents)::float8 as "netCents",
      sum(f.refund_cents)::float8 as "refundCents",
      coalesce((select sum(c.boxes) from cohort_figure c where c.brand = f.brand and c.week = f.week), 0)::int as cohorts
    from box_figure f group by f.brand, f.week order by f.brand, f.week`,
  row: {
    brand: 'text',
    week: 'text',
    boxes: 'int',
    own: 'int',
    skipped: 'int',
    under: 'int',
    unpaid: 'int',
    pricedCents: 'float',
    netCents: 'float',
    refundCents: 'float',
    cohorts: 'int',
  },
})

/** The days and kitchens of a week that are counted, in whole or in part. */
export const readCountedBatches = batchStatement({
  name: 'numbers_check_batches',
  text: `select distinct delivery_date::text as date, kitchen from box_figure where brand = $brand and week = $week`,
  row: { date: 'text', kitchen: 'text' },
})

const ofBatches = `o.brand = $brand and o.week = $week
      and (o.delivery_date, o.kitchen) in (select * from unnest($dates::date[], $kitchens::text[]))`

/** The same from the orders themselves. */
export const countFromOrders = batchStatement({
  name: 'numbers_check_orders',
  text: `select count(*) filter (where state in ${sqlList(everPaidOrders)})::int as boxes,
      count(*) filter (where state in ${sqlList(everPaidOrders)} and chosen_by = 'client')::int as own,
      count(*) filter (where state = 'skipped')::int as skipped,
      count(*) filter (where state = 'not_met')::int as under,
      count(*) filter (where state = 'cancelled')::int as unpaid,
      coalesce(sum(total_cents) filter (where state in ${sqlList(everPaidOrders)}), 0)::float8 as "pricedCents"
    from client_order o where ${ofBatches}`,
  row: {
    boxes: 'int',
    own: 'int',
    skipped: 'int',
    under: 'int',
    unpaid: 'int',
    pricedCents: 'float',
  },
})

/** What the business has of these boxes by the ledger: every charge less every refund, whatever its key. */
export const sumFromLedger = batchStatement({
  name: 'numbers_check_ledger',
  text: `select coalesce(sum(e.amount_cents), 0)::float8 as "netCents"
    from client_order o join ledger_entry e on e.client_id = o.client_id and e.order_id = o.id
    where ${ofBatches} and e.account = 'house' and e.reason in ('charge', 'late_edit', 'refund')`,
  row: { netCents: 'float' },
})

/** What was refunded of these boxes, by their credit notes. */
export const sumFromNotes = batchStatement({
  name: 'numbers_check_refunds',
  text: `select coalesce(sum(r.total_cents), 0)::float8 as "refundCents"
    from client_order o join order_refund r on r.client_id = o.client_id and r.order_id = o.id
    where ${ofBatches}`,
  row: { refundCents: 'float' },
})
