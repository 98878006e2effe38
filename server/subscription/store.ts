// SQL of subscriptions.

import type { BrandId, Province } from '../../domain/brands.ts'
import type { DishCategory } from '../../domain/catalogue/types.ts'
import { underwayOrders } from '../../domain/machines/order_groups.ts'
import type { OrderState, SubscriptionState } from '../../domain/machines/tables.ts'
import type { StopReason } from '../../domain/subscription/reasons.ts'
import { brandDate, type Weekday } from '../../domain/time/zone.ts'
import { isOverdue } from '../../domain/tracking.ts'
import { stillOwed } from '../bags/still_owed.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, type RowOf, statement } from '../request/database/statement.ts'

interface NewSubscription {
  clientId: string
  brand: BrandId
  planId: string
  categories: readonly string[]
  exclusions: readonly string[]
  severe: readonly string[]
  vegetarian: boolean
  vegan: boolean
  profileKey: string
  province: Province
  kitchen: string
  zone: string
  weekday: number
  startHour: number
  endHour: number
  /** Monday, ISO date. */
  firstWeek: string
  createdAt: string
}

const subscriptionInsert = statement({
  name: 'subscription_insert',
  text: `insert into subscription (client_id, brand, state, plan_id, categories, exclusions, vegetarian, vegan,
        profile_key, province, kitchen, zone, weekday, start_hour, end_hour, first_week, created_at, severe)
      values ($clientId, $brand, 'active', $planId, $categories, $exclusions, $vegetarian, $vegan,
        $profileKey, $province, $kitchen, $zone, $weekday, $startHour, $endHour, $firstWeek, $createdAt,
        $severe)`,
})

/** Opens a subscription, active; a client has one. */
export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  await subscriptionInsert.run(tx, subscription)
}

const subscriptionExists = statement({
  name: 'subscription_exists',
  text: 'select 1 as found from subscription where client_id = $clientId',
  row: { found: 'int' },
})

/** Whether a client has a subscription, whatever its state. */
export async function hasSubscription(tx: Tx, clientId: string): Promise<boolean> {
  return (await subscriptionExists.run(tx, { clientId })) === 1
}

export type Standing = RowOf<typeof subscriptionStanding>

const subscriptionStanding = statement({
  name: 'subscription_standing',
  text: `select brand, state, weekday, resumes_on::text as "resumesOn", stop_reason as reason,
        to_char(state_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
        array(select c.day::text from closed_day c where c.brand = s.brand and c.opened_at is null
          and coalesce(c.kitchen, s.kitchen) = s.kitchen and coalesce(c.zone, s.zone) = s.zone) as closed
      from subscription s where client_id = $clientId`,
  row: {
    brand: column<BrandId>('text'),
    state: column<SubscriptionState>('text'),
    weekday: column<Weekday>('int'),
    /** ISO date; null unless it is paused until then. */
    resumesOn: 'text?',
    reason: column<StopReason | null>('text?'),
    /** ISO instant; null where it never changed. */
    since: 'text?',
    /** Closed days of its zone, ISO dates. */
    closed: 'text[]',
  },
})

/** The state of a client's subscription; null without one. */
export async function readStanding(db: Db, clientId: string): Promise<Standing | null> {
  return (await subscriptionStanding.first(db, { clientId })) ?? null
}

interface NewStanding {
  state: SubscriptionState
  resumesOn: string | null
  reason: StopReason | null
  /** ISO instant. */
  at: string
}

const subscriptionStand = statement({
  name: 'subscription_stand',
  text: `update subscription set state = $state, resumes_on = $resumesOn, stop_reason = $reason, state_since = $at
        where client_id = $clientId`,
})

/** Writes the state of a subscription. The client is locked. */
export async function writeStanding(tx: Tx, clientId: string, to: NewStanding): Promise<void> {
  await subscriptionStand.run(tx, { ...to, clientId })
}

/** The bags and kits that a household still owes, its value and its points. */
export const readOwedAndHeld = statement({
  name: 'subscription_held',
  text: `select l.bags, l.kits, l.owed, m.given as "givenCents", m.bought as "boughtCents", m.points,
        m.pending as "pointsPending"
      from (
        select count(*) filter (where kind = 'cooler_bag')::int as bags,
          count(*) filter (where kind <> 'cooler_bag')::int as kits,
          coalesce(array_agg(number), '{}') as owed
        from returnable_loan l where l.client_id = $clientId and ${stillOwed('$clientId')}
      ) l
      cross join (
        select coalesce(sum(amount_cents) filter (where account = 'given'), 0)::int as given,
          coalesce(sum(amount_cents) filter (where account = 'bought'), 0)::int as bought,
          coalesce(sum(amount_cents) filter (where account = 'points'), 0)::int as points,
          coalesce(sum(amount_cents) filter (where account = 'points_pending'), 0)::int as pending
        from ledger_balance where client_id = $clientId
      ) m`,
  row: {
    bags: 'int',
    kits: 'int',
    /** Their numbers. */
    owed: 'text[]',
    givenCents: 'int',
    boughtCents: 'int',
    points: 'int',
    pointsPending: 'int',
  },
})

type UnderwayRow = RowOf<typeof readUnderway>

/** Boxes that are delivered whatever happens to the subscription, soonest first; `upcoming` ones are past their cutoff. */
export const readUnderway = statement({
  name: 'subscription_underway',
  text: `select id, delivery_date::text as "deliveryDate", state, total_cents as "totalCents",
        to_char(cutoff_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cutoffAt"
      from client_order
      where client_id = $clientId and week >= ($now::timestamptz - interval '8 weeks')::date
        and (state in ${sqlList(underwayOrders)}
        or (state = 'upcoming' and cutoff_at < $now))
      order by delivery_date`,
  row: {
    id: 'uuid',
    /** ISO date. */
    deliveryDate: 'text',
    state: column<OrderState>('text'),
    /** ISO instant. */
    cutoffAt: 'text',
    /** Null where nothing is chosen yet. */
    totalCents: 'int?',
  },
})

/** Those still expected: a box whose day has passed without a report is not. */
export const stillComing = <B extends UnderwayRow>(boxes: readonly B[], brand: BrandId, now: string): B[] =>
  boxes.filter(box => !isOverdue(box, brandDate(brand, now)))

const householdRelease = statement({
  name: 'household_release',
  text: 'delete from household where client_id = $clientId',
})

/** Another household can move in: closing frees the address (rule 42). */
export async function releaseHousehold(tx: Tx, clientId: string): Promise<void> {
  await householdRelease.run(tx, { clientId })
}

const subscriptionPausesEnding = batchStatement({
  name: 'subscription_pauses_ending',
  text: `select client_id as id from subscription
      where brand = $brand and resumes_on <= $resumingBy and state = 'paused'
        order by resumes_on, client_id limit 1000`,
  row: { id: 'uuid' },
})

/** Paused households of a brand whose pause ends by an ISO date. */
export async function readEndingPauses(db: Db, brand: BrandId, resumingBy: string): Promise<string[]> {
  return (await subscriptionPausesEnding.all(db, { brand, resumingBy })).map(row => row.id)
}

/** Paused households of a brand whose pause ends by a day and that have had no notice of it. */
export const readUnannounced = batchStatement({
  name: 'subscription_pauses_unannounced',
  text: `select s.client_id as "clientId", s.resumes_on::text as "resumesOn" from subscription s
      where s.brand = $brand and s.resumes_on <= $resumingBy and s.resume_told is distinct from s.resumes_on
        and s.state = 'paused' and s.state_since < $pausedBefore
      order by s.resumes_on, s.client_id limit 1000`,
  row: { clientId: 'uuid', resumesOn: 'text' },
})

const subscriptionAnnounced = statement({
  name: 'subscription_announced',
  text: 'update subscription set resume_told = $resumesOn where client_id = $clientId',
})

/** Records that a household was told the day its pause ends on, ISO date. */
export async function markAnnounced(tx: Tx, clientId: string, resumesOn: string): Promise<void> {
  await subscriptionAnnounced.run(tx, { clientId, resumesOn })
}

const subscriptionReadyToClose = batchStatement({
  name: 'subscription_ready_to_close',
  text: `select s.client_id as id from subscription s
      where s.brand = $brand and s.state = 'closing'
        and not exists (select 1 from returnable_loan l where l.client_id = s.client_id
          and ${stillOwed('s.client_id')})
        and not exists (select 1 from client_order o where o.client_id = s.client_id
          and (o.state in ${sqlList(underwayOrders)}
            or (o.state = 'upcoming' and o.cutoff_at < $now)))
        and not exists (select 1 from ledger_balance b
          where b.client_id = s.client_id and b.account = 'bought' and b.amount_cents > 0)
      order by s.client_id limit 1000`,
  row: { id: 'uuid' },
})

/** Closing households with nothing left to settle: no bag owed, no box under way, no bought value. */
export async function readReadyToClose(db: Db, brand: BrandId, now: string): Promise<string[]> {
  return (await subscriptionReadyToClose.all(db, { brand, now })).map(row => row.id)
}

type ChoiceRow = RowOf<typeof subscriptionChoice>

const subscriptionChoice = statement({
  name: 'subscription_choice',
  text: `select state, plan_id as "planId", categories from subscription where client_id = $clientId`,
  row: {
    state: column<SubscriptionState>('text'),
    planId: 'text',
    categories: column<DishCategory[]>('text[]'),
  },
})

/** A client's plan and preferences; null without a subscription. */
export async function readChoice(db: Db, clientId: string): Promise<ChoiceRow | null> {
  return (await subscriptionChoice.first(db, { clientId })) ?? null
}

const subscriptionPlan = statement({
  name: 'subscription_plan',
  text: 'update subscription set plan_id = $planId, categories = $categories where client_id = $clientId',
})

export async function writeSubscriptionPlan(
  tx: Tx,
  clientId: string,
  to: { planId: string; categories: readonly DishCategory[] },
): Promise<void> {
  await subscriptionPlan.run(tx, { ...to, clientId })
}
