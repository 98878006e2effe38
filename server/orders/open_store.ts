// SQL of opening one household's orders, and of their batches.

import type { BrandId } from '../../domain/brands.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import { openSubscriptions } from '../../domain/machines/subscription_groups.ts'
import type { Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, type RowOf, statement } from '../request/database/statement.ts'

interface OrderToOpen {
  id: string
  /** Monday, ISO date. */
  week: string
  deliveryDate: string
  /** ISO instant. */
  cutoffAt: string
}

const ordersOpen = batchStatement({
  name: 'orders_open',
  text: `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen,
        province, plan_id, profile_key, cutoff_at, state, created_at)
      select s.client_id, d.id, s.brand, d.week, d.date, s.start_hour, s.end_hour, s.kitchen, s.province,
        s.plan_id, s.profile_key, d.cutoff_at, case s.state when 'active' then 'upcoming' else 'skipped' end, $now
      from subscription s
      cross join unnest($ids::uuid[], $weeks::date[], $deliveryDates::date[],
        $cutoffAts::timestamptz[]) as d (id, week, date, cutoff_at)
      where s.client_id = $clientId and s.state in ${sqlList(openSubscriptions)} and d.week >= s.first_week
      for share of s
      on conflict (client_id, week) do nothing`,
})

/** Makes the orders a household lacks, as its subscription says; a week that has one keeps it. */
export async function insertHouseholdOrders(
  tx: Tx,
  clientId: string,
  orders: readonly OrderToOpen[],
  now: string,
): Promise<void> {
  await ordersOpen.run(tx, {
    clientId,
    now,
    ids: orders.map(order => order.id),
    weeks: orders.map(order => order.week),
    deliveryDates: orders.map(order => order.deliveryDate),
    cutoffAts: orders.map(order => order.cutoffAt),
  })
}

export type OpenedOrder = RowOf<typeof ordersOpened>

const ordersOpened = statement({
  name: 'orders_opened',
  text: `select id, week::text, delivery_date::text as "deliveryDate", state from client_order
      where client_id = $clientId and state in ${sqlList(openOrders)} and cutoff_at >= $now order by week`,
  row: { id: 'uuid', week: 'text', deliveryDate: 'text', state: 'text' },
})

/** A household's orders that can still be edited or unskipped, soonest first. */
export async function readOpenOrders(tx: Tx, clientId: string, now: string): Promise<OpenedOrder[]> {
  return ordersOpened.all(tx, { clientId, now })
}

const batchesOpen = batchStatement({
  name: 'batches_open',
  text: `insert into batch (brand, delivery_date, kitchen, week, cutoff_at)
      select $brand, d.date, $kitchen, d.week, d.cutoff_at
      from unnest($deliveryDates::date[], $weeks::date[], $cutoffAts::timestamptz[]) as d (date, week,
        cutoff_at)
      on conflict do nothing`,
})

/** The cutoffs of a kitchen's batches of these dates, where there are any. */
export const readBatchCutoffs = batchStatement({
  name: 'batches_cutoffs',
  text: `select delivery_date::text as "deliveryDate", cutoff_at as "cutoffAt" from batch
      where brand = $brand and kitchen = $kitchen and delivery_date = any($deliveryDates::date[])`,
  row: { deliveryDate: 'text', cutoffAt: 'instant' },
})

/** Makes a kitchen's batches of these dates where they are missing. */
export async function insertKitchenBatches(
  tx: Tx,
  { brand, kitchen }: { brand: BrandId; kitchen: string },
  dates: readonly Omit<OrderToOpen, 'id'>[],
): Promise<void> {
  await batchesOpen.run(tx, {
    brand,
    kitchen,
    deliveryDates: dates.map(date => date.deliveryDate),
    weeks: dates.map(date => date.week),
    cutoffAts: dates.map(date => date.cutoffAt),
  })
}
