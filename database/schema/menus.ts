// Dishes and items in versions, menu weeks, and discount codes.

import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { type Dish, dishKinds, type MarketItem, productKinds } from '../../domain/catalogue/types.ts'
import { audiences } from '../../domain/pricing/codes.ts'
import { codeTypes, discountUnits } from '../../domain/pricing/discounts.ts'
import { atLeast, day, instant, oneOf, oneOfMany, someOf } from './columns.ts'

export const dishVersion = pgTable(
  'dish_version',
  {
    dishId: text('dish_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    content: jsonb('content').$type<Dish>().notNull(),
  },
  t => [primaryKey({ columns: [t.dishId, t.version] }), oneOf('dish_version_kind_known', t.kind, dishKinds)],
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

/** The entries of a brand's week. `taken` changes by one guarded statement: taken + n <= capacity. */
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
  t => [
    primaryKey({ columns: [t.brand, t.week, t.productId] }),
    oneOfMany('menu_entry_kind_known', t.kind, productKinds),
    atLeast('menu_entry_surcharge_not_negative', t.surchargeCents, 0),
    atLeast('menu_entry_capacity_not_negative', t.capacity, 0),
    atLeast('menu_entry_taken_not_negative', t.taken, 0),
  ],
)

/** Discount codes. `elements`: percent off the 1st, 2nd, … order, or cents where `unit` says so. */
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
    /** Offered to visitors who bring none of their own. */
    isDefault: boolean('is_default').notNull().default(false),
    /** `anyone`, `new` (no box paid yet) or `returning` (one paid before). */
    audience: text('audience').notNull().default('anyone'),
    /** Otherwise a household can take it again once it is used up. */
    oncePerHousehold: boolean('once_per_household').notNull().default(true),
    /** Number of households that may take it; null for no limit. */
    totalUses: integer('total_uses'),
    /** Number of households that took it. */
    uses: integer('uses').notNull().default(0),
    /** Types of codes it can be combined with, if they allow it too. */
    combinesWith: text('combines_with').array().notNull().default([]),
  },
  t => [
    primaryKey({ columns: [t.brand, t.code] }),
    oneOf('discount_code_type_known', t.type, codeTypes),
    oneOf('discount_code_unit_known', t.unit, discountUnits),
    oneOf('discount_code_audience_known', t.audience, audiences),
    someOf('discount_code_combines_with_known', t.combinesWith, codeTypes),
  ],
)

/** Each time an admin ended a code, or brought its end forward. A file may have opened it again since. */
export const discountCodeEnding = pgTable(
  'discount_code_ending',
  {
    brand: text('brand').notNull(),
    code: text('code').notNull(),
    id: uuid('id').notNull(),
    /** The last day on which it could be taken from then on. */
    lastDay: day('last_day').notNull(),
    reason: text('reason').notNull(),
    /** The admin who ended it. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.code, t.id] })],
)
