// Dishes and items in versions, menu weeks, and discount codes.

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { type FactVersion, factKinds } from '../../domain/brand_facts/facts.ts'
import { brandIds } from '../../domain/brands.ts'
import { type KeptPiece, keptKinds } from '../../domain/catalogue/catalogue.ts'
import type { LineMend } from '../../domain/catalogue/market_lines.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { type Dish, dishKinds, type MarketItem, productKinds } from '../../domain/catalogue/types.ts'
import type { BarPlan } from '../../domain/pricing/bar.ts'
import { audiences } from '../../domain/pricing/codes.ts'
import { codeTypes, discountUnits } from '../../domain/pricing/discounts.ts'
import { type TermVersion, termKinds } from '../../domain/terms/versions.ts'
import { atLeast, day, instant, oneOf, oneOfMany, someOf } from './columns.ts'

/**
 * What a version of anything in the catalogue is kept with. Nothing is overwritten: a change is a further version. Those that came with
 * the program have no actor.
 */
const versionOf = () => ({
  /** The first menu week that it is for, a Monday; null for every week that was not published before it. */
  fromWeek: day('from_week'),
  /** Not offered any more from then on. */
  withdrawn: boolean('withdrawn').notNull().default(false),
  /** The admin's words. */
  reason: text('reason').notNull().default(''),
  /** The admin; null where it came with the program. */
  actor: uuid('actor'),
  at: instant('at').notNull().default(sql`now()`),
  /** Its place among all dishes or items: the order in which the planner and the shelves take them. */
  place: integer('place').notNull().default(0),
})

/** A dish in versions. `content` was computed from `recipe` and the ingredients of that day; menus and orders pin it. */
export const dishVersion = pgTable(
  'dish_version',
  {
    dishId: text('dish_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    content: jsonb('content').$type<Dish>().notNull(),
    /** Null for a version from before recipes were kept. */
    recipe: jsonb('recipe').$type<DishRecipe>(),
    ...versionOf(),
  },
  t => [primaryKey({ columns: [t.dishId, t.version] }), oneOf('dish_version_kind_known', t.kind, dishKinds)],
)

export const marketItem = pgTable(
  'market_item',
  {
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<MarketItem>().notNull(),
    ...versionOf(),
  },
  t => [primaryKey({ columns: [t.itemId, t.version] })],
)

/**
 * A recipe that somebody is writing, one for each person and dish: it survives a reload and another day, and nobody is offered anything of
 * it. It becomes a version as it is saved, and goes.
 */
export const dishDraft = pgTable(
  'dish_draft',
  {
    dishId: text('dish_id').notNull(),
    /** The admin who writes it. */
    actor: uuid('actor').notNull(),
    /** The version that it began from; 0 for a new dish. */
    base: integer('base').notNull(),
    recipe: jsonb('recipe').$type<DishRecipe>().notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.dishId, t.actor] })],
)

/**
 * A file of market items that somebody is loading, one for each person: its text in parts, and how they mended its lines. It goes as it is taken,
 * or as the next one comes.
 */
export const marketFile = pgTable('market_file', {
  /** The admin. */
  actor: uuid('actor').primaryKey(),
  name: text('name').notNull(),
  mends: jsonb('mends').$type<LineMend[]>().notNull(),
  at: instant('at').notNull(),
})

export const marketFilePart = pgTable(
  'market_file_part',
  {
    actor: uuid('actor').notNull(),
    part: integer('part').notNull(),
    lines: text('lines').notNull(),
  },
  t => [primaryKey({ columns: [t.actor, t.part] })],
)

/** Every other piece of the catalogue, in versions: ingredients, families, kitchen lines and the like (domain/catalogue/catalogue.ts). */
export const cataloguePiece = pgTable(
  'catalogue_piece',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<KeptPiece['content']>().notNull(),
    reason: text('reason').notNull().default(''),
    actor: uuid('actor'),
    at: instant('at').notNull().default(sql`now()`),
  },
  t => [
    primaryKey({ columns: [t.kind, t.id, t.version] }),
    oneOf('catalogue_piece_kind_known', t.kind, keptKinds),
  ],
)

/**
 * Prices, the minimum, taxes and the like in versions (domain/terms/versions.ts). `valid_from` is the first delivery date of a value. A version
 * that takes another one back has no value.
 */
export const termVersion = pgTable(
  'term_version',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<TermVersion['value']>(),
    validFrom: day('valid_from').notNull(),
    takesBack: integer('takes_back'),
    /** When households were told of it and open boxes priced again; null until then. */
    settledAt: instant('settled_at'),
    reason: text('reason').notNull().default(''),
    actor: uuid('actor'),
    at: instant('at').notNull().default(sql`now()`),
  },
  t => [
    primaryKey({ columns: [t.kind, t.subject, t.version] }),
    index('term_version_unsettled').on(t.at).where(sql`${t.settledAt} is null`),
    oneOf('term_version_kind_known', t.kind, termKinds),
    check('term_version_has_value', sql`(${t.value} is null) = (${t.takesBack} is not null)`),
  ],
)

/** What a brand says of itself, in versions. A version holds from a day on; nothing is overwritten. */
export const brandFact = pgTable(
  'brand_fact',
  {
    brand: text('brand').notNull(),
    kind: text('kind').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<FactVersion['value']>().notNull(),
    validFrom: day('valid_from').notNull(),
    reason: text('reason').notNull().default(''),
    actor: uuid('actor'),
    at: instant('at').notNull().default(sql`now()`),
  },
  t => [
    primaryKey({ columns: [t.brand, t.kind, t.version] }),
    oneOf('brand_fact_brand_known', t.brand, brandIds),
    oneOf('brand_fact_kind_known', t.kind, factKinds),
  ],
)

/**
 * One row: how often the catalogue was changed. A change locks it, so that one comes after the other; every process compares it with the
 * number of its own copy.
 */
export const catalogueRevision = pgTable(
  'catalogue_revision',
  {
    one: boolean('one').primaryKey().default(true),
    revision: integer('revision').notNull(),
  },
  t => [check('catalogue_revision_one_row', sql`${t.one}`)],
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
    /** Taken out of this week since it was published: it has no capacity, and a later version gives it none. */
    takenOut: boolean('taken_out').notNull().default(false),
  },
  t => [
    primaryKey({ columns: [t.brand, t.week, t.productId] }),
    oneOfMany('menu_entry_kind_known', t.kind, productKinds),
    atLeast('menu_entry_surcharge_not_negative', t.surchargeCents, 0),
    atLeast('menu_entry_capacity_not_negative', t.capacity, 0),
    atLeast('menu_entry_taken_not_negative', t.taken, 0),
  ],
)

/**
 * The ready-to-cook dishes of a brand's week as somebody planned them, in versions: the newest counts. The week is published with them; a
 * published one follows when they are published again.
 */
export const menuPlan = pgTable(
  'menu_plan',
  {
    brand: text('brand').notNull(),
    week: day('week').notNull(),
    version: integer('version').notNull(),
    /** Ids in the order in which menus show them; null: the planner chooses, but for the locked ones. */
    dishes: text('dishes').array(),
    /** Ids of those that stay where the planner chooses again. */
    locked: text('locked').array().notNull(),
    /** When the week's menu became what this version says; null until then. */
    publishedAt: instant('published_at'),
    /** The admin. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.week, t.version] })],
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
    /** The campaign that it belongs to; null for none. */
    campaignId: uuid('campaign_id'),
    /** One of many that a campaign had made: lists show those as a number. */
    isMade: boolean('is_made').notNull().default(false),
  },
  t => [
    primaryKey({ columns: [t.brand, t.code] }),
    index('discount_code_of_campaign').on(t.brand, t.campaignId).where(sql`${t.campaignId} is not null`),
    index('discount_code_listed').on(t.brand, t.code).where(sql`not ${t.isMade}`),
    oneOf('discount_code_type_known', t.type, codeTypes),
    oneOf('discount_code_unit_known', t.unit, discountUnits),
    oneOf('discount_code_audience_known', t.audience, audiences),
    someOf('discount_code_combines_with_known', t.combinesWith, codeTypes),
  ],
)

/** What codes are given out for, or through: a source, and a name. */
export const codeCampaign = pgTable(
  'code_campaign',
  {
    brand: text('brand').notNull(),
    id: uuid('id').notNull(),
    /** Where its codes are given out: a podcast, a flyer, a partner. */
    source: text('source').notNull(),
    name: text('name').notNull(),
    from: day('starts_on'),
    until: day('ends_on'),
    /** Who made it, and when. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.id] })],
)

/** What a code did to the boxes of a delivery day, counted once the day is over. It names no household. */
export const codeFigure = pgTable(
  'code_figure',
  {
    brand: text('brand').notNull(),
    code: text('code').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    /** Boxes that it took something off, and those of them that were a household's first with it. */
    boxes: integer('boxes').notNull(),
    firsts: integer('firsts').notNull(),
    /** What it took off, and what the boxes came to after all discounts, before tax; cents. */
    offCents: bigint('off_cents', { mode: 'number' }).notNull(),
    revenueCents: bigint('revenue_cents', { mode: 'number' }).notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.code, t.deliveryDate] })],
)

/** The last delivery day of each brand whose boxes are counted in `code_figure`. */
export const codeFigureDay = pgTable('code_figure_day', {
  brand: text('brand').primaryKey(),
  deliveryDate: day('delivery_date').notNull(),
})

/** Every version of what the discount bar offers, by brand (domain/pricing/bar.ts). */
export const barPlan = pgTable(
  'bar_plan',
  {
    brand: text('brand').notNull(),
    version: integer('version').notNull(),
    entries: jsonb('entries').$type<BarPlan['entries']>().notNull(),
    /** The default code as it was set; `discount_code` says which it is. */
    otherwise: text('otherwise'),
    reason: text('reason').notNull(),
    /** Who set it; null for a file of codes. */
    actor: uuid('actor'),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.version] }), oneOf('bar_plan_brand_known', t.brand, brandIds)],
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
