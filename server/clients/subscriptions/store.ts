// SQL of subscriptions, of their delivery addresses, and of doors that have an account.

import type { BrandId, Province } from '../../../domain/brands.ts'
import type { DishCategory } from '../../../domain/catalogue/types.ts'
import type { OrderState, SubscriptionState } from '../../../domain/machines/tables.ts'
import type { StopReason } from '../../../domain/subscription/reasons.ts'
import { brandDate, type Weekday } from '../../../domain/time/zone.ts'
import { isOverdue } from '../../../domain/tracking.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

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
      values ($1, $2, 'active', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
})

/** Opens a subscription, active; a client has one. */
export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  await subscriptionInsert.run(tx, [
    subscription.clientId,
    subscription.brand,
    subscription.planId,
    subscription.categories,
    subscription.exclusions,
    subscription.vegetarian,
    subscription.vegan,
    subscription.profileKey,
    subscription.province,
    subscription.kitchen,
    subscription.zone,
    subscription.weekday,
    subscription.startHour,
    subscription.endHour,
    subscription.firstWeek,
    subscription.createdAt,
    subscription.severe,
  ])
}

const subscriptionExists = statement<{ found: number }>({
  name: 'subscription_exists',
  text: 'select 1 as found from subscription where client_id = $1',
  row: { found: 'int' },
})

/** Whether a client has a subscription, whatever its state. */
export async function hasSubscription(tx: Tx, clientId: string): Promise<boolean> {
  return (await subscriptionExists.run(tx, [clientId])) === 1
}

export interface MainAddress {
  address: string
  unit: string
  buzzer: string
  city: string
  province: Province
  postal: string
  lat: number
  lon: number
  mode: string
  phone: string
  instructions: string
  householdKey: string
  /** False for one that no list has (rule 67); a listed one need not say so. */
  verified?: boolean
}

const deliveryAddressInsert = statement({
  name: 'delivery_address_insert',
  text: `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode,
        phone, instructions, household_key, verified)
      values ($1, 'main', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
})

export async function insertMainAddress(tx: Tx, clientId: string, address: MainAddress): Promise<void> {
  await deliveryAddressInsert.run(tx, [
    clientId,
    address.address,
    address.unit,
    address.buzzer,
    address.city,
    address.province,
    address.postal,
    address.lat,
    address.lon,
    address.mode,
    address.phone,
    address.instructions,
    address.householdKey,
    address.verified ?? true,
  ])
}

const householdTake = statement({
  name: 'household_take',
  text: `insert into household as h (household_key, client_id) values ($1, $2)
      on conflict (household_key) do update set client_id = h.client_id where h.client_id = excluded.client_id`,
})

/**
 * Registers a door for a household; false when another's is. Of two at once the second waits for the first, and loses if
 * it is committed.
 */
export async function takeHousehold(tx: Tx, householdKey: string, clientId: string): Promise<boolean> {
  return (await householdTake.run(tx, [householdKey, clientId])) === 1
}

export interface Standing {
  brand: BrandId
  state: SubscriptionState
  weekday: Weekday
  /** ISO date; null unless it is paused until then. */
  resumesOn: string | null
  reason: StopReason | null
  /** ISO instant; null where it never changed. */
  since: string | null
}

const subscriptionStanding = statement<Standing>({
  name: 'subscription_standing',
  text: `select brand, state, weekday, resumes_on::text as "resumesOn", stop_reason as reason,
        to_char(state_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
      from subscription where client_id = $1`,
  row: { brand: 'text', state: 'text', weekday: 'int', resumesOn: 'text?', reason: 'text?', since: 'text?' },
})

/** The state of a client's subscription; null without one. */
export async function readStanding(db: Db, clientId: string): Promise<Standing | null> {
  return (await subscriptionStanding.first(db, [clientId])) ?? null
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
  text: `update subscription set state = $2, resumes_on = $3, stop_reason = $4, state_since = $5 where client_id = $1`,
})

/** Writes the state of a subscription. The client is locked. */
export async function writeStanding(tx: Tx, clientId: string, to: NewStanding): Promise<void> {
  await subscriptionStand.run(tx, [clientId, to.state, to.resumesOn, to.reason, to.at])
}

interface HeldRow {
  bags: number
  kits: number
  givenCents: number
  boughtCents: number
  points: number
  pointsPending: number
}

const subscriptionHeld = statement<HeldRow>({
  name: 'subscription_held',
  text: `select l.bags, l.kits, m.given as "givenCents", m.bought as "boughtCents", m.points,
        m.pending as "pointsPending"
      from (
        select count(*) filter (where kind = 'cooler_bag')::int as bags,
          count(*) filter (where kind <> 'cooler_bag')::int as kits
        from returnable_loan where client_id = $1 and returned_at is null
      ) l
      cross join (
        select coalesce(sum(amount_cents) filter (where account = 'given'), 0)::int as given,
          coalesce(sum(amount_cents) filter (where account = 'bought'), 0)::int as bought,
          coalesce(sum(amount_cents) filter (where account = 'points'), 0)::int as points,
          coalesce(sum(amount_cents) filter (where account = 'points_pending'), 0)::int as pending
        from ledger_balance where client_id = $1
      ) m`,
  row: {
    bags: 'int',
    kits: 'int',
    givenCents: 'int',
    boughtCents: 'int',
    points: 'int',
    pointsPending: 'int',
  },
})

/** What a household has of ours, and of its own with us. */
export async function readHeld(db: Db, clientId: string): Promise<HeldRow> {
  return subscriptionHeld.one(db, [clientId])
}

interface UnderwayRow {
  id: string
  /** ISO date. */
  deliveryDate: string
  state: OrderState
  /** ISO instant. */
  cutoffAt: string
  totalCents: number
}

const subscriptionUnderway = statement<UnderwayRow>({
  name: 'subscription_underway',
  text: `select id, delivery_date::text as "deliveryDate", state, total_cents as "totalCents",
        to_char(cutoff_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cutoffAt"
      from client_order
      where client_id = $1 and week >= ($2::timestamptz - interval '8 weeks')::date and (state in ('locked', 'payment_failed', 'charged', 'packed', 'out_for_delivery')
        or (state = 'upcoming' and cutoff_at < $2))
      order by delivery_date`,
  row: { id: 'uuid', deliveryDate: 'text', state: 'text', totalCents: 'int', cutoffAt: 'text' },
})

/** Boxes that go on whatever becomes of the subscription, soonest first; `upcoming` ones are past their cutoff. */
export async function readUnderway(db: Db, clientId: string, now: string): Promise<UnderwayRow[]> {
  return subscriptionUnderway.all(db, [clientId, now])
}

/** Those of them that are expected: not those whose day has passed without a report. */
export const stillComing = <B extends UnderwayRow>(boxes: readonly B[], brand: BrandId, now: string): B[] =>
  boxes.filter(box => !isOverdue(box, brandDate(brand, now)))

const householdRelease = statement({
  name: 'household_release',
  text: 'delete from household where client_id = $1',
})

/** Another household can move in: closing frees the door (rule 42). */
export async function releaseHousehold(tx: Tx, clientId: string): Promise<void> {
  await householdRelease.run(tx, [clientId])
}

const subscriptionPausesEnding = batchStatement<{ id: string }>({
  name: 'subscription_pauses_ending',
  text: `select client_id as id from subscription
      where brand = $1 and resumes_on <= $2 and state = 'paused' order by resumes_on, client_id limit 1000`,
  row: { id: 'uuid' },
})

/** Paused households of a brand whose pause ends by an ISO date. */
export async function readEndingPauses(db: Db, brand: BrandId, resumingBy: string): Promise<string[]> {
  return (await subscriptionPausesEnding.all(db, [brand, resumingBy])).map(row => row.id)
}

const subscriptionPausesUnannounced = batchStatement<{ clientId: string; resumesOn: string }>({
  name: 'subscription_pauses_unannounced',
  text: `select s.client_id as "clientId", s.resumes_on::text as "resumesOn" from subscription s
      where s.brand = $1 and s.resumes_on <= $2 and s.resume_told is distinct from s.resumes_on
        and s.state = 'paused' and s.state_since < $3
      order by s.resumes_on, s.client_id limit 1000`,
  row: { clientId: 'uuid', resumesOn: 'text' },
})

/** Paused households of a brand whose pause ends by a day and that have had no notice of it. */
export async function readUnannounced(
  db: Db,
  brand: BrandId,
  { resumingBy, pausedBefore }: { resumingBy: string; pausedBefore: string },
): Promise<{ clientId: string; resumesOn: string }[]> {
  return subscriptionPausesUnannounced.all(db, [brand, resumingBy, pausedBefore])
}

const subscriptionAnnounced = statement({
  name: 'subscription_announced',
  text: 'update subscription set resume_told = $2 where client_id = $1',
})

/** Notes that a household has been told the day its pause ends on, ISO date. */
export async function markAnnounced(tx: Tx, clientId: string, resumesOn: string): Promise<void> {
  await subscriptionAnnounced.run(tx, [clientId, resumesOn])
}

const subscriptionReadyToClose = batchStatement<{ id: string }>({
  name: 'subscription_ready_to_close',
  text: `select s.client_id as id from subscription s
      where s.brand = $1 and s.state = 'closing'
        and not exists (select from returnable_loan r where r.client_id = s.client_id and r.returned_at is null)
        and not exists (select from client_order o where o.client_id = s.client_id
          and (o.state in ('locked', 'payment_failed', 'charged', 'packed', 'out_for_delivery')
            or (o.state = 'upcoming' and o.cutoff_at < $2)))
        and not exists (select from ledger_balance b
          where b.client_id = s.client_id and b.account = 'bought' and b.amount_cents > 0)
      order by s.client_id limit 1000`,
  row: { id: 'uuid' },
})

/** Closing households with nothing left to settle: no bag out, no box under way, no bought value. */
export async function readReadyToClose(db: Db, brand: BrandId, now: string): Promise<string[]> {
  return (await subscriptionReadyToClose.all(db, [brand, now])).map(row => row.id)
}

interface ChoiceRow {
  state: SubscriptionState
  planId: string
  categories: DishCategory[]
  profileKey: string
}

const subscriptionChoice = statement<ChoiceRow>({
  name: 'subscription_choice',
  text: `select state, plan_id as "planId", categories, profile_key as "profileKey"
      from subscription where client_id = $1`,
  row: { state: 'text', planId: 'text', categories: 'text[]', profileKey: 'text' },
})

/** A client's plan and preferences; null without a subscription. */
export async function readChoice(db: Db, clientId: string): Promise<ChoiceRow | null> {
  return (await subscriptionChoice.first(db, [clientId])) ?? null
}

const subscriptionPlan = statement({
  name: 'subscription_plan',
  text: 'update subscription set plan_id = $2, categories = $3, profile_key = $4 where client_id = $1',
})

export async function writePlan(
  tx: Tx,
  clientId: string,
  to: { planId: string; categories: readonly DishCategory[]; profileKey: string },
): Promise<void> {
  await subscriptionPlan.run(tx, [clientId, to.planId, to.categories, to.profileKey])
}
