// The household: who it is, what it chose, where it lives, what it holds.

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { provinces } from '../../domain/brands.ts'
import { statesOf } from '../../domain/machines/tables.ts'
import { codeTypes, discountUnits } from '../../domain/pricing/discounts.ts'
import { returnableEventKinds, returnableKinds } from '../../domain/returnables.ts'
import { bytes, day, instant, oneOf } from './columns.ts'

export const client = pgTable('client', {
  clientId: uuid('client_id').primaryKey(),
  brand: text('brand').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  language: text('language').notNull(),
  /** Argon2id; null for a client who signs in with a provider only. */
  passwordHash: text('password_hash'),
  isAdmin: boolean('is_admin').notNull().default(false),
  /** Drives a van: sees the stops of the routes that are theirs. */
  isDriver: boolean('is_driver').notNull().default(false),
  /** How they heard of us, in the words of domain/sources.ts; null where they did not say. */
  source: text('source'),
  createdAt: instant('created_at').notNull(),
})

export const clientProvider = pgTable(
  'client_provider',
  {
    clientId: uuid('client_id').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    /** What the provider called them when it was linked; null where it did not tell. */
    email: text('email'),
    linkedAt: instant('linked_at'),
  },
  t => [primaryKey({ columns: [t.clientId, t.provider] })],
)

/** A key of a device that signs its holder in without a password (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    clientId: uuid('client_id').notNull(),
    /** The credential's id, base64url. */
    id: text('id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says itself; a lower number than before tells a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** What its holder calls it. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** A sign-up in progress: what is chosen so far, so that it resumes where it stopped on any device. */
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
    /** Those of the allergens excluded that are severe: traces of them are kept out too (RULINGS 64). */
    severe: text('severe').array().notNull().default([]),
    /** Cuisines the household likes best. */
    tastes: text('tastes').array().notNull().default([]),
    vegetarian: boolean('vegetarian').notNull(),
    vegan: boolean('vegan').notNull(),
    /** domain/choice profile key: households with the same one are chosen for alike. */
    profileKey: text('profile_key').notNull(),
    province: text('province').notNull(),
    kitchen: text('kitchen').notNull(),
    zone: text('zone').notNull(),
    weekday: smallint('weekday').notNull(),
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
    /** Monday of the first week that has an order. */
    firstWeek: day('first_week').notNull(),
    /** Last day on which 26 deliveries lie within 52 weeks (RULINGS 44); moved by each delivery. Null before the 26th. */
    loyalUntil: day('loyal_until'),
    /** While paused: the delivery its boxes come back with, by itself; null until somebody comes back. */
    resumesOn: day('resumes_on'),
    /** The return that was announced last. */
    resumeTold: day('resume_told'),
    /** Why it is paused, closing or closed, and since when. Null for one that is active or always was. */
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
    /** What the driver should know; the household changes it without changing where it lives. */
    notes: text('notes').notNull().default(''),
    /** First hour of the window in which bags are best fetched, brand wall clock; null for with the next box. */
    bagPickupHour: smallint('bag_pickup_hour'),
    /** The days an alternate address holds for, both included; null for the main one. */
    fromDate: day('from_date'),
    untilDate: day('until_date'),
    /** False for one that was typed and that no list has (RULINGS 67), until somebody has looked at it. */
    verified: boolean('verified').notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.kind] }),
    index('delivery_address_unverified').on(t.clientId).where(sql`not ${t.verified}`),
    oneOf('delivery_address_province_known', t.province, provinces),
  ],
)

/** What a household closed on its dashboard, and when: it stays closed. */
export const clientDismissal = pgTable(
  'client_dismissal',
  {
    clientId: uuid('client_id').notNull(),
    /** What it is about, e.g. `skip_notice:{order}`. */
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
    /** Who moves its money (server/integrations/cards/port.ts). */
    provider: text('provider').notNull(),
    token: text('token').notNull(),
    cardBrand: text('card_brand').notNull(),
    last4: text('last4').notNull(),
    /** Null for an account at PayPal, which has no end. */
    expiryMonth: smallint('expiry_month'),
    expiryYear: smallint('expiry_year'),
    /** Of an account, its e-mail. */
    nameOnCard: text('name_on_card').notNull(),
    isDefault: boolean('is_default').notNull(),
    /** First day of the month whose end is dealt with: its holder was told, where boxes come. */
    expiryTold: day('expiry_told'),
    createdAt: instant('created_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    // What pays boxes and has an end that nobody was told of.
    index('payment_method_expiring')
      .on(t.expiryYear, t.expiryMonth)
      .where(
        sql`${t.isDefault} and ${t.expiryYear} is not null and ${t.expiryTold} is distinct from make_date(${t.expiryYear}, ${t.expiryMonth}, 1)`,
      ),
  ],
)

/**
 * A way back in for who forgot the password (RULINGS 59). Of each link sent for it the SHA-256 is kept; setting a password
 * takes all of the client's away.
 */
export const passwordReset = pgTable(
  'password_reset',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    /** One for every time its letter was sent: a letter that is tried again carries another link. */
    tokenHashes: text('token_hashes').array().notNull().default([]),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** Which address of a household's calendar feed counts; without a row it is the first. */
export const calendarFeed = pgTable('calendar_feed', {
  clientId: uuid('client_id').primaryKey(),
  version: integer('version').notNull(),
})

/** A copy of everything kept of a household: asked for, then made by a job. It goes when it is over. */
export const dataExport = pgTable(
  'data_export',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    /** `asked`, `ready`. */
    state: text('state').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The ZIP, once it is made. */
    archive: bytes('archive'),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] }), index('data_export_expiry').on(t.expiresAt)],
)

/** The wish to be erased, its day, and when it was done; then it says until when amounts are kept. */
export const dataErasure = pgTable(
  'data_erasure',
  {
    clientId: uuid('client_id').primaryKey(),
    brand: text('brand').notNull(),
    askedAt: instant('asked_at').notNull(),
    dueOn: day('due_on').notNull(),
    erasedOn: day('erased_on'),
    amountsUntil: day('amounts_until').notNull(),
  },
  t => [
    index('data_erasure_due').on(t.dueOn).where(sql`${t.erasedOn} is null`),
    index('data_erasure_over').on(t.amountsUntil).where(sql`${t.erasedOn} is not null`),
  ],
)

/** A discount a household holds; which element applies follows from the order's number. */
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
  },
  t => [
    primaryKey({ columns: [t.clientId, t.code] }),
    oneOf('held_discount_type_known', t.type, codeTypes),
    oneOf('held_discount_unit_known', t.unit, discountUnits),
  ],
)

/**
 * A code a household took: what keeps one that is good for one household from being taken twice, and its use from being
 * counted twice. `ended_at`: given up before it was used; then it may be taken again.
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

/** What happened to the household itself: signed up, subscribed, paused, card changed. */
export const clientEvent = pgTable(
  'client_event',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    /** The browser it was done in, in words: `Firefox, Windows`. Null where no browser did it. */
    device: text('device'),
    data: jsonb('data').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] }), index('client_event_latest').on(t.clientId, t.at)],
)

/** What a household wants to be told, how and when; without a row it is what everybody begins with (domain/communications). */
export const communicationPreference = pgTable('communication_preference', {
  clientId: uuid('client_id').primaryKey(),
  smsPromotions: boolean('sms_promotions').notNull(),
  /** What comes by letter comes as a short text too. */
  smsUpdates: boolean('sms_updates').notNull().default(false),
  emailUpcoming: boolean('email_upcoming').notNull(),
  emailSkipped: boolean('email_skipped').notNull(),
  emailPromotions: boolean('email_promotions').notNull(),
  /** Reminders before a cutoff, each so many hours before it. */
  reminderHours: smallint('reminder_hours').array().notNull().default([]),
  /** Reminded even where a box has been chosen. */
  remindChosen: boolean('remind_chosen').notNull().default(false),
  /** Whole hours of the brand’s wall clock between which nothing is sent that can wait; null where there are none. */
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  updatedAt: instant('updated_at').notNull(),
})

/** Every consent given and taken back, with its day and the words it was given to. Nothing is ever changed or deleted. */
export const consent = pgTable(
  'consent',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    given: boolean('given').notNull(),
    /** The sentence that stood beside the choice, in the language it was read in. */
    wording: text('wording').notNull(),
    locale: text('locale').notNull(),
    /** The number it is about, E.164, where it is about one. */
    phone: text('phone'),
    device: text('device'),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** A code sent to a phone to see that it is theirs; one at a time. The SHA-256 of the code is kept. */
export const phoneCode = pgTable('phone_code', {
  clientId: uuid('client_id').primaryKey(),
  id: uuid('id').notNull(),
  phone: text('phone').notNull(),
  codeHash: text('code_hash'),
  tries: smallint('tries').notNull().default(0),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** An e-mail address that waits for its link to be followed; one at a time. Of each link sent the SHA-256 is kept. */
export const emailChange = pgTable('email_change', {
  clientId: uuid('client_id').primaryKey(),
  id: uuid('id').notNull(),
  email: text('email').notNull(),
  tokenHashes: text('token_hashes').array().notNull().default([]),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** A numbered bag or kit that is, or was, at a household. */
export const returnableLoan = pgTable(
  'returnable_loan',
  {
    clientId: uuid('client_id').notNull(),
    number: text('number').notNull(),
    kind: text('kind').notNull(),
    outSince: day('out_since').notNull(),
    returnedAt: instant('returned_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.number, t.outSince] }),
    index('returnable_loan_out').on(t.number).where(sql`returned_at is null`),
    oneOf('returnable_loan_kind_known', t.kind, returnableKinds),
  ],
)

/** What happened to a bag or kit while it was at a household: each with who said so, and what shows it. */
export const returnableEvent = pgTable(
  'returnable_event',
  {
    clientId: uuid('client_id').notNull(),
    number: text('number').notNull(),
    outSince: day('out_since').notNull(),
    /** Says what it is about, so that it is written once: `due_soon`, `failed:{stop}`. */
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.number, t.outSince, t.key] }),
    oneOf('returnable_event_kind_known', t.kind, returnableEventKinds),
  ],
)

/** An employer's credit (domain/corporate.ts). What is left of it is in the ledger. */
export const corporateCreditPlan = pgTable(
  'corporate_credit_plan',
  {
    clientId: uuid('client_id').primaryKey(),
    plan: text('plan').notNull(),
    valueCents: integer('value_cents').notNull(),
    expiresOn: day('expires_on').notNull(),
    /** How often the value comes anew. */
    period: text('period').notNull().default('once'),
    /** The day its periods are counted from. */
    startsOn: day('starts_on'),
    /** First day of the period whose value is in the ledger. Null where nothing was credited by the plan yet. */
    creditedFor: day('credited_for'),
    /** The day on which its next period begins or its end is settled; the first of all days until it is reckoned, null after its end. */
    dueOn: day('due_on').default('0001-01-01'),
  },
  t => [index('corporate_credit_plan_due').on(t.dueOn).where(sql`${t.dueOn} is not null`)],
)
