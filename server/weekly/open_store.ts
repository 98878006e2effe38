// SQL of opening: creates missing orders and batches.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import { batchStatement } from '../request/database/statement.ts'

/** A date on which households of one weekday have an order. */
export interface OrderDate {
  weekday: number
  /** Monday, ISO date. */
  week: string
  date: string
  /** ISO instant. */
  cutoffAt: string
}

/** Neighbouring households, both ends included. */
interface ClientRange {
  firstClient: string
  lastClient: string
}

const weeklyInsertBatches = batchStatement({
  name: 'weekly_insert_batches',
  text: `insert into batch (brand, delivery_date, kitchen, week, cutoff_at)
     select $1, d.date, k.kitchen, d.week, d.cutoff_at
     from unnest($2::date[], $3::date[], $4::timestamptz[]) as d (date, week, cutoff_at)
     cross join (
       select kitchen from area where brand = $1 union select kitchen from subscription where brand = $1
     ) k
     on conflict do nothing`,
})

/** Makes the batches of these dates in every kitchen the brand has. It reads every subscription: for days that are not open. */
export async function insertBatches(
  pool: pg.Pool,
  brand: BrandId,
  dates: readonly OrderDate[],
): Promise<void> {
  await weeklyInsertBatches.run(pool, [
    brand,
    dates.map(d => d.date),
    dates.map(d => d.week),
    dates.map(d => d.cutoffAt),
  ])
}

const weeklyReadUnopened = batchStatement<{ date: string }>({
  name: 'weekly_read_unopened',
  text: `select d.date::text as date from unnest($2::date[]) as d (date)
     where exists (select from batch b where b.brand = $1 and b.delivery_date = d.date and b.opened_at is null)
       or not exists (select from batch b where b.brand = $1 and b.delivery_date = d.date)`,
  row: { date: 'text' },
})

/** Which of these dates no run has opened yet, in some kitchen. It reads batches alone, for it is asked all day. */
export async function readUnopened(
  pool: pg.Pool,
  brand: BrandId,
  dates: readonly OrderDate[],
): Promise<OrderDate[]> {
  const rows = await weeklyReadUnopened.all(pool, [brand, dates.map(d => d.date)])
  const unopened = new Set(rows.map(row => row.date))
  return dates.filter(({ date }) => unopened.has(date))
}

const weeklyStampOpened = batchStatement({
  name: 'weekly_stamp_opened',
  text: `update batch set opened_at = $3
     where brand = $1 and delivery_date = any($2::date[]) and opened_at is null`,
})

export async function stampOpened(
  pool: pg.Pool,
  brand: BrandId,
  dates: readonly OrderDate[],
  at: string,
): Promise<void> {
  await weeklyStampOpened.run(pool, [brand, dates.map(d => d.date), at])
}

const weeklyReadSubscriberSlices = batchStatement<ClientRange>({
  name: 'weekly_read_subscriber_slices',
  text: `select min(client_id::text) as "firstClient", max(client_id::text) as "lastClient" from (
       select client_id, (row_number() over (order by client_id) - 1) / $2 as slice
       from subscription where brand = $1 and state in ('active', 'paused')
     ) numbered group by slice order by slice`,
  row: { firstClient: 'text', lastClient: 'text' },
})

/** Cuts a brand's households that can have orders into slices of about so many. */
export async function readSubscriberSlices(
  pool: pg.Pool,
  brand: BrandId,
  size: number,
): Promise<ClientRange[]> {
  return weeklyReadSubscriberSlices.all(pool, [brand, size])
}

/** The first half of a UUIDv7 of an instant, as PostgreSQL 15 can complete it: `0193abcd-1234-7`. */
function uuidOfInstant(instant: string): string {
  const hex = Temporal.Instant.from(instant).epochMilliseconds.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7`
}

const weeklyInsertOrders = batchStatement({
  name: 'weekly_insert_orders',
  text: `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province,
       plan_id, cutoff_at, state, created_at)
     select s.client_id, ($2 || substr(gen_random_uuid()::text, 16))::uuid, s.brand, d.week, d.date, s.start_hour,
       s.end_hour, s.kitchen, s.province, s.plan_id, d.cutoff_at,
       case s.state when 'active' then 'upcoming' else 'skipped' end, $3
     from subscription s
     join unnest($4::int[], $5::date[], $6::date[], $7::timestamptz[]) as d (weekday, week, date, cutoff_at)
       on d.weekday = s.weekday and d.week >= s.first_week
     where s.brand = $1 and s.state in ('active', 'paused') and s.client_id between $8 and $9
     order by d.date, s.client_id
     for share of s
     on conflict (client_id, week) do nothing`,
})

/**
 * Makes the orders a slice of households lacks: one for each date of its weekday, from the household's first week on.
 * @returns how many were made
 */
export async function insertOrders(
  pool: pg.Pool,
  brand: BrandId,
  slice: ClientRange,
  dates: readonly OrderDate[],
  now: string,
): Promise<number> {
  return weeklyInsertOrders.run(pool, [
    brand,
    uuidOfInstant(now),
    now,
    dates.map(d => d.weekday),
    dates.map(d => d.week),
    dates.map(d => d.date),
    dates.map(d => d.cutoffAt),
    slice.firstClient,
    slice.lastClient,
  ])
}
