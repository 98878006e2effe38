// SQL of planned weeks: what somebody planned, what is published, and what that is compared with.

import type { BrandId } from '../../domain/brands.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { batchStatement, column, columnsOf } from '../request/database/statement.ts'

/** The newest version of a week's plan. */
export interface Plan {
  /** Monday, ISO date. */
  week: string
  version: number
  /** Ids of ready-to-cook dishes in their order; null: the planner chooses, but for the locked ones. */
  dishes: string[] | null
  locked: string[]
  /** When the week's menu became this. */
  publishedAt: Date | null
  at: Date
  /** The admin's name; null for an account that is no more. */
  by: string | null
}

/** The newest plans of a brand's weeks from one on, by week. */
export const readPlans = batchStatement({
  name: 'planning_plans',
  text: `select distinct on (p.week) p.week::text as week, p.version, p.dishes, p.locked, p.published_at as "publishedAt",
      p.at, s.name as by
    from menu_plan p left join staff_account a on a.client_id = p.actor
      left join staff s on s.id = coalesce(a.staff_id, p.actor)
    where p.brand = $brand and p.week >= $from order by p.week, p.version desc`,
  row: columnsOf<Plan>({
    week: 'text',
    version: 'int',
    dishes: 'text[]?',
    locked: 'text[]',
    publishedAt: 'instant?',
    at: 'instant',
    by: 'text?',
  }),
})

const planningInsertPlan = batchStatement({
  name: 'planning_insert_plan',
  text: `insert into menu_plan (brand, week, version, dishes, locked, actor, at)
    select $brand, $week::date, $base::int + 1, $dishes::text[], $locked::text[], $actor::uuid, $now::timestamptz
    where $base::int = (select coalesce(max(version), 0) from menu_plan where brand = $brand and week = $week::date)
    on conflict do nothing`,
})

interface NewPlan {
  brand: BrandId
  week: string
  /** The version that it was made from; 0 for the first. */
  base: number
  dishes: readonly string[] | null
  locked: readonly string[]
  actor: string
  now: string
}

/** @returns false where somebody else has planned the week in the meantime */
export async function insertPlan(tx: Tx, plan: NewPlan): Promise<boolean> {
  const { brand, week, base, dishes, locked, actor, now } = plan
  const values = { brand, week, base, dishes: dishes && [...dishes], locked: [...locked], actor, now }
  return (await planningInsertPlan.run(tx, values)) === 1
}

const planningMarkPublished = batchStatement({
  name: 'planning_mark_published',
  text: `update menu_plan set published_at = $now where brand = $brand and week = $week and version = $version
      and published_at is null`,
})

/** Notes that a week's menu is now what a version of its plan says. */
export async function markPublished(
  tx: Tx,
  of: { brand: BrandId; week: string; version: number; now: string },
): Promise<void> {
  await planningMarkPublished.run(tx, of)
}

/** A brand's menu weeks from one on, by date. */
export const readPublishedWeeks = batchStatement({
  name: 'planning_published_weeks',
  text: `select week::text, published_at as "publishedAt" from menu_week where brand = $brand and week >= $from order by week`,
  row: { week: 'text', publishedAt: 'instant?' },
})

const planningHoldWeek = batchStatement({
  name: 'planning_hold_week',
  text: `select version from menu_week where brand = $brand and week = $week for update`,
  row: { version: 'int' },
})

/** Locks a published week until the transaction ends. @returns whether there is one */
export const holdWeek = async (tx: Tx, of: { brand: BrandId; week: string }): Promise<boolean> =>
  (await planningHoldWeek.first(tx, of)) !== undefined

export interface ServedDish {
  week: string
  id: string
  version: number
  rank: number
  capacity: number
  taken: number
}

/** The ready-to-cook dishes of a brand's menus in some weeks, in their order; those without capacity cannot be had any more. */
export const readServed = batchStatement({
  name: 'planning_served',
  text: `select week::text, product_id as id, version, rank, capacity, taken from menu_entry
    where brand = $brand and week between $from and $until and kind = 'rtc' order by week, rank, product_id`,
  row: columnsOf<ServedDish>({
    week: 'text',
    id: 'text',
    version: 'int',
    rank: 'int',
    capacity: 'int',
    taken: 'int',
  }),
})

/** The boxes of a brand's week by state, as the worker last counted them. */
export const readWeekBoxes = batchStatement({
  name: 'planning_week_boxes',
  text: `select state, sum(orders)::int as boxes, sum(unchosen)::int as unchosen from batch_figure
    where brand = $brand and delivery_date between $from::date and $from::date + 6 group by state`,
  row: { state: column<OrderState>('text'), boxes: 'int', unchosen: 'int' },
})

/** Active subscriptions of a brand by plan. */
const planningSubscribers = batchStatement({
  name: 'planning_subscribers',
  text: `select plan_id as "planId", count(*)::int as households from subscription
    where brand = $brand and state = 'active' group by plan_id`,
  row: { planId: 'text', households: 'int' },
})

export const readSubscribersByPlan = (
  db: Db,
  brand: BrandId,
): Promise<{ planId: string; households: number }[]> => planningSubscribers.all(db, { brand })

const planningEntry = batchStatement({
  name: 'planning_entry',
  text: `insert into menu_entry (brand, week, product_id, version, kind, category, rank, surcharge_cents, capacity)
    values ($brand, $week, $id, $version, 'rtc', $category, $rank, $surchargeCents, $capacity)
    on conflict (brand, week, product_id) do update set version = excluded.version, category = excluded.category,
      surcharge_cents = excluded.surcharge_cents, capacity = excluded.capacity, taken_out = false`,
})

/** Puts a dish on a published week's menu, or back on it. */
export async function putOnMenu(
  tx: Tx,
  of: {
    brand: BrandId
    week: string
    id: string
    version: number
    category: string
    rank: number
    surchargeCents: number
    capacity: number
  },
): Promise<void> {
  await planningEntry.run(tx, of)
}

const planningTakeOut = batchStatement({
  name: 'planning_take_out',
  text: `update menu_entry set capacity = 0, taken_out = true
    where brand = $brand and week = $week and product_id = any ($ids::text[])`,
})

/** Takes dishes out of a published week: nobody can have them any more. */
export async function takeOffMenu(
  tx: Tx,
  of: { brand: BrandId; week: string; ids: readonly string[] },
): Promise<void> {
  await planningTakeOut.run(tx, { ...of, ids: [...of.ids] })
}

const planningRanks = batchStatement({
  name: 'planning_ranks',
  text: `with ranked as (select id, rank from unnest($ids::text[]) with ordinality as r (id, rank)),
      entries as (update menu_entry e set rank = ranked.rank from ranked
        where e.brand = $brand and e.week = $week and e.product_id = ranked.id)
    update menu_week set version = version + 1 where brand = $brand and week = $week`,
})

/** Gives a week's ready-to-cook dishes their order, and its menu a further version. */
export async function rankDishes(
  tx: Tx,
  of: { brand: BrandId; week: string; ids: readonly string[] },
): Promise<void> {
  await planningRanks.run(tx, { ...of, ids: [...of.ids] })
}
