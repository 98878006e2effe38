// The admin's calls for what the company sells: a dish or a market item with its versions, what a change would do to boxes, and the change.
// Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { brandIds } from '../domain/brands.ts'
import { allergens } from '../domain/catalogue/allergen_names.ts'
import { longestTexts } from '../domain/catalogue/market_columns.ts'
import { diets, itemCategories, itemShelves } from '../domain/catalogue/types.ts'
import { correctionOutcomes } from '../domain/corrections.ts'
import { taxClasses } from '../domain/tax/classes.ts'
import { get, post } from './call.ts'
import { code, isoDate, productId, requiredText, text } from './fields.ts'
import { amount, count, newId, price, recipe, said, some } from './recipe.ts'

const allergenIds = allergens.map(({ id }) => id)
export const ofAllergens = some(z.enum(allergenIds), allergenIds.length)

export const item = z.object({
  id: newId,
  brand: some(z.enum(brandIds), 2),
  name: said(longestTexts.name),
  promise: said(longestTexts.promise),
  category: z.enum(itemCategories),
  shelf: z.enum(itemShelves),
  unit: said(longestTexts.unit),
  grams: z.nullable(amount),
  millilitres: z.nullable(amount),
  priceCents: price,
  weeklyStock: count(0, 1_000_000),
  taxClass: z.enum(taxClasses),
  diets: some(z.enum(diets), diets.length),
  allergens: ofAllergens,
  mayContain: ofAllergens,
  picture: z.nullable(z.string().check(z.maxLength(400, code('too_long')))),
  costCents: z.optional(z.nullable(price)),
  supplier: z.optional(z.nullable(text(longestTexts.supplier))),
  taxReason: z.optional(z.nullable(text(longestTexts.taxReason))),
})

/** `now`, `new`, or the Monday of a menu week. */
export const from = z.union([z.enum(['now', 'new']), isoDate], { error: code('invalid_input') })

/** The version that was looked at; 0 for a new product. */
const base = count(0, 1_000_000)

const change = { base, from, reason: requiredText(300) }

/** A version in the list of a product's. */
export const version = z.object({
  version: z.int(),
  fromWeek: z.nullable(isoDate),
  withdrawn: z.boolean(),
  reason: z.string(),
  /** Day and time on the brand’s clock. */
  date: isoDate,
  time: z.string(),
  /** The admin’s email; null where it came with the program. */
  admin: z.nullable(z.string()),
})

/** How the boxes of a product's corrections stand. */
export const correctionsOf = z.array(
  z.object({
    version: z.int(),
    closed: z.boolean(),
    outcome: z.enum([...correctionOutcomes, 'waiting']),
    boxes: z.int(),
  }),
)

const named = z.object({ id: z.string(), name: z.string() })

/** Boxes by what would become of them. */
export const outcomesOf = z.object({
  kept: z.int(),
  replaced: z.int(),
  dropped: z.int(),
  asked: z.int(),
  warned: z.int(),
  waiting: z.int(),
})

/** What becomes of the boxes that hold it. */
const effects = z.object({
  version: z.int(),
  /** Whether something of it would cost more: then it is only for weeks that are not published. */
  rises: z.boolean(),
  boxes: z.int(),
  households: z.int(),
  /** Boxes by what would become of them; `waiting`: a card is being charged, or was declined. */
  outcomes: outcomesOf,
  /** The dishes that would come instead, most boxes first. */
  replacements: z.array(z.extend(named, { boxes: z.int() })),
  gained: z.array(z.string()),
  lost: z.array(z.string()),
  traces: z.array(z.string()),
  diets: z.array(z.enum(diets)),
  /** The first hundred boxes that change. */
  examples: z.array(
    z.object({
      clientId: z.string(),
      orderId: z.string(),
      week: isoDate,
      outcome: z.enum(['replaced', 'dropped', 'asked', 'warned']),
      replacement: z.nullable(named),
    }),
  ),
})

const wanted = {
  recipe: z.optional(recipe),
  item: z.optional(item),
  withdraw: z.optional(productId),
}

const corrected = z.object({ version: z.int(), boxes: z.int() })
const refusals = ['not_found', 'catalogue_changed', 'catalogue_price_rise'] as const

export const catalogue = {
  product: get({
    summary:
      'A dish or a market item in its newest version, all its versions, and how the boxes of its corrections stand.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ id: productId }),
    output: z.object({
      id: z.string(),
      version: z.int(),
      withdrawn: z.boolean(),
      /** What the cooks wrote; null for an item, and for a dish whose recipe was not kept. */
      recipe: z.nullable(recipe),
      item: z.nullable(item),
      versions: z.array(version),
      corrections: correctionsOf,
    }),
    errors: ['not_found'],
  }),
  preview: post({
    summary: 'What a change of a dish or an item would do to the boxes that hold it. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ ...wanted, base, from }),
    output: effects,
    errors: ['not_found', 'catalogue_changed'],
  }),
  correct_meal: post({
    summary:
      'Adds a version of a dish. Boxes in which it is unsafe now are mended at once, and every household is told what differs.',
    who: 'admin',
    right: 'plan_menu',
    asks: true,
    input: z.object({ ...change, recipe }),
    output: corrected,
    errors: refusals,
  }),
  correct_market_item: post({
    summary: 'The same of a market item.',
    who: 'admin',
    right: 'plan_menu',
    asks: true,
    input: z.object({ ...change, item }),
    output: corrected,
    errors: refusals,
  }),
  withdraw: post({
    summary:
      'Takes a dish or an item off the menus from a week on: it leaves the boxes that hold it, and their households are told.',
    who: 'admin',
    right: 'plan_menu',
    asks: true,
    input: z.object({ ...change, id: productId }),
    output: corrected,
    errors: refusals,
  }),
} as const
