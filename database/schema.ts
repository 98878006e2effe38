// The tables. Every household row leads its key with client_id, so that the schema can be distributed by it
// (DOMAIN.md, Scale); menus, dishes, areas, plans and flags are reference data. No triggers, no sequences with meaning,
// no foreign keys across distribution: what must hold is in keys, guarded statements and one transaction a change.

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Dish, MarketItem } from '../domain/catalogue/types.ts'
import type { PricedOrder } from '../domain/pricing/types.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const day = (name: string) => date(name, { mode: 'string' })

// ── Reference data ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The program's clock is real time plus this offset; one row. Moved outside production only. */
export const programClock = pgTable('program_clock', {
  id: smallint('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
})

export const featureFlag = pgTable(
  'feature_flag',
  { brand: text('brand').notNull(), name: text('name').notNull(), enabled: boolean('enabled').notNull() },
  t => [primaryKey({ columns: [t.brand, t.name] })],
)

/** A forward sortation area: who serves it, from which kitchen, by which zone of delivery days. */
export const area = pgTable('area', {
  fsa: char('fsa', { length: 3 }).primaryKey(),
  brand: text('brand').notNull(),
  province: text('province').notNull(),
  place: text('place').notNull(),
  served: boolean('served').notNull(),
  kitchen: text('kitchen').notNull(),
  zone: text('zone').notNull(),
  lat: doublePrecision('lat').notNull(),
  lon: doublePrecision('lon').notNull(),
})

/** A day and window on which a zone is driven to. Weekday: ISO, 1 is Monday. */
export const deliverySlot = pgTable(
  'delivery_slot',
  {
    zone: text('zone').notNull(),
    weekday: smallint('weekday').notNull(),
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
  },
  t => [primaryKey({ columns: [t.zone, t.weekday, t.startHour] })],
)

/** Real civic addresses for suggestions; search_text is folded by domain/address. */
export const civicAddress = pgTable(
  'civic_address',
  {
    id: integer('id').primaryKey(),
    number: text('number').notNull(),
    street: text('street').notNull(),
    unit: text('unit').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postal: text('postal').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    searchText: text('search_text').notNull(),
  },
  t => [
    index('civic_address_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('civic_address_number').on(t.number),
  ],
)

export const dishVersion = pgTable(
  'dish_version',
  {
    dishId: text('dish_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    content: jsonb('content').$type<Dish>().notNull(),
  },
  t => [primaryKey({ columns: [t.dishId, t.version] })],
)

export const marketItem = pgTable(
  'market_item',
  {
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<MarketItem>().notNull(),
  },
  t => [primaryKey({ columns: [t.itemId, t.version] })],
)

/** A brand's week. `version` goes up with every change of its entries; pages and memory are cached by it. */
export const menuWeek = pgTable(
  'menu_week',
  {
    brand: text('brand').notNull(),
    week: day('week').notNull(),
    version: integer('version').notNull().default(1),
    publishedAt: instant('published_at'),
  },
  t => [primaryKey({ columns: [t.brand, t.week] })],
)

/** What stands on a brand's week. `taken` moves by one guarded statement: taken + n <= capacity. */
export const menuEntry = pgTable(
  'menu_entry',
  {
    brand: text('brand').notNull(),
    week: day('week').notNull(),
    productId: text('product_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    category: text('category').notNull(),
    rank: integer('rank').notNull(),
    surchargeCents: integer('surcharge_cents').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  t => [primaryKey({ columns: [t.brand, t.week, t.productId] })],
)

/** Codes that give a discount. `elements`: percent off the 1st, 2nd, … order, or cents where `unit` says so. */
export const discountCode = pgTable(
  'discount_code',
  {
    brand: text('brand').notNull(),
    /** Upper case. */
    code: text('code').notNull(),
    type: text('type').notNull(),
    unit: text('unit').notNull(),
    elements: jsonb('elements').$type<number[]>().notNull(),
    minimumSpendCents: integer('minimum_spend_cents').notNull().default(0),
    nameEn: text('name_en').notNull(),
    nameFr: text('name_fr').notNull(),
    textEn: text('text_en').notNull(),
    textFr: text('text_fr').notNull(),
    from: day('valid_from'),
    until: day('valid_until'),
    /** Shown to visitors who bring none of their own. */
    isDefault: boolean('is_default').notNull().default(false),
  },
  t => [primaryKey({ columns: [t.brand, t.code] })],
)

// ── Before there is a household ─────────────────────────────────────────────────────────────────────────────────────

/** An opaque random token, hashed at rest. `data` keeps a visitor's plan, discount and remembered places. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    brand: text('brand').notNull(),
    clientId: uuid('client_id'),
    locale: text('locale'),
    settingsAuthenticatedAt: instant('settings_authenticated_at'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  t => [index('session_client').on(t.clientId), index('session_expiry').on(t.expiresAt)],
)

/** An address nobody could take: where people want us. */
export const addressAttempt = pgTable('address_attempt', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  clientId: uuid('client_id'),
  text: text('text').notNull(),
  postal: text('postal'),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
})

/** One e-mail address, one client, within a brand. */
export const clientEmail = pgTable(
  'client_email',
  { brand: text('brand').notNull(), email: text('email').notNull(), clientId: uuid('client_id').notNull() },
  t => [primaryKey({ columns: [t.brand, t.email] })],
)

/** One account per household (RULINGS 42): folded number, street, unit and postal code. */
export const household = pgTable('household', {
  householdKey: text('household_key').primaryKey(),
  clientId: uuid('client_id').notNull(),
})

// ── The household ───────────────────────────────────────────────────────────────────────────────────────────────────

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
  createdAt: instant('created_at').notNull(),
})

export const clientProvider = pgTable(
  'client_provider',
  {
    clientId: uuid('client_id').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.provider] })],
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
    /** Allergen ids and `dish:<id>` for dishes never wanted again: hard exclusions. */
    exclusions: text('exclusions').array().notNull(),
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
    createdAt: instant('created_at').notNull(),
  },
  t => [index('subscription_brand_state').on(t.brand, t.state)],
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
    /** How the coordinates were found: `rooftop` for a civic address. */
    mode: text('mode').notNull(),
    phone: text('phone').notNull(),
    instructions: text('instructions').notNull(),
    householdKey: text('household_key').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.kind] })],
)

export const paymentMethod = pgTable(
  'payment_method',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    /** `builtin` today; the port's name. */
    provider: text('provider').notNull(),
    token: text('token').notNull(),
    cardBrand: text('card_brand').notNull(),
    last4: text('last4').notNull(),
    expiryMonth: smallint('expiry_month').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    nameOnCard: text('name_on_card').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
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
  t => [primaryKey({ columns: [t.clientId, t.code] })],
)

/**
 * One household's box for one week. `version` goes up by one with every change and keys its event, so two writers of the
 * same version cannot both win. Money is null until something is chosen; then `priced` is what the household last saw.
 */
export const clientOrder = pgTable(
  'client_order',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    brand: text('brand').notNull(),
    week: day('week').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
    kitchen: text('kitchen').notNull(),
    province: text('province').notNull(),
    planId: text('plan_id').notNull(),
    cutoffAt: instant('cutoff_at').notNull(),
    state: text('state').notNull(),
    version: integer('version').notNull().default(1),
    /** `client` or `automatic`; null while nothing is chosen. */
    chosenBy: text('chosen_by'),
    priced: jsonb('priced').$type<PricedOrder>(),
    totalCents: integer('total_cents'),
    pointsEarned: integer('points_earned').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('client_order_week').on(t.clientId, t.week),
    // Finds a batch, or a slice of its households; state is left out on purpose, so that moving it stays a cheap
    // heap-only update.
    index('client_order_batch').on(t.brand, t.deliveryDate, t.kitchen, t.clientId),
  ],
)

export const orderLine = pgTable(
  'order_line',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    productId: text('product_id').notNull(),
    /** The version the menu week pinned: the order remembers what the dish was. */
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    /** Units; see domain/pricing/types.ts. */
    quantity: integer('quantity').notNull(),
    customizationId: text('customization_id'),
    pairings: text('pairings').array().notNull().default([]),
  },
  t => [primaryKey({ columns: [t.clientId, t.orderId, t.productId] })],
)

/** What happened to an order, keyed by the version it led to. */
export const orderEvent = pgTable(
  'order_event',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.orderId, t.version] })],
)

/** What happened to the household itself: signed up, subscribed, paused, card changed. */
export const clientEvent = pgTable(
  'client_event',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.id] })],
)

/** One attempt at one order's card part. The idempotency key given to the processor is `{client}:{order}:{attempt}`. */
export const payment = pgTable(
  'payment',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    attempt: smallint('attempt').notNull(),
    state: text('state').notNull(),
    amountCents: integer('amount_cents').notNull(),
    methodId: uuid('method_id').notNull(),
    providerReference: text('provider_reference'),
    declineCode: text('decline_code'),
    actionUrl: text('action_url'),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.orderId, t.attempt] })],
)

/** Append-only. Entries with the same client and key are one transaction and sum to zero (DOMAIN.md, Money). */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    clientId: uuid('client_id').notNull(),
    /** Idempotency key of the transaction, e.g. `charge:{order}`. */
    key: text('key').notNull(),
    account: text('account').notNull(),
    amountCents: integer('amount_cents').notNull(),
    orderId: uuid('order_id'),
    reason: text('reason').notNull(),
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.key, t.account] }),
    // What a household can still spend: few entries among the years of charges that the weekly run would else read.
    index('ledger_entry_value')
      .on(t.clientId, t.account, t.amountCents)
      .where(sql`${t.account} in ('given', 'bought', 'corporate')`),
  ],
)

/** Everything a client is told, written in the transaction of the change it tells of; rendered when sent. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    clientId: uuid('client_id').notNull(),
    /** Idempotency key, e.g. `charged:{order}`. */
    key: text('key').notNull(),
    brand: text('brand').notNull(),
    channel: text('channel').notNull(),
    template: text('template').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Times it was taken up to be sent; until `retryAt` (real time) nobody else takes it up. */
    attempts: smallint('attempts').notNull().default(0),
    retryAt: instant('retry_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.key] }),
    index('outbox_message_unsent').on(t.createdAt).where(sql`${t.sentAt} is null`),
  ],
)

/** What was sent by the built-in mailbox and SMS page. */
export const sentMessage = pgTable(
  'sent_message',
  {
    clientId: uuid('client_id').notNull(),
    key: text('key').notNull(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    locale: text('locale').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html'),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.key] }), index('sent_message_recipient').on(t.recipient, t.at)],
)

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
  t => [primaryKey({ columns: [t.clientId, t.number, t.outSince] })],
)

export const corporateCreditPlan = pgTable('corporate_credit_plan', {
  clientId: uuid('client_id').primaryKey(),
  plan: text('plan').notNull(),
  valueCents: integer('value_cents').notNull(),
  expiresOn: day('expires_on').notNull(),
})

// ── The weekly run ──────────────────────────────────────────────────────────────────────────────────────────────────

/** All orders of one brand, delivery date and kitchen: what cutoff locks together. Steps stamp what they finished. */
export const batch = pgTable(
  'batch',
  {
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    week: day('week').notNull(),
    cutoffAt: instant('cutoff_at').notNull(),
    /** Every household of the day's slots has its order. */
    openedAt: instant('opened_at'),
    chosenAt: instant('chosen_at'),
    lockedAt: instant('locked_at'),
    chargedAt: instant('charged_at'),
    /** When cards that could not be charged are asked again; null when none is left to ask. */
    retryAt: instant('retry_at'),
    /** Packed: what was not paid by then is cancelled. */
    packedAt: instant('packed_at'),
  },
  t => [primaryKey({ columns: [t.brand, t.deliveryDate, t.kitchen] }), index('batch_cutoff').on(t.cutoffAt)],
)

/**
 * A few thousand neighbouring households of a batch: what one transaction of the weekly run writes. Made when the batch is
 * chosen for; `choice` says what its households without a selection get, the kitchen's capacity for it being taken.
 */
export const batchSlice = pgTable(
  'batch_slice',
  {
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    slice: integer('slice').notNull(),
    /** The slice's households: from `firstClient` on, before `beforeClient`. */
    firstClient: uuid('first_client').notNull(),
    beforeClient: uuid('before_client').notNull(),
    choice: jsonb('choice')
      .$type<{ profileKey: string; dishIds: string[]; households: number }[]>()
      .notNull(),
    lockedAt: instant('locked_at'),
    chargedAt: instant('charged_at'),
  },
  t => [primaryKey({ columns: [t.brand, t.deliveryDate, t.kitchen, t.slice] })],
)

// ── The built-in card processor: an outside system that happens to live here ────────────────────────────────────────

export const builtinCard = pgTable('builtin_card', {
  token: text('token').primaryKey(),
  cardBrand: text('card_brand').notNull(),
  last4: text('last4').notNull(),
  expiryMonth: smallint('expiry_month').notNull(),
  expiryYear: smallint('expiry_year').notNull(),
  /** What the test number does: `approves`, `declines`, `asks`. */
  behaviour: text('behaviour').notNull(),
  /** `ready`, `needs_action`, `refused`. */
  state: text('state').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const builtinCharge = pgTable('builtin_charge', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  token: text('token').notNull(),
  amountCents: integer('amount_cents').notNull(),
  state: text('state').notNull(),
  declineCode: text('decline_code'),
  at: instant('at').notNull(),
})
