// The weekly run: batches and their slices.

import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant, oneOf } from './columns.ts'

/**
 * All orders of one brand, delivery date and kitchen: a cutoff locks them together. Each column is the time at which a step
 * finished.
 */
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
    /** When declined cards are tried again; null when no try is left. */
    retryAt: instant('retry_at'),
    /** The reminders of its cutoff that are done, in hours before it. */
    reminded: smallint('reminded').array().notNull().default([]),
    /** Packed: orders unpaid by then are cancelled. */
    packedAt: instant('packed_at'),
    /** Its stops are on routes; and when that was last checked. */
    routedAt: instant('routed_at'),
    routesSeenAt: instant('routes_seen_at'),
    /** Its day is over, and its boxes are counted (`box_figure`). */
    countedAt: instant('counted_at'),
    /** Open boxes without a choice for which the week has too few safe meals (`unserved_box`), as they were last counted. */
    unserved: integer('unserved'),
    unservedAt: instant('unserved_at'),
    /** Every box of it was reported on: none is still on its way. */
    reportedAt: instant('reported_at'),
  },
  t => [
    primaryKey({ columns: [t.brand, t.deliveryDate, t.kitchen] }),
    // Unfinished work, which the clock looks for all day; a finished batch is in none of these indexes.
    index('batch_to_charge').on(t.cutoffAt).where(sql`${t.chargedAt} is null`),
    index('batch_to_retry').on(t.retryAt).where(sql`${t.retryAt} is not null`),
    index('batch_to_pack')
      .on(t.brand, t.deliveryDate)
      .where(sql`${t.chargedAt} is not null and ${t.packedAt} is null`),
    index('batch_to_count')
      .on(t.brand, t.deliveryDate)
      .where(sql`${t.packedAt} is not null and ${t.countedAt} is null`),
  ],
)

/** Batches that somebody has stopped: the weekly run leaves them alone until they are let go on, and then does what has fallen due. */
export const batchPause = pgTable(
  'batch_pause',
  {
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    reason: text('reason').notNull(),
    /** Who stopped it: a person of the staff, or the account of one. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.deliveryDate, t.kitchen] })],
)

/** Steps of batches that failed as a whole at their last try; one that succeeds is in it no more. */
export const batchFailure = pgTable(
  'batch_failure',
  {
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    /** `run`: chosen for, locked and charged; `retry`: declined cards; `pack`. */
    step: text('step').notNull(),
    /** In the program's words. */
    why: text('why').notNull(),
    since: instant('since').notNull(),
    triedAt: instant('tried_at').notNull(),
    tries: integer('tries').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.deliveryDate, t.kitchen, t.step] })],
)

/**
 * How the boxes of a batch stand, as the worker last counted them: pages of the office read these few rows, however many boxes there
 * are. Reference data: it names no household.
 */
export const batchFigure = pgTable(
  'batch_figure',
  {
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    state: text('state').notNull(),
    orders: integer('orders').notNull(),
    /** What they cost together, tax included; those that are not priced yet cost nothing. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** For which nothing is chosen yet. */
    unchosen: integer('unchosen').notNull(),
    /** Chosen for, and below the minimum. */
    under: integer('under').notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.deliveryDate, t.kitchen, t.state] })],
)

/**
 * Open boxes without a choice for which the week has too few safe meals, as the worker last found them; a few hundred a batch at the
 * most, and none of a batch past its cutoff.
 */
export const unservedBox = pgTable(
  'unserved_box',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    /** Meals of the box, and those that the week has for it. */
    needed: integer('needed').notNull(),
    safe: integer('safe').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.orderId] }),
    index('unserved_box_batch').on(t.brand, t.deliveryDate, t.kitchen),
  ],
)

/**
 * The order of categories for the automatic choice in a brand's week, in versions: the newest counts. Without one, or with null in
 * the newest, dishes keep the menu's ranking.
 */
export const categoryRanking = pgTable(
  'category_ranking',
  {
    brand: text('brand').notNull(),
    week: day('week').notNull(),
    version: integer('version').notNull(),
    /** Every category once, best first. */
    categories: text('categories').array(),
    /** The admin who saved it. */
    actor: uuid('actor').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.week, t.version] })],
)

/**
 * A few thousand neighbouring households of a batch: one transaction of the weekly run writes them. Made when the batch is chosen
 * for; `choice` is the result for its households without a selection, with the kitchen's capacity already taken.
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
    /** On several nodes: the households themselves, until they are charged. */
    members: uuid('members').array(),
    choice: jsonb('choice')
      .$type<{ profileKey: string; dishIds: string[]; households: number }[]>()
      .notNull(),
    lockedAt: instant('locked_at'),
    chargedAt: instant('charged_at'),
  },
  t => [primaryKey({ columns: [t.brand, t.deliveryDate, t.kitchen, t.slice] })],
)

/**
 * A household that the weekly run could not serve, by a fault of its own data or of the program: it is left out, so that nobody waits
 * for it, and tried again until it is served. `open`: of one or more days its order was not opened, the first being `deliveryDate`;
 * `run`: its order was not chosen for, locked or charged. Then the slice holds this household alone.
 */
export const weeklySetAside = pgTable(
  'weekly_set_aside',
  {
    clientId: uuid('client_id').notNull(),
    step: text('step').notNull(),
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    slice: integer('slice'),
    orderId: uuid('order_id'),
    since: instant('since').notNull(),
    triedAt: instant('tried_at').notNull(),
    /** What failed at the last try, in the program's words. */
    why: text('why').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.step, t.deliveryDate] }),
    oneOf('weekly_set_aside_step', t.step, ['open', 'run']),
  ],
)
