// The admin's calls for writing dishes: the list, the editor with what follows from each change, and pictures. A dish that is done is saved by
// `catalogue.correct_meal` (catalogue.ts). Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { brandIds } from '../domain/brands.ts'
import { amountUnits } from '../domain/catalogue/recipe.ts'
import { diets, dishCategories, dishKinds, productKinds } from '../domain/catalogue/types.ts'
import { lineFaults, necessities } from '../domain/catalogue/written_recipe.ts'
import { get, post } from './call.ts'
import { correctionsOf, version } from './catalogue.ts'
import { code, done, isoDate, locale, productId, queryInteger, requiredText, text } from './fields.ts'
import { cookingStep, ingredient, nutrition } from './products.ts'
import { count, recipeDraft } from './recipe.ts'

const bothWords = z.object({ en: z.string(), fr: z.string() })
const brand = z.enum(brandIds)
const necessity = z.enum(necessities)

const line = z.object({
  ingredientId: z.string(),
  /** Null for an ingredient that we do not have. */
  name: z.nullable(bothWords),
  grams: z.nullable(z.object({ for2: z.number(), for4: z.number() })),
  /** As the card prints it for two; null where grams are printed. */
  measure: z.nullable(bothWords),
  /** Their names. */
  allergens: z.array(z.string()),
  /** For two; null where a food of it has no cost. */
  cents: z.nullable(z.number()),
  /** The units in which it is measured. */
  units: z.array(z.enum(amountUnits)),
  fault: z.nullable(z.enum(lineFaults)),
})

const stepFault = z.object({
  kind: z.enum([
    'timer_missing',
    'languages_differ',
    'timer_late',
    'temperature_missing',
    'step_count',
    'hands_on',
    'too_long',
  ]),
  /** The step, from 0; null where it is about all of them. */
  step: z.nullable(z.int()),
  locale: z.nullable(locale),
  minutes: z.nullable(z.number()),
  celsius: z.nullable(z.number()),
  /** The ingredient that does not get hot enough. */
  name: z.nullable(z.string()),
  least: z.nullable(z.int()),
  most: z.nullable(z.int()),
})

/** What follows from a recipe as it is. */
const facts = z.object({
  box: z.array(line),
  cupboard: z.array(line),
  /** By swap: whether what it takes out is in the box, and what it brings can be measured. */
  swapsFit: z.array(z.boolean()),
  /** Of one serving; null while it is not known. */
  costCents: z.nullable(z.int()),
  /** By brand that serves it: what is left of the price, in per cent; null while the cost is not known. */
  margins: z.array(z.object({ brand, priceCents: z.int(), percent: z.nullable(z.number()) })),
  missing: z.array(necessity),
  faults: z.array(stepFault),
  /** Names of allergens. */
  allergens: z.array(z.string()),
  mayContain: z.array(z.string()),
  diets: z.array(z.enum(diets)),
  /** The marks that menus are filtered by: `quick`, `one-pan`, `made-without-nuts` and so on. */
  tags: z.array(z.string()),
  totalMinutes: z.number(),
  nutrition,
})

const draft = z.object({
  base: z.int(),
  recipe: recipeDraft,
  /** Day and time on the brand’s clock. */
  date: isoDate,
  time: z.string(),
  /** The email of who writes it. */
  admin: z.string(),
  isMine: z.boolean(),
  facts,
})

const productRow = z.object({ id: z.string(), name: z.string(), kind: z.enum(productKinds) })

export const meals_admin = {
  list: get({
    summary: 'Every dish in its newest version, and those that are being written.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      dishes: z.array(
        z.object({
          id: z.string(),
          /** 0 while it is only being written. */
          version: z.int(),
          kind: z.enum(dishKinds),
          category: z.enum(dishCategories),
          name: z.string(),
          picture: z.nullable(z.string()),
          brands: z.array(brand),
          /** Of one serving; null where a food of it has no cost. */
          costCents: z.nullable(z.int()),
          /** Above the price of a serving. */
          surchargeCents: z.int(),
          /** By brand that serves it, what is left of the price of a serving, in per cent. */
          margins: z.array(z.object({ brand, percent: z.number() })),
          /** Their names. */
          allergens: z.array(z.string()),
          /** The menu weeks that are not over and have it, Mondays. */
          weeks: z.array(isoDate),
          missing: z.array(necessity),
          withdrawn: z.boolean(),
          /** Who writes at it, by email. */
          writers: z.array(z.string()),
        }),
      ),
    }),
    errors: [],
  }),
  show: get({
    summary:
      'A dish to be edited: its newest version, its versions, the weeks that have it, and what is being written at it.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ id: productId }),
    output: z.object({
      id: z.string(),
      /** 0 while it is only being written. */
      version: z.int(),
      withdrawn: z.boolean(),
      /** The newest version; null before there is one, and where its recipe was not kept. */
      recipe: z.nullable(recipeDraft),
      /** What follows from it. */
      facts: z.nullable(facts),
      /** One's own, else the newest of somebody else. */
      draft: z.nullable(draft),
      /** Who else writes at it, by email. */
      others: z.array(z.string()),
      versions: z.array(version),
      corrections: correctionsOf,
      /** The menu weeks that are not over and have it. */
      weeks: z.array(z.object({ brand, week: isoDate, version: z.int(), taken: z.int() })),
      /** Names of the products that go with it, in its version or its draft. */
      pairings: z.array(productRow),
      /** Names of ingredients that swaps take out or bring. */
      names: z.record(z.string(), bothWords),
      /** References of the pictures that its version and its draft have, by name. */
      pictures: z.record(z.string(), z.nullable(z.string())),
    }),
    errors: ['not_found'],
  }),
  begin: post({
    summary:
      'Begins a new dish, from nothing or from another one. Nobody is offered it before it is saved as a version.',
    who: 'admin',
    right: 'plan_menu',
    input: z.object({
      name: requiredText(120),
      /** The dish whose recipe it begins with. */
      of: z.optional(productId),
    }),
    output: z.object({ id: z.string() }),
    errors: ['not_found'],
  }),
  keep_draft: post({
    summary:
      'Keeps what is written at a dish, for the one who writes it, and answers what follows from it. Nobody is offered it.',
    who: 'admin',
    right: 'plan_menu',
    logs: 'nothing',
    input: z.object({
      id: productId,
      /** The version that it began from; 0 for a new dish. */
      base: count(0, 1_000_000),
      recipe: recipeDraft,
    }),
    output: z.object({ facts, date: isoDate, time: z.string() }),
    errors: ['not_found'],
  }),
  bring_up: post({
    summary: 'Takes what others saved since into what one is writing, wherever one left it as it was.',
    who: 'admin',
    right: 'plan_menu',
    logs: 'nothing',
    input: z.object({ id: productId }),
    output: done,
    errors: ['not_found'],
  }),
  discard_draft: post({
    summary: 'Forgets what one has written at a dish.',
    who: 'admin',
    right: 'plan_menu',
    input: z.object({ id: productId }),
    output: done,
    errors: ['not_found'],
  }),
  compare: get({
    summary: 'What differs between two versions of a dish, field by field.',
    who: 'admin',
    right: 'see_work',
    input: z.object({
      id: productId,
      before: queryInteger(1, 1_000_000),
      /** Without it, the one that the caller is writing. */
      after: z.optional(queryInteger(1, 1_000_000)),
    }),
    output: z.object({
      differences: z.array(
        z.object({
          field: z.string(),
          /** The number of a step, or the name of an ingredient or a swap. */
          of: z.nullable(z.string()),
          locale: z.nullable(locale),
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  shown: get({
    summary: 'A dish as households would see it: what the caller is writing, else the newest version.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ id: productId, servings: z._default(queryInteger(1, 4), 2) }),
    output: z.object({
      id: z.string(),
      kind: z.enum(dishKinds),
      name: z.string(),
      promise: z.string(),
      summary: z.string(),
      picture: z.nullable(z.string()),
      servings: z.int(),
      totalMinutes: z.number(),
      calories: z.int(),
      eatWithinDays: z.nullable(z.int()),
      equipment: z.array(z.string()),
      allergens: z.array(z.string()),
      mayContain: z.array(z.string()),
      ingredients: z.array(ingredient),
      steps: z.array(cookingStep),
      /** The Nutrition Facts table as HTML. */
      label: z.string(),
    }),
    errors: ['not_found'],
  }),
  find_ingredients: get({
    summary: 'Ingredients by a name in either language, best first.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ q: text(80) }),
    output: z.object({
      ingredients: z.array(
        z.object({ id: z.string(), name: bothWords, units: z.array(z.enum(amountUnits)) }),
      ),
    }),
    errors: [],
  }),
  find_pairings: get({
    summary: 'Market items and ready-to-eat meals by name, which can go with a dish.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ q: text(80) }),
    output: z.object({ products: z.array(productRow) }),
    errors: [],
  }),
  pictures: get({
    summary: 'Pictures that a dish can have: those of the kit, and the newest that were uploaded.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      pictures: z.array(z.object({ name: z.string(), picture: z.string(), isUploaded: z.boolean() })),
    }),
    errors: [],
  }),
  put_picture: post({
    summary:
      'Takes a picture of a dish: a square JPEG in base64. It is read by its content, and written anew.',
    who: 'admin',
    right: 'plan_menu',
    longest: 4_000_000,
    input: z.object({
      photo: z
        .string({ error: code('required') })
        .check(
          z.maxLength(3_900_000, code('picture_too_large')),
          z.regex(/^[A-Za-z0-9+/]+=*$/, code('picture_unreadable')),
        ),
    }),
    output: z.object({
      /** As a recipe names it. */
      name: z.string(),
    }),
    errors: ['picture_too_large', 'picture_too_small', 'picture_unreadable'],
  }),
} as const
