// The admin's calls for the market: its items by what is left, one of them with its versions, changes from a week on, the stock of a week, and
// files of items. Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { brandIds, provinces } from '../domain/brands.ts'
import { marketColumns } from '../domain/catalogue/market_columns.ts'
import { headFaults, lineFaults } from '../domain/catalogue/market_lines.ts'
import { taxClasses, taxCodes } from '../domain/tax/classes.ts'
import { get, post } from './call.ts'
import { correctionsOf, from, item, outcomesOf, version } from './catalogue.ts'
import { code, done, isoDate, productId, queryInteger, requiredText, text } from './fields.ts'
import { count, newId } from './recipe.ts'

const week = isoDate
const toCome = z.nullable(z.object({ cents: z.int(), from: isoDate }))
const stock = { capacity: z.int(), taken: z.int() }

const row = z.object({
  id: z.string(),
  /** The newest version, which a change is based on. */
  version: z.int(),
  name: z.string(),
  unit: z.string(),
  names: z.object({ en: z.string(), fr: z.string() }),
  picture: z.nullable(z.string()),
  brands: z.array(z.enum(brandIds)),
  priceCents: z.int(),
  costCents: z.nullable(z.int()),
  toCome,
  /** In the week; null where its menu does not have it. */
  stock: z.nullable(z.object(stock)),
  weeklyStock: z.int(),
  taxClass: z.enum(taxClasses),
  shelf: z.string(),
  allergens: z.array(z.string()),
  supplier: z.nullable(z.string()),
  withdrawn: z.boolean(),
})

/** The taxes of a class in a province: parts per 100,000 each. */
const taxesOfClass = z.object({
  taxClass: z.enum(taxClasses),
  provinces: z.array(
    z.object({
      province: z.enum(provinces),
      taxes: z.array(z.object({ code: z.enum(taxCodes), rate: z.int() })),
    }),
  ),
})

const weeks = z.array(z.object({ week, state: z.enum(['past', 'running', 'open', 'to_come']) }))

/** Weeks from which a change can be: Mondays, and whether their menu is published. */
const mondays = z.array(z.object({ week, isPublished: z.boolean() }))

/** A part of an item, as it is to be; what is absent stays. */
const change = z.partial(
  z.extend(z.omit(item, { id: true }), {
    withdrawn: z.boolean(),
  }),
)

const base = count(0, 1_000_000)

/** What a change does to boxes, in numbers. */
const effects = z.object({
  /** Boxes that hold one of the items in a published week from then on, and their households. */
  boxes: z.int(),
  households: z.int(),
  outcomes: outcomesOf,
  /** Households that get a letter, one for each box. */
  letters: z.int(),
  /** What open boxes cost more by it, before discounts and tax, cents; below zero for less. */
  cents: z.int(),
  /** The first week from which it can be, where a price would rise in a published one; null where none would. */
  first: z.nullable(isoDate),
  /** How many prices would. */
  rises: z.int(),
})

const changed = z.object({ version: z.int(), boxes: z.int() })

const trouble = z.object({
  line: z.int(),
  id: z.string(),
  column: z.enum(marketColumns),
  value: z.string(),
  fault: z.enum(lineFaults),
  offer: z.nullable(z.string()),
})

const fileName = text(120)

export const market_admin = {
  list: get({
    summary: 'The market items of the brand, lowest stock of a week first: five hundred at most.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ week: z.optional(isoDate), find: z.optional(text(80)) }),
    output: z.object({
      week,
      weeks,
      earlier: z.nullable(isoDate),
      later: z.nullable(isoDate),
      mondays,
      /** Items of the brand, and those of them that were found. */
      all: z.int(),
      found: z.int(),
      taxes: z.array(taxesOfClass),
      items: z.array(row),
    }),
    errors: [],
  }),
  show: get({
    summary:
      'A market item, its price to come, its versions with what differs, its weeks, and how its corrections stand.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ id: productId }),
    output: z.object({
      id: z.string(),
      version: z.int(),
      withdrawn: z.boolean(),
      /** As it is in the present week. */
      item,
      picture: z.nullable(z.string()),
      toCome,
      mondays,
      weeks: z.array(z.object({ brand: z.enum(brandIds), week, version: z.int(), ...stock })),
      versions: z.array(
        z.extend(version, {
          /** Against the version before, as a file has it. */
          differences: z.array(
            z.object({ column: z.enum(marketColumns), before: z.string(), after: z.string() }),
          ),
        }),
      ),
      corrections: correctionsOf,
    }),
    errors: ['not_found'],
  }),
  options: get({
    summary:
      'What a new item can be: its tax classes with the taxes of each province, and the weeks from which it can be.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({ taxes: z.array(taxesOfClass), mondays }),
    errors: [],
  }),
  foresee: post({
    summary: 'What a change of an item would do to the boxes that hold it. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ id: productId, base, change, from }),
    output: effects,
    errors: ['not_found', 'catalogue_changed'],
  }),
  change: post({
    summary:
      'Changes parts of an item from a week on, in further versions. What somebody decided for a later week stays; boxes and households are served as by a correction.',
    who: 'admin',
    right: 'plan_menu',
    asks: true,
    input: z.object({ id: productId, base, change, from, reason: requiredText(300) }),
    output: changed,
    errors: ['not_found', 'catalogue_changed', 'catalogue_price_rise'],
  }),
  add: post({
    summary: 'Adds an item. It is in the weeks that are published from then on.',
    who: 'admin',
    right: 'plan_menu',
    asks: true,
    input: z.object({ item: z.extend(item, { id: z.optional(newId) }), reason: requiredText(300) }),
    output: z.object({ id: z.string() }),
    errors: ['conflict'],
  }),
  set_left: post({
    summary: 'Says how many units of an item are left for a week.',
    who: 'admin',
    right: 'plan_menu',
    input: z.object({ id: productId, week, left: count(0, 1_000_000) }),
    output: z.object({ left: z.int(), before: z.int() }),
    errors: ['not_on_menu', 'week_over'],
  }),
  rows: get({
    summary: 'Items as a file has them, a part at a time, by id.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ after: z.optional(productId) }),
    output: z.object({
      columns: z.array(z.enum(marketColumns)),
      lines: z.array(z.array(z.string())),
      /** The id after which the next part begins; null at the end. */
      next: z.nullable(z.string()),
    }),
    errors: [],
  }),
  put_file: post({
    summary:
      'Keeps a part of a file of items for its loader; the first part takes the place of a former file. It changes no item.',
    who: 'admin',
    right: 'plan_menu',
    logs: 'nothing',
    longest: 1_000_000,
    input: z.object({
      name: fileName,
      part: count(0, 200),
      lines: z.string({ error: code('required') }).check(z.maxLength(300_000, code('too_long'))),
    }),
    output: z.object({ parts: z.int() }),
    errors: ['conflict'],
  }),
  file: get({
    summary:
      'What the caller’s file would change, line by line, and what is wrong with it. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ from: z.optional(from), page: z._default(queryInteger(1, 10_000), 1) }),
    output: z.object({
      file: z.nullable(
        z.object({
          name: z.string(),
          from: z.string(),
          /** Why it is no file of items; null where it is one. */
          fault: z.nullable(z.object({ fault: z.enum(headFaults), value: z.string() })),
          lines: z.int(),
          added: z.int(),
          changed: z.int(),
          same: z.int(),
          left: z.int(),
          /** Lines that cannot be taken; fifty of them at a time. */
          bad: z.int(),
          troubles: z.array(trouble),
          pages: z.int(),
          /** The first fifty changes, as cells. */
          changes: z.array(
            z.object({
              line: z.int(),
              id: z.string(),
              isNew: z.boolean(),
              cells: z.array(
                z.object({ column: z.enum(marketColumns), before: z.string(), after: z.string() }),
              ),
            }),
          ),
          effects,
          /** What was looked at: taking it is refused where anything changed since. */
          seen: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
  mend: post({
    summary:
      'Says of a line of the caller’s file that a cell has another value, that its item is new, or that it stays out.',
    who: 'admin',
    right: 'plan_menu',
    logs: 'nothing',
    input: z.object({
      line: count(0, 1_000_000),
      what: z.enum(['set', 'new', 'out']),
      column: z._default(z.union([z.enum(marketColumns), z.literal('')]), ''),
      value: z._default(text(400), ''),
    }),
    output: done,
    errors: ['not_found'],
  }),
  drop_file: post({
    summary: 'Forgets the caller’s file.',
    who: 'admin',
    right: 'plan_menu',
    logs: 'nothing',
    input: z.object({}),
    output: done,
    errors: [],
  }),
  take_file: post({
    summary:
      'Takes every line of the caller’s file that can be taken, all of them or none, in further versions. Lines that cannot are left out, as it was shown.',
    who: 'admin',
    right: 'plan_menu',
    asks: true,
    input: z.object({ from, seen: text(200), reason: requiredText(300) }),
    output: z.object({ added: z.int(), changed: z.int(), boxes: z.int() }),
    errors: ['not_found', 'catalogue_changed', 'catalogue_price_rise', 'lines_refused'],
  }),
} as const
