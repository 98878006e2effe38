// The admin's calls for what dishes are made of: the table of ingredients, one of them, and a correction of one, which reaches every dish that
// has it. Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { brandIds } from '../domain/brands.ts'
import { get, post } from './call.ts'
import { from, ofAllergens, outcomesOf } from './catalogue.ts'
import { code, isoDate, productId, requiredText, text } from './fields.ts'
import { count, newId, said, some } from './recipe.ts'

const brand = z.enum(brandIds)
const number = (least: number, most: number) =>
  z
    .number({ error: code('invalid_input') })
    .check(z.minimum(least, code('invalid_input')), z.maximum(most, code('invalid_input')))

const sources = ['meat', 'fish', 'dairy', 'egg', 'honey'] as const
const bothWords = z.object({ en: z.string(), fr: z.string() })

/** An ingredient as it is kept (domain/catalogue/catalogue.ts). */
const ingredient = z.object({
  name: said(120),
  /** USDA number of its nutrition row; null for a mix. */
  ndb: z.nullable(z.string().check(z.regex(/^\d{5}$/, code('invalid_input')))),
  /** Of a mix: shares of its weight, 0 where a label names one without its amount. */
  parts: some(z.object({ ingredientId: productId, share: number(0, 1) }), 60),
  allergens: ofAllergens,
  animal: some(z.enum(sources), sources.length),
  eatenShare: number(0.01, 1),
  cookedGrams: number(0.1, 10),
  rowDescribes: z.enum(['packed', 'cooked']),
  piece: z.nullable(
    z.object({
      grams: number(0.1, 10_000),
      words: z.nullable(z.object({ one: said(40), many: said(40) })),
    }),
  ),
  gramsPerTablespoon: z.nullable(number(0.1, 100)),
  centsPerKilogram: z.nullable(count(0, 1_000_000)),
  /** Allergens that its supplier warns of. */
  warnings: ofAllergens,
  also: z.nullable(z.object({ en: text(300), fr: text(300) })),
  packGrams: z.optional(z.nullable(number(0.1, 1_000_000))),
  supplier: z.optional(z.nullable(text(120))),
})

const wanted = {
  id: newId,
  /** The version that was looked at; 0 for a new one. */
  base: count(0, 1_000_000),
  ingredient,
  /** The families that it is in from then on: people exclude them together. */
  families: some(z.string().check(z.regex(/^any-[a-z-]{1,60}$/, code('invalid_input'))), 40),
  /** The kitchen lines that pack it from then on, by `brand:line`; none for what comes sealed. */
  lines: some(z.string().check(z.maxLength(80, code('too_long'))), 40),
}

const named = z.object({ id: z.string(), name: z.string() })

/** What a correction does: dishes that become another, and their boxes. */
const effects = z.object({
  dishes: z.array(
    z.extend(named, {
      boxes: z.int(),
      /** Boxes whose households exclude what it is then. */
      broken: z.int(),
      gained: z.array(z.string()),
      lost: z.array(z.string()),
      traces: z.array(z.string()),
    }),
  ),
  boxes: z.int(),
  households: z.int(),
  outcomes: outcomesOf,
})

const refusals = ['not_found', 'catalogue_changed', 'ingredient_breaks'] as const

export const ingredients_admin = {
  list: get({
    summary: 'Every ingredient with its allergens, its cost and the number of dishes that have it.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      ingredients: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** In the other language. */
          otherName: z.string(),
          ndb: z.nullable(z.string()),
          isMix: z.boolean(),
          allergens: z.array(z.string()),
          warnings: z.array(z.string()),
          families: z.array(z.string()),
          centsPerKilogram: z.nullable(z.int()),
          packGrams: z.nullable(z.number()),
          /** The share that is eaten, in per cent. */
          eaten: z.number(),
          supplier: z.nullable(z.string()),
          dishes: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  show: get({
    summary:
      'An ingredient with its versions, the dishes that have it, and the families and kitchen lines there are.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ id: productId }),
    output: z.object({
      id: z.string(),
      version: z.int(),
      ingredient,
      /** What its USDA row is called; null for a mix, and for a row that the table does not have. */
      food: z.nullable(z.string()),
      families: z.array(z.extend(named, { isIn: z.boolean() })),
      lines: z.array(z.object({ id: z.string(), brand, name: z.string(), isIn: z.boolean() })),
      /** Names of the parts of a mix, and of the mixes that have it. */
      names: z.record(z.string(), bothWords),
      mixes: z.array(named),
      dishes: z.array(named),
      versions: z.array(
        z.object({
          version: z.int(),
          reason: z.string(),
          date: isoDate,
          time: z.string(),
          /** The admin’s email; null where it came with the program. */
          admin: z.nullable(z.string()),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  options: get({
    summary: 'The families and kitchen lines that a new ingredient can be in.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      families: z.array(named),
      lines: z.array(z.object({ id: z.string(), brand, name: z.string() })),
    }),
    errors: [],
  }),
  find_foods: get({
    summary: 'Rows of the USDA table by a name in either language, shortest first.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ q: text(80) }),
    output: z.object({
      foods: z.array(
        z.object({
          ndb: z.string(),
          description: z.string(),
          calories: z.number(),
          proteinGrams: z.number(),
          fatGrams: z.number(),
          carbohydrateGrams: z.number(),
        }),
      ),
    }),
    errors: [],
  }),
  preview: post({
    summary: 'What a change of an ingredient would do to dishes and boxes. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ ...wanted, from }),
    output: effects,
    errors: refusals,
  }),
  save: post({
    summary:
      'Adds a version of an ingredient, and one of every dish that becomes another by it. Their boxes are mended, and households told.',
    who: 'admin',
    right: 'plan_menu',
    asks: true,
    input: z.object({ ...wanted, from, reason: requiredText(300) }),
    output: z.object({ version: z.int(), dishes: z.int(), boxes: z.int() }),
    errors: refusals,
  }),
} as const
