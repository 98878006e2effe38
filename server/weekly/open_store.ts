// SQL of opening: creates missing orders and batches.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import { openSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, sliceStatement } from '../request/database/statement.ts'
import { type ClientRange, everyClient } from '../request/in_halves.ts'

/** A date on which households of one weekday have an order. */
export interface OrderDate {
  weekday: number
  /** Monday, ISO date. */
  week: string
  date: string
  /** ISO instant. */
  cutoffAt: string
}

const weeklyInsertBatches = batchStatement({
  name: 'weekly_insert_batches',
  text: `insert into batch (brand, delivery_date, kitchen, week, cutoff_at)
     select $brand, d.date, k.kitchen, d.week, d.cutoff_at
     from unnest($dates::date[], $weeks::date[], $cutoffAts::timestamptz[]) as d (date, week, cutoff_at)
     cross join (
       select kitchen from area where brand = $brand union select kitchen from subscription where brand = $brand
     ) k
     on conflict do nothing`,
})

/** Makes the batches of these dates in every kitchen of the brand. It reads every subscription: only for days that are not open. */
export async function insertBatches(tx: Tx, brand: BrandId, dates: readonly OrderDate[]): Promise<void> {
  await weeklyInsertBatches.run(tx, {
    brand,
    dates: dates.map(d => d.date),
    weeks: dates.map(d => d.week),
    cutoffAts: dates.map(d => d.cutoffAt),
  })
}

const weeklyReadCutoffs = batchStatement({
  name: 'weekly_read_cutoffs',
  text: `select delivery_date::text as date, kitchen, cutoff_at as "cutoffAt" from batch
     where brand = $brand and delivery_date = any($dates::date[])`,
  row: { date: 'text', kitchen: 'text', cutoffAt: 'instant' },
})

/** Dates on which households have orders, and the batches among them that were opened with another cutoff and keep it. */
interface DatesToOpen {
  dates: readonly OrderDate[]
  kept: readonly { date: string; kitchen: string; cutoffAt: string }[]
}

export async function withKeptCutoffs(
  pool: pg.Pool,
  brand: BrandId,
  dates: readonly OrderDate[],
): Promise<DatesToOpen> {
  const said = new Map(dates.map(({ date, cutoffAt }) => [date, cutoffAt]))
  const rows = await weeklyReadCutoffs.all(pool, { brand, dates: [...said.keys()] })
  const kept = rows.map(({ cutoffAt, ...row }) => ({ ...row, cutoffAt: cutoffAt.toISOString() }))
  return { dates, kept: kept.filter(({ date, cutoffAt }) => said.get(date) !== cutoffAt) }
}

const weeklyReadUnopened = batchStatement({
  name: 'weekly_read_unopened',
  text: `select d.date::text as date from unnest($dates::date[]) as d (date)
     where exists (select 1 from batch b where b.brand = $brand and b.delivery_date = d.date
       and b.opened_at is null)
       or not exists (select 1 from batch b where b.brand = $brand and b.delivery_date = d.date)`,
  row: { date: 'text' },
})

/** The dates among these that no run has opened yet, in some kitchen. It reads only batches, because it runs all day. */
export async function readUnopened(
  pool: pg.Pool,
  brand: BrandId,
  dates: readonly OrderDate[],
): Promise<OrderDate[]> {
  const rows = await weeklyReadUnopened.all(pool, { brand, dates: dates.map(d => d.date) })
  const unopened = new Set(rows.map(row => row.date))
  return dates.filter(({ date }) => unopened.has(date))
}

const weeklyStampOpened = batchStatement({
  name: 'weekly_stamp_opened',
  text: `update batch set opened_at = $at
     where brand = $brand and delivery_date = any($dates::date[]) and opened_at is null`,
})

export async function stampOpened(
  pool: pg.Pool,
  brand: BrandId,
  dates: readonly OrderDate[],
  at: string,
): Promise<void> {
  await weeklyStampOpened.run(pool, { brand, dates: dates.map(d => d.date), at })
}

const weeklyReadSubscriberSlices = batchStatement({
  name: 'weekly_read_subscriber_slices',
  text: `select min(client_id::text) as "firstClient" from (
       select client_id, (row_number() over (order by client_id) - 1) / $size as slice
       from subscription where brand = $brand and state in ${sqlList(openSubscriptions)}
     ) numbered group by slice order by slice`,
  row: { firstClient: 'text' },
})

/** Divides a brand's households that can have orders into slices of about this many, on one server. */
export async function readSubscriberSlices(
  pool: pg.Pool,
  brand: BrandId,
  size: number,
): Promise<ClientRange[]> {
  const cuts = await weeklyReadSubscriberSlices.all(pool, { brand, size })
  return cuts.map(({ firstClient }, place) => ({
    firstClient,
    beforeClient: cuts[place + 1]?.firstClient ?? everyClient.beforeClient,
    members: null,
  }))
}

/** The households of a slice that can have orders. */
export const readSubscribers = sliceStatement({
  name: 'weekly_read_subscribers',
  text: slice => `select client_id as "clientId", kitchen from subscription s
     where brand = $brand and state in ${sqlList(openSubscriptions)} and ${slice.only('s')}
     order by client_id`,
  row: { clientId: 'uuid', kitchen: 'text' },
})

/** The first half of a UUIDv7 of an instant, as PostgreSQL 15 can complete it: `0193abcd-1234-7`. */
function uuidOfInstant(instant: string): string {
  const hex = Temporal.Instant.from(instant).epochMilliseconds.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7`
}

/** A box has the cutoff of its batch. Whoever changes a subscription meanwhile waits, and then finds the order; or this waits, and reads it as changed. */
const weeklyInsertOrders = sliceStatement({
  name: 'weekly_insert_orders',
  text: slice => `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province,
       plan_id, profile_key, cutoff_at, state, created_at)
     select s.client_id, ($idStart || substr(gen_random_uuid()::text, 16))::uuid, s.brand, d.week, d.date,
       s.start_hour, s.end_hour, s.kitchen, s.province, s.plan_id, s.profile_key, coalesce(k.cutoff_at, d.cutoff_at),
       case s.state when 'active' then 'upcoming' else 'skipped' end, $now
     from subscription s
     join unnest($weekdays::int[], $weeks::date[], $dates::date[], $cutoffAts::timestamptz[]) as d (weekday,
       week, date, cutoff_at)
       on d.weekday = s.weekday and d.week >= s.first_week
     left join unnest($keptDates::date[], $keptKitchens::text[], $keptCutoffs::timestamptz[]) as k (date, kitchen, cutoff_at)
       on k.date = d.date and k.kitchen = s.kitchen
     where s.brand = $brand and s.state in ${sqlList(openSubscriptions)}
       and ${slice.only('s')} ${slice.oneServer('order by d.date, s.client_id for share of s')}
     on conflict (client_id, week) do nothing`,
})

/** Several nodes do not lock rows for an insert: theirs are locked before it. */
const weeklyHoldSubscriptions = batchStatement({
  name: 'weekly_hold_subscriptions',
  text: 'select 1 as held from subscription where client_id = any($members::uuid[]) for share',
  row: { held: 'int' },
})

/**
 * Makes the missing orders of a slice of households: one for each date of its weekday, from the household's first week on.
 * @returns the number of new orders
 */
export async function insertOrders(
  pool: pg.Pool,
  brand: BrandId,
  slice: ClientRange,
  { dates, kept }: DatesToOpen,
  now: string,
): Promise<number> {
  const values = {
    ...slice,
    brand,
    idStart: uuidOfInstant(now),
    now,
    weekdays: dates.map(d => d.weekday),
    weeks: dates.map(d => d.week),
    dates: dates.map(d => d.date),
    cutoffAts: dates.map(d => d.cutoffAt),
    keptDates: kept.map(({ date }) => date),
    keptKitchens: kept.map(({ kitchen }) => kitchen),
    keptCutoffs: kept.map(({ cutoffAt }) => cutoffAt),
  }
  if (slice.members === null) return weeklyInsertOrders.run(pool, values)
  return withTx(pool, async tx => {
    await weeklyHoldSubscriptions.run(tx, { members: slice.members })
    return weeklyInsertOrders.run(tx, values)
  })
}
