// A household’s boxes: orders, their lines, and their events.

import {
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
import { statesOf } from '../../domain/machines/tables.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { Answer, DislikeCategory } from '../../domain/reviews/reviews.ts'
import { atLeast, day, instant, oneOfMany } from './columns.ts'

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
    /** The profile that an automatic choice fills it by; like the plan it changes until the cutoff. Empty once the box is locked. */
    profileKey: text('profile_key').notNull(),
    cutoffAt: instant('cutoff_at').notNull(),
    state: text('state').notNull(),
    version: integer('version').notNull().default(1),
    /** `client` or `automatic`; null before anything is chosen. */
    chosenBy: text('chosen_by'),
    priced: jsonb('priced').$type<PricedOrder>(),
    totalCents: integer('total_cents'),
    pointsEarned: integer('points_earned').notNull().default(0),
    /** Ids of the last refused requests: one of them that arrives again later stays refused. */
    refused: text('refused').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('client_order_week').on(t.clientId, t.week),
    // Finds a batch, or a slice of its households; state is left out on purpose, so that moving it stays a cheap
    // heap-only update.
    index('client_order_batch').on(t.brand, t.deliveryDate, t.kitchen, t.clientId),
    oneOfMany('client_order_state_known', t.state, statesOf('order')),
    atLeast('client_order_total_not_negative', t.totalCents, 0),
    atLeast('client_order_points_not_negative', t.pointsEarned, 0),
  ],
)

/** The address of a box that was billed before the household's address changed: the one on file at billing. */
export const orderAddress = pgTable(
  'order_address',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    address: jsonb('address').$type<Record<string, unknown>>().notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.orderId] })],
)

export const orderLine = pgTable(
  'order_line',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    productId: text('product_id').notNull(),
    /** The version the menu week pinned: the order keeps that version of the dish. */
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    /** Units; see domain/pricing/types.ts. */
    quantity: integer('quantity').notNull(),
    customizationId: text('customization_id'),
    pairings: text('pairings').array().notNull().default([]),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.orderId, t.productId] }),
    atLeast('order_line_quantity_positive', t.quantity, 1),
  ],
)

/** An event of an order, keyed by the version it led to. */
export const orderEvent = pgTable(
  'order_event',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    /** The browser in which it was done, in words; null where it was not done in one. */
    device: text('device'),
    data: jsonb('data').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.orderId, t.version] }),
    index('order_event_latest').on(t.clientId, t.at),
  ],
)

/** A household's review of a product of a delivered order. Reviews of other versions of a dish count too. */
export const review = pgTable(
  'review',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    productId: text('product_id').notNull(),
    version: integer('version').notNull(),
    /** Null where there is only a comment. */
    orderAgain: text('order_again').$type<Answer>(),
    mostLiked: text('most_liked'),
    nextTime: text('next_time'),
    dislikes: jsonb('dislikes').$type<Partial<Record<DislikeCategory, string>>>().notNull().default({}),
    minutes: smallint('minutes'),
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.orderId, t.productId] })],
)
