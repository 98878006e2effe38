// Shortages before packing: the boxes they affect, and each household's answer.

import { sql } from 'drizzle-orm'
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
import { shortageChoices } from '../../domain/substitution.ts'
import { atLeast, day, instant, oneOf } from './columns.ts'

/** A product of a batch, or an ingredient of a dish, of which there is not enough. Reference data: it names no household. */
export const shortage = pgTable(
  'shortage',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    /** The dish or item that is short. */
    productId: text('product_id').notNull(),
    /** For a dish: the missing ingredient; null where the whole product is short. */
    ingredientId: text('ingredient_id'),
    /** The replacement: an ingredient, or a product with the version the menu pins; null where there is none. */
    replacement: jsonb('replacement').$type<{ id: string; version: number | null }>(),
    /** Where the product is not short but was corrected, and the households exclude what it is now: its correction. */
    correctionId: uuid('correction_id'),
    /** Until when households can answer; null where there is no replacement and nobody is asked. */
    decideBy: instant('decide_by'),
    /** The admin who declared it. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
    /** Every household's answer is carried out. */
    closedAt: instant('closed_at'),
  },
  t => [
    uniqueIndex('shortage_about').on(
      t.brand,
      t.deliveryDate,
      t.kitchen,
      t.productId,
      sql`coalesce(${t.ingredientId}, '')`,
      sql`coalesce(${t.correctionId}::text, '')`,
    ),
    index('shortage_open').on(t.decideBy).where(sql`${t.closedAt} is null`),
  ],
)

/** A box affected by a shortage. */
export const shortageBox = pgTable(
  'shortage_box',
  {
    clientId: uuid('client_id').notNull(),
    shortageId: uuid('shortage_id').notNull(),
    orderId: uuid('order_id').notNull(),
    productId: text('product_id').notNull(),
    units: integer('units').notNull(),
    /** What the replacement adds and removes, as shown to the household: allergens, and since then meat, fish and diets. */
    allergens: jsonb('allergens')
      .$type<{ gained: string[]; lost: string[]; flesh?: string[]; diets?: string[] }>()
      .notNull(),
    /** The outcome where the household does not answer: `accept` or `drop`. */
    standard: text('standard').notNull(),
    /** Null before a decision. */
    choice: text('choice'),
    /** The product swapped for. */
    swapId: text('swap_id'),
    /** `client`, `clock`, or `system` where there was nothing to ask. */
    decidedBy: text('decided_by'),
    refundNumber: smallint('refund_number'),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.shortageId] }),
    index('shortage_box_order').on(t.clientId, t.orderId),
    index('shortage_box_waiting').on(t.shortageId).where(sql`${t.choice} is null`),
    oneOf('shortage_box_choice_known', t.choice, shortageChoices),
    oneOf('shortage_box_standard_known', t.standard, ['accept', 'drop']),
    atLeast('shortage_box_units_positive', t.units, 1),
  ],
)
