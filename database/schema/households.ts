// The household: its people, its subscription, its addresses, its discounts.

import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { provinces } from '../../domain/brands.ts'
import { statesOf } from '../../domain/machines/tables.ts'
import { codeTypes, discountUnits } from '../../domain/pricing/discounts.ts'
import { day, instant, oneOf } from './columns.ts'

export const client = pgTable('client', {
  clientId: uuid('client_id').primaryKey(),
  brand: text('brand').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  language: text('language').notNull(),
  /** Argon2id; null for a client who signs in only with a provider. */
  passwordHash: text('password_hash'),
  /** Only the program before staff (staff.ts) reads it, during a deploy; it goes in the release after. */
  isAdmin: boolean('is_admin').notNull().default(false),
  /** Drives a van: sees the stops of the routes that are theirs. */
  isDriver: boolean('is_driver').notNull().default(false),
  /** An admin allows this account where another household has one already (rule 42). */
  sharesDoor: boolean('shares_door').notNull().default(false),
  /** How they heard of us, in the words of domain/sources.ts; null where they did not say. */
  source: text('source'),
  createdAt: instant('created_at').notNull(),
})

/** A sign-up in progress, so that it continues where it stopped on any device. */
export const signupDraft = pgTable('signup_draft', {
  clientId: uuid('client_id').primaryKey(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const subscription = pgTable(
  'subscription',
  {
    clientId: uuid('client_id').primaryKey(),
    brand: text('brand').notNull(),
    state: text('state').notNull(),
    planId: text('plan_id').notNull(),
    categories: text('categories').array().notNull(),
    /** Allergen ids, `ingredient:<id>`, and `dish:<id>` for dishes never wanted again: hard exclusions. */
    exclusions: text('exclusions').array().notNull(),
    /** The excluded allergens that are severe: their traces are avoided too (rule 64). */
    severe: text('severe').array().notNull().default([]),
    /** Favourite cuisines. */
    tastes: text('tastes').array().notNull().default([]),
    vegetarian: boolean('vegetarian').notNull(),
    vegan: boolean('vegan').notNull(),
    /** domain/choice profile key: households with equal keys are chosen for alike. */
    profileKey: text('profile_key').notNull(),
    province: text('province').notNull(),
    kitchen: text('kitchen').notNull(),
    zone: text('zone').notNull(),
    weekday: smallint('weekday').notNull(),
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
    /** Monday of the first week that has an order. */
    firstWeek: day('first_week').notNull(),
    /** Last day on which 26 deliveries lie within 52 weeks (rule 44); moved by each delivery. Null before the 26th. */
    loyalUntil: day('loyal_until'),
    /** While paused: the delivery that its boxes resume with; null without a date. */
    resumesOn: day('resumes_on'),
    /** The return date that was announced last. */
    resumeTold: day('resume_told'),
    /** The reason for pausing or closing, and since when. Null for a subscription that was always active. */
    stopReason: text('stop_reason'),
    stateSince: instant('state_since'),
    createdAt: instant('created_at').notNull(),
  },
  t => [
    index('subscription_brand_state').on(t.brand, t.state),
    index('subscription_resumes').on(t.brand, t.resumesOn).where(sql`${t.resumesOn} is not null`),
    index('subscription_to_announce')
      .on(t.brand, t.resumesOn)
      .where(sql`${t.resumesOn} is not null and ${t.resumeTold} is distinct from ${t.resumesOn}`),
    oneOf('subscription_state_known', t.state, statesOf('subscription')),
    oneOf('subscription_province_known', t.province, provinces),
  ],
)

export const deliveryAddress = pgTable(
  'delivery_address',
  {
    clientId: uuid('client_id').notNull(),
    /** `main`, or `alternate`. */
    kind: text('kind').notNull(),
    address: text('address').notNull(),
    unit: text('unit').notNull(),
    buzzer: text('buzzer').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postal: text('postal').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** How the coordinates were found: `rooftop` of a civic address, `street` by the nearest listed number, `area`. */
    mode: text('mode').notNull(),
    phone: text('phone').notNull(),
    instructions: text('instructions').notNull(),
    householdKey: text('household_key').notNull(),
    /** Notes for the driver; the household can change them without changing the address. */
    notes: text('notes').notNull().default(''),
    /** First hour of the preferred window for collecting bags, brand wall clock; null for with the next box. */
    bagPickupHour: smallint('bag_pickup_hour'),
    /** The days of an alternate address, both included; null for the main one. */
    fromDate: day('from_date'),
    untilDate: day('until_date'),
    /** False for an address that was typed and that no list has (rule 67), until an admin has checked it. */
    verified: boolean('verified').notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.kind] }),
    index('delivery_address_unverified').on(t.clientId).where(sql`not ${t.verified}`),
    oneOf('delivery_address_province_known', t.province, provinces),
  ],
)

/** A message that a household closed on its dashboard, and when: it stays closed. */
export const clientDismissal = pgTable(
  'client_dismissal',
  {
    clientId: uuid('client_id').notNull(),
    /** The message, e.g. `skip_notice:{order}`. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.key] })],
)

export const paymentMethod = pgTable(
  'payment_method',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    /** Its processor (server/integrations/processors/port.ts). */
    provider: text('provider').notNull(),
    token: text('token').notNull(),
    cardBrand: text('card_brand').notNull(),
    last4: text('last4').notNull(),
    /** Null for an account at PayPal, which does not expire. */
    expiryMonth: smallint('expiry_month'),
    expiryYear: smallint('expiry_year'),
    /** For an account, its email. */
    nameOnCard: text('name_on_card').notNull(),
    isDefault: boolean('is_default').notNull(),
    /** First day of the last month whose expiry was handled: its holder was told, if boxes come. */
    expiryTold: day('expiry_told'),
    createdAt: instant('created_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    // Default cards whose expiry has not been announced.
    index('payment_method_expiring')
      .on(t.expiryYear, t.expiryMonth)
      .where(
        sql`${t.isDefault} and ${t.expiryYear} is not null and ${t.expiryTold} is distinct from make_date(${t.expiryYear}, ${t.expiryMonth}, 1)`,
      ),
  ],
)

/**
 * A discount a household holds, from `created_at` until `ended_at`, where it was taken off again; a box has it that had its cutoff in
 * between. Which element applies follows from the order's number.
 */
export const heldDiscount = pgTable(
  'held_discount',
  {
    clientId: uuid('client_id').notNull(),
    code: text('code').notNull(),
    type: text('type').notNull(),
    unit: text('unit').notNull(),
    elements: jsonb('elements').$type<number[]>().notNull(),
    minimumSpendCents: integer('minimum_spend_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.code, t.createdAt] }),
    uniqueIndex('held_discount_once').on(t.clientId, t.code).where(sql`${t.endedAt} is null`),
    oneOf('held_discount_type_known', t.type, codeTypes),
    oneOf('held_discount_unit_known', t.unit, discountUnits),
  ],
)

/**
 * A code a household took. The row prevents a single-use code from being taken twice, and its use from being counted twice.
 * `ended_at`: given up before it was used; then it may be taken again.
 */
export const codeUse = pgTable(
  'code_use',
  {
    clientId: uuid('client_id').notNull(),
    code: text('code').notNull(),
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
  },
  t => [primaryKey({ columns: [t.clientId, t.code] })],
)

/** An event of the household itself: signed up, subscribed, paused, card changed. */
export const clientEvent = pgTable(
  'client_event',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    /** The browser in which it was done, in words: `Firefox, Windows`. Null where it was not done in one. */
    device: text('device'),
    data: jsonb('data').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] }), index('client_event_latest').on(t.clientId, t.at)],
)

/** What the office should remember of a household, in the words of whoever wrote it; the household does not see it here, but in its copy. */
export const householdNote = pgTable(
  'household_note',
  {
    clientId: uuid('client_id').notNull(),
    /** The request's, so that repeating it writes it once. */
    id: uuid('id').notNull(),
    words: text('words').notNull(),
    /** The person of the company. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** An employer's credit (domain/corporate.ts). Its balance is in the ledger. */
export const corporateCreditPlan = pgTable(
  'corporate_credit_plan',
  {
    clientId: uuid('client_id').primaryKey(),
    plan: text('plan').notNull(),
    valueCents: integer('value_cents').notNull(),
    expiresOn: day('expires_on').notNull(),
    /** When the plan was set, and the end that it had before: a box whose cutoff was earlier still counts on that. */
    setAt: instant('set_at'),
    formerExpiresOn: day('former_expires_on'),
    /** How often the credit is renewed. */
    period: text('period').notNull().default('once'),
    /** The day its periods are counted from. */
    startsOn: day('starts_on'),
    /** First day of the period whose value is in the ledger. Null before the first credit. */
    creditedFor: day('credited_for'),
    /**
     * The day on which its next period begins or its end is settled; the first of all days until it is computed, null after
     * its end.
     */
    dueOn: day('due_on').default('0001-01-01'),
  },
  t => [index('corporate_credit_plan_due').on(t.dueOn).where(sql`${t.dueOn} is not null`)],
)
