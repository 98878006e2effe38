// Shortages before packing: the question to a household, its answer, and an admin's declaration. Area 7 does not list
// these calls (docs/decisions/0004).

import * as z from 'zod/mini'
import { diets, productKinds } from '../domain/catalogue/types.ts'
import { addedFlesh, shortageChoices, standardChoices } from '../domain/substitution.ts'
import { get, post } from './call.ts'
import { code, id, isoDate, productId, requiredText, text } from './fields.ts'

const named = z.object({ id: z.string(), name: z.string() })

export const shortages = {
  of_box: get({
    path: '/account/shortages',
    summary:
      'What ran short of a box before it was packed, what comes instead, and what its household can say to it.',
    who: 'client',
    input: z.object({ orderId: id }),
    output: z.object({
      shortages: z.array(
        z.object({
          id,
          product: z.string(),
          units: z.int(),
          /** It is not short: it was corrected, and does not fit the household’s exclusions any more. */
          corrected: z.boolean(),
          /** The ingredient that is short; null where it is all of the product. */
          short: z.nullable(z.string()),
          replacement: z.nullable(z.string()),
          /** Allergens by name. */
          gained: z.array(z.string()),
          lost: z.array(z.string()),
          flesh: z.array(z.enum(addedFlesh)),
          /** Diets that the product was sold as and is not with the replacement. */
          diets: z.array(z.enum(diets)),
          /** Whether the household may take the replacement: it breaks none of its exclusions. */
          fits: z.boolean(),
          /** The default without an answer; `drop` where the replacement adds something or does not suit. */
          standard: z.enum(standardChoices),
          /** Brand wall clock, `2026-11-28T17:00`; null once no answer is possible any more. */
          until: z.nullable(z.string()),
          choice: z.nullable(z.enum(shortageChoices)),
          /** The product it was swapped for. */
          swapped: z.nullable(z.string()),
          /** The number of its credit note within the box. */
          note: z.nullable(z.int()),
          /** The possible replacements. */
          swaps: z.array(named),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  answer: post({
    path: '/account/shortages/answer',
    summary:
      'Takes what comes instead, swaps for something else, or leaves it out for its price; done at once.',
    who: 'client',
    input: z.object({
      id,
      choice: z.enum(shortageChoices, { error: code('required') }),
      swapId: z.optional(z.nullable(productId)),
    }),
    output: z.object({ choice: z.enum(shortageChoices) }),
    errors: ['not_found', 'shortage_over', 'shortage_unfit', 'sold_out'],
  }),
} as const

export const shortages_admin = {
  day: get({
    summary: 'What is in the paid boxes of a day that are not packed, and what was said to be short.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ date: z.optional(isoDate) }),
    output: z.object({
      date: isoDate,
      today: isoDate,
      products: z.array(
        z.object({
          id: z.string(),
          kitchen: z.string(),
          name: z.string(),
          kind: z.enum(productKinds),
          boxes: z.int(),
          ingredients: z.array(named),
        }),
      ),
      /** The possible replacements of an ingredient, and of a product. */
      ingredients: z.array(named),
      menu: z.array(z.object({ id: z.string(), kind: z.enum(productKinds), name: z.string() })),
      shortages: z.array(
        z.object({
          id,
          kitchen: z.string(),
          product: z.string(),
          /** It is not short: it was corrected or withdrawn, and these households must not get it. */
          corrected: z.boolean(),
          short: z.nullable(z.string()),
          replacement: z.nullable(z.string()),
          until: z.nullable(z.string()),
          asked: z.int(),
          waiting: z.int(),
          /** Of those waiting, the boxes that silence leaves out. */
          leftOut: z.int(),
          /** What the replacement adds, as the households were told. */
          adds: z.object({
            gained: z.array(z.string()),
            flesh: z.array(z.enum(addedFlesh)),
            diets: z.array(z.enum(diets)),
          }),
          accepted: z.int(),
          swapped: z.int(),
          dropped: z.int(),
        }),
      ),
    }),
  }),
  declare: post({
    summary:
      'Says that a product of a batch, or an ingredient of a dish, is short. Households are asked about what comes instead; where nothing does, its price goes back at once.',
    who: 'admin',
    right: 'run_kitchen',
    asks: true,
    input: z.object({
      date: isoDate,
      kitchen: requiredText(40),
      productId,
      ingredientId: z.optional(z.nullable(z.string().check(z.maxLength(80, code('too_long'))))),
      replacementId: z.optional(z.nullable(z.string().check(z.maxLength(80, code('too_long'))))),
      /** Brand wall clock, `2026-11-28T17:00`. */
      until: z._default(text(40), ''),
    }),
    output: z.object({ id, boxes: z.int() }),
    errors: ['not_found', 'shortage_known', 'shortage_unfit', 'shortage_until'],
  }),
} as const
